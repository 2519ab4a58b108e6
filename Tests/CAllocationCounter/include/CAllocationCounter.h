#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>

/// How many times the calling thread has asked for memory since it began.
long phrasebook_allocation_count(void);

/// Whether it counts in this build.
bool phrasebook_counts_allocations(void);

#endif
