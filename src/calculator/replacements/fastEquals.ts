/**
 * Replaces the package with which @rjsf/utils compares forms, answers, and errors. These are JSON, except that the
 * definition of a field may contain a function. As in rjsf, all functions are equal.
 */
export function createCustomEqual() {
  return isEqual
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'function') return typeof b === 'function'
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return Object.is(a, b)
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
