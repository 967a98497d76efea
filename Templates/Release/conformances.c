// Linked only into the static binary for Linux. Swift's runtime finds out whether a type conforms to a protocol by reading all of the
// binary's conformances, six thousand of them, once for every type and protocol. Parsing arguments asks for a hundred and more of these,
// which took half of the time of a small compile. Here they are read once, into a table. The linker's --wrap lets these functions stand
// in for the runtime's, which are still asked about whatever is not a plain structure or enumeration.
//
// The layouts are those of Swift's ABI (docs/ABI/TypeMetadata.rst of the language's repository). With -DCHECK_CONFORMANCES every answer is
// compared with the runtime's.

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

extern const int32_t __start_swift5_protocol_conformances[], __stop_swift5_protocol_conformances[];

// A conformance as the compiler writes it. The first two are relative to their own places; of the protocol's, the lowest bit says that it
// leads to a pointer.
struct conformance {
  int32_t protocol, type, pattern;
  uint32_t flags;
};

const void *swift_getWitnessTable(const struct conformance *, const void *type, const void *const *arguments);

// The places of the conformances in their section, from 1, by protocol and type; 0 where there is none. Open addressing.
struct table {
  size_t mask;
  uint16_t places[];
};

static _Atomic(struct table *) shared;

struct entry {
  const void *protocol, *type;
  const struct conformance *conformance;
};

static const char *relative(const int32_t *place, int32_t offset) { return (const char *)place + offset; }

static struct entry read_record(size_t place) {
  const int32_t *record = __start_swift5_protocol_conformances + place - 1;
  struct entry entry = {.conformance = (const void *)relative(record, *record & ~1)};
  if (*record & 1) entry.conformance = *(const struct conformance *const *)entry.conformance;
  entry.protocol = relative(&entry.conformance->protocol, entry.conformance->protocol & ~1);
  if (entry.conformance->protocol & 1) entry.protocol = *(const void *const *)entry.protocol;
  // The kinds of references to a type: 0 to its descriptor, 1 to a pointer to that; others are not for structures and enumerations.
  uint32_t kind = entry.conformance->flags >> 3 & 7;
  if (kind <= 1) entry.type = relative(&entry.conformance->type, entry.conformance->type);
  if (kind == 1) entry.type = *(const void *const *)entry.type;
  return entry;
}

static size_t hash(const void *protocol, const void *type) {
  uint64_t word = ((uint64_t)(uintptr_t)protocol >> 2) * 0x9E3779B97F4A7C15u + ((uint64_t)(uintptr_t)type >> 2);
  return (size_t)((word * 0xD6E8FEB86659FD93u) >> 32);
}

static struct table *read_all(void) {
  size_t count = (size_t)(__stop_swift5_protocol_conformances - __start_swift5_protocol_conformances), size = 256;
  if (count > UINT16_MAX) abort();
  while (size < count * 2) size *= 2;
  struct table *table = calloc(1, sizeof *table + size * sizeof table->places[0]);
  if (!table) abort();
  table->mask = size - 1;
  for (size_t place = 1; place <= count; place++) {
    struct entry entry = read_record(place);
    if (!entry.type) continue;
    size_t index = hash(entry.protocol, entry.type) & table->mask;
    while (table->places[index]) index = (index + 1) & table->mask;
    table->places[index] = (uint16_t)place;
  }
  return table;
}

// Sets the witness table, which is null if there is no conformance; returns whether the answer is known.
static int find(const uintptr_t *type, const void *protocol, const void **witnesses) {
  // The kinds of metadata: a structure, an enumeration, an Optional. The descriptor follows.
  if (type[0] < 0x200 || type[0] > 0x202) return 0;
  const void *descriptor = (const void *)type[1];
  // A type that is imported from C can have several descriptors, which are one type by their names.
  if (*(const uint32_t *)descriptor >> 18 & 1) return 0;
  struct table *table = atomic_load_explicit(&shared, memory_order_acquire), *none = NULL;
  if (!table) {
    table = read_all();
    if (!atomic_compare_exchange_strong(&shared, &none, table)) {
      free(table);
      table = none;
    }
  }
  *witnesses = NULL;
  for (size_t index = hash(protocol, descriptor) & table->mask; table->places[index]; index = (index + 1) & table->mask) {
    struct entry entry = read_record(table->places[index]);
    if (entry.protocol != protocol || entry.type != descriptor) continue;
    // Conditions on generic parameters are the runtime's to check, and so is the isolation to an actor.
    if (entry.conformance->flags & 0xFF0CFF00u) return 0;
    *witnesses = swift_getWitnessTable(entry.conformance, (const void *)type, NULL);
    return 1;
  }
  return 1;
}

#ifdef CHECK_CONFORMANCES
#define ANSWER(real) return witnesses == (real) ? witnesses : (abort(), NULL)
#else
#define ANSWER(real) return witnesses
#endif

#define STAND_IN(name, parameters, arguments)                                                                                    \
  const void *__real_##name parameters;                                                                                          \
  const void *__wrap_##name parameters {                                                                                         \
    const void *witnesses;                                                                                                       \
    if (!find(type, protocol, &witnesses)) return __real_##name arguments;                                                       \
    ANSWER(__real_##name arguments);                                                                                             \
  }

STAND_IN(swift_conformsToProtocol, (const uintptr_t *type, const void *protocol), (type, protocol))
STAND_IN(swift_conformsToProtocolCommon, (const uintptr_t *type, const void *protocol), (type, protocol))
STAND_IN(
  swift_conformsToProtocolWithExecutionContext, (const uintptr_t *type, const void *protocol, void *context),
  (type, protocol, context))
