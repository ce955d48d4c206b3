import { isRecord } from '../contract/isRecord.ts'

/**
 * Whether two JSON values are equal, with the translations of their texts. The order of properties does not count.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Reflect.ownKeys(one)
  return (
    names.length === Reflect.ownKeys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name as string], other[name as string]))
  )
}
