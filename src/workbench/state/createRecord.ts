/**
 * Creates a record whose names come from outside, such as the folders of clients. Without a prototype, a name such as
 * "constructor" has no value until it is set, and "__proto__" can have one.
 */
export function createRecord<T>(
  entries: Iterable<readonly [name: string, value: T]> = [],
): Record<string, T> {
  const record = Object.create(null) as Record<string, T>
  for (const [name, value] of entries) record[name] = value
  return record
}
