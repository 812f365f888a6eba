/* Fills the table of a library that only leads on to glibc. */
extern void *shim_real(const char *);
__attribute__((constructor)) static void fill(void) {
  for (int i = 0; shim_names[i]; i++) shim_table[i] = shim_real(shim_names[i]);
}
