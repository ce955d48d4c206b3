import * as fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Place = (string | number)[]
/** What takes a value's place; undefined where it is dropped. */
type Change = (found: Json) => Json | undefined

/** Values that programs trip over. */
const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    0,
    -0,
    -1,
    0.1,
    10_000,
    2 ** 31,
    Number.MAX_SAFE_INTEGER + 1,
    -1e308,
    '',
    '0',
    '__proto__',
    'constructor',
    'custom',
    '\0',
    '\ud800',
    'x'.repeat(5000),
    [],
    {},
    [[[[]]]],
    { length: 1e9 },
    { toString: 1, valueOf: null, toJSON: 'x' },
  ),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
)

const oddKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'a/b~c', '', '0', '-1'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => undefined),
  odd.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constant<Change>((found) => [found]),
  fc.constant<Change>((found) => JSON.stringify(found)),
  fc.tuple(oddKey, odd).map(
    ([key, value]): Change =>
      (found) =>
        Array.isArray(found) ? [...found, value, ...found] : withKey(found, key, value),
  ),
)

/** A value with one to three changes somewhere inside it. */
export function mutated(original: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
  return fc.tuple(original, steps).map(([value, all]) =>
    all.reduce((mutant, [pick, step]) => {
      const places = placesOf(mutant)
      return changed(mutant, places[pick % places.length]!, step) ?? null
    }, value as Json),
  )
}

function placesOf(value: Json): Place[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [[], ...parts.flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))]
}

function changed(value: Json, [key, ...rest]: Place, step: Change): Json | undefined {
  if (key === undefined) return step(value)
  const entries = Object.entries(value as object).flatMap(([name, part]: [string, Json]) => {
    const now = name === String(key) ? changed(part, rest, step) : part
    return now === undefined ? [] : [[name, now] as const]
  })
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

function withKey(found: Json, key: string, value: Json): Json {
  const kept = typeof found === 'object' && !Array.isArray(found) ? found : {}
  return { ...kept, [key]: value }
}
