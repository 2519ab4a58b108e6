// Stands before the C library's allocator in the program it is linked into, and counts. Where somebody else stands there
// already (AddressSanitizer), or the library is another one, it counts nothing.
#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PHRASEBOOK_HAS_SANITIZER
#endif
#endif

static _Thread_local long count;

long phrasebook_allocation_count(void) { return count; }

#if defined(__GLIBC__) && !defined(PHRASEBOOK_HAS_SANITIZER)

bool phrasebook_counts_allocations(void) { return true; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count++;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count++;
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}

#else

bool phrasebook_counts_allocations(void) { return false; }

#endif
