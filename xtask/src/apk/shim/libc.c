/* Android's libc over glibc: what needs more than a jump to glibc's function of the same name.
 * A line "OWN(name)" says that name is written here. No header is included: the two systems' declarations differ. */
#define OWN(name) /* read by shim.rs */
extern void *dlopen(const char *, int), *dlsym(void *, const char *);

void *shim_real(const char *name) {
  static void *libc, *libm;
  if (!libc) libc = dlopen("libc.so.6", 1), libm = dlopen("libm.so.6", 1);
  void *found = dlsym(libc, name);
  return found ? found : dlsym(libm, name);
}

static void missing(void) { __builtin_trap(); }

OWN(stderr)
OWN(environ)
void *stderr;
char **environ;
static int *(*real_errno)(void);
static int (*real_strerror)(int, char *, unsigned long);
static long (*real_sysconf)(int);
static void *(*real_calloc)(unsigned long, unsigned long);
static void (*real_free)(void *);
static int (*attr_init)(void *), (*attr_destroy)(void *), (*attr_stack)(void *, unsigned long);
static int (*real_create)(void *, void *, void *(*)(void *), void *);

__attribute__((constructor(101))) static void fill(void) {
  for (int i = 0; shim_names[i]; i++) {
    void *real = shim_real(shim_names[i]);
    shim_table[i] = real ? real : (void *)missing;
  }
  stderr = *(void **)shim_real("stderr");
  environ = *(char ***)shim_real("environ");
  real_errno = shim_real("__errno_location");
  real_strerror = shim_real("__xpg_strerror_r");
  real_sysconf = shim_real("sysconf");
  real_calloc = shim_real("calloc");
  real_free = shim_real("free");
  attr_init = shim_real("pthread_attr_init");
  attr_destroy = shim_real("pthread_attr_destroy");
  attr_stack = shim_real("pthread_attr_setstacksize");
  real_create = shim_real("pthread_create");
}

OWN(__errno)
int *__errno(void) { return real_errno(); }

/* The standard library asks for the kind of processor; no property is set here. */
OWN(__system_property_get)
int __system_property_get(const char *name, char *value) { return *value = 0; }

/* Android has the POSIX form of it. */
OWN(strerror_r)
int strerror_r(int number, char *to, unsigned long size) { return real_strerror(number, to, size); }

/* Other numbers for the same questions. */
OWN(sysconf)
long sysconf(int what) {
  switch (what) {
    case 0x27: case 0x28: return real_sysconf(30); /* page size */
    case 0x60: return real_sysconf(83);            /* processors configured */
    case 0x61: return real_sysconf(84);            /* processors online */
    case 0x06: return real_sysconf(2);             /* clock ticks */
    case 0x48: return real_sysconf(70);            /* size of a buffer for getpwuid_r */
    default: return -1;
  }
}

/* pthread_attr_t has 56 bytes on Android and more here: the real one lies on the heap. */
OWN(pthread_attr_init)
int pthread_attr_init(void **attr) { return attr_init(*attr = real_calloc(1, 128)); }
OWN(pthread_attr_destroy)
int pthread_attr_destroy(void **attr) {
  int done = attr_destroy(*attr);
  real_free(*attr);
  *attr = 0;
  return done;
}
OWN(pthread_attr_setstacksize)
int pthread_attr_setstacksize(void **attr, unsigned long size) { return attr_stack(*attr, size); }
OWN(pthread_create)
int pthread_create(void *thread, void **attr, void *(*run)(void *), void *with) {
  return real_create(thread, attr ? *attr : 0, run, with);
}
