/* The declarations of bionic (64-bit) that LLVM's libunwind uses, and no more. All its system headers are this file. */
#pragma once
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* assert.h: the library is built without checks of its own */
#define assert(x) ((void)0)

/* stdlib.h, string.h, stdio.h; stderr is exported as data since API 23 */
void *malloc(size_t);
void free(void *);
void abort(void) __attribute__((noreturn));
char *getenv(const char *);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
typedef struct __sFILE FILE;
extern FILE *stderr;
int fprintf(FILE *, const char *, ...);
int fflush(FILE *);
int snprintf(char *, size_t, const char *, ...);

/* inttypes.h */
#define PRIu8 "u"
#define PRId32 "d"
#define PRIu32 "u"
#define PRIx32 "x"
#define PRIu64 "lu"
#define PRIx64 "lx"
#define PRId64 "ld"
#define PRIxPTR "lx"

/* errno.h */
int *__errno(void);
#define errno (*__errno())
#define EFAULT 14
#define EINVAL 22

/* pthread.h: zero initialised */
typedef struct {
  int32_t words[14];
} pthread_rwlock_t;
#define PTHREAD_RWLOCK_INITIALIZER { { 0 } }
int pthread_rwlock_rdlock(pthread_rwlock_t *);
int pthread_rwlock_wrlock(pthread_rwlock_t *);
int pthread_rwlock_unlock(pthread_rwlock_t *);

/* signal.h, unistd.h, sys/syscall.h */
#define SIG_SETMASK 2
#define NSIG 65
typedef unsigned long sigset_t;
long syscall(long, ...);
#if defined(__aarch64__)
#define SYS_rt_sigprocmask 135
#else
#define SYS_rt_sigprocmask 14
#endif

/* dlfcn.h, link.h */
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
int dladdr(const void *, Dl_info *);
#define ElfW(type) Elf64_##type
typedef uint64_t Elf64_Addr;
typedef uint16_t Elf64_Half;
typedef struct {
  uint32_t p_type, p_flags;
  uint64_t p_offset, p_vaddr, p_paddr, p_filesz, p_memsz, p_align;
} Elf64_Phdr;
#define PT_LOAD 1
#define PT_DYNAMIC 2
#define PT_GNU_EH_FRAME 0x6474e550
struct dl_phdr_info {
  Elf64_Addr dlpi_addr;
  const char *dlpi_name;
  const Elf64_Phdr *dlpi_phdr;
  Elf64_Half dlpi_phnum;
  unsigned long long dlpi_adds, dlpi_subs;
  size_t dlpi_tls_modid;
  void *dlpi_tls_data;
};
int dl_iterate_phdr(int (*)(struct dl_phdr_info *, size_t, void *), void *);

#ifdef __cplusplus
}
#endif
