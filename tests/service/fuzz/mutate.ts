import * as fc from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = (string | number)[]
/** Returns a replacement, or undefined to remove the value. */
type Change = (value: Json) => Json | undefined

/** Values that often cause errors. */
const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, -0, 0.1, 10_000, Number.MAX_SAFE_INTEGER + 1, -1e308),
  fc.constantFrom<Json[]>('', '0', '__proto__', 'custom', '\0', '\ud800', 'x'.repeat(5000)),
  fc.constantFrom<Json[]>([], {}, [[[[]]]], { length: 1e9 }, { toString: 1, valueOf: null, toJSON: 'x' }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
)

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'a/b~c', '', '0', '-1'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(() => undefined),
  hostileValue.map(
    (value): Change =>
      () =>
        value,
  ),
  fc.constant<Change>((value) => [value]),
  fc.constant<Change>((value) => JSON.stringify(value)),
  fc.tuple(hostileKey, hostileValue).map(
    ([key, added]): Change =>
      (value) =>
        Array.isArray(value) ? [...value, added, ...value] : withKey(value, key, added),
  ),
)

/** Changes a value in one to three random places. */
export function mutate(original: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
  return fc.tuple(original, steps).map(([value, all]) =>
    all.reduce((mutant, [index, apply]) => {
      const paths = listPaths(mutant)
      return changeAt(mutant, paths[index % paths.length]!, apply) ?? null
    }, value as Json),
  )
}

function listPaths(value: Json): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [[], ...parts.flatMap(([key, part]) => listPaths(part).map((path) => [key, ...path]))]
}

function changeAt(value: Json, [key, ...rest]: Path, apply: Change): Json | undefined {
  if (key === undefined) return apply(value)
  const entries = Object.entries(value as object).flatMap(([name, part]: [string, Json]) => {
    const result = name === String(key) ? changeAt(part, rest, apply) : part
    return result === undefined ? [] : [[name, result] as const]
  })
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

function withKey(value: Json, key: string, added: Json): Json {
  const object = typeof value === 'object' && !Array.isArray(value) ? value : {}
  return { ...object, [key]: added }
}
