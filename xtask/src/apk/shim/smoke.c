/* smoke LIBRARY FOLDER: calls the core through its C interface as JNA would, and stops with 1 at the first surprise. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As uniffi defines them. */
typedef struct { uint64_t capacity, len; uint8_t *data; } RustBuffer;
typedef struct { int8_t code; RustBuffer error; } Status;
typedef struct { int32_t len; const uint8_t *data; } ForeignBytes;
enum { DONE = 0, ERROR = 1, PANIC = 2 };

#define CORE(name) symbol("ffi_tabularium_ffi_" name)
#define SELFTEST(name) symbol("uniffi_tabularium_ffi_fn_func_selftest_" name)

static void *library;

static void *symbol(const char *name) {
  void *found = dlsym(library, name);
  if (!found) {
    printf("no symbol %s: %s\n", name, dlerror());
    exit(1);
  }
  return found;
}

static void expect(const char *what, Status *status, int code) {
  printf("%s: %d\n", what, status->code);
  if (status->code == code) return;
  /* Numbers stand before its words: it is no text of C's. */
  if (status->error.data) fwrite(status->error.data, 1, status->error.len, stdout);
  exit(1);
}

static RustBuffer words(const char *text) {
  Status status = { 0 };
  ForeignBytes bytes = { (int32_t)strlen(text), (const uint8_t *)text };
  RustBuffer (*make)(ForeignBytes, Status *) = CORE("rustbuffer_from_bytes");
  return make(bytes, &status);
}

int main(int count, char **args) {
  setvbuf(stdout, NULL, _IONBF, 0);
  if (count != 3) return 1;
  library = dlopen(args[1], RTLD_NOW);
  if (!library) {
    printf("%s\n", dlerror());
    return 1;
  }
  printf("contract: %u\n", ((uint32_t(*)(void))CORE("uniffi_contract_version"))());

  Status journey = { 0 };
  RustBuffer (*travel)(RustBuffer, Status *) = SELFTEST("journey");
  RustBuffer told = travel(words(args[2]), &journey);
  expect("journey", &journey, DONE);
  printf("%.*s\n", (int)told.len, (char *)told.data);

  Status error = { 0 };
  ((void (*)(RustBuffer, Status *))SELFTEST("error"))(words("asked for"), &error);
  expect("error", &error, ERROR);

  Status panic = { 0 };
  ((void (*)(Status *))SELFTEST("panic"))(&panic);
  expect("panic", &panic, PANIC);

  const char *letters = "P\u0159\u00edli\u0161 \u017elu\u0165ou\u010dk\u00fd k\u016f\u0148";
  Status echo = { 0 };
  RustBuffer (*call)(RustBuffer, Status *) = SELFTEST("echo");
  RustBuffer back = call(words(letters), &echo);
  expect("echo after a panic", &echo, DONE);
  if (back.len != strlen(letters) || memcmp(back.data, letters, back.len)) return 1;
  printf("smoke test passed\n");
  return 0;
}
