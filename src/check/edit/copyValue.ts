import { isContainer } from './JsonWriter.ts'

/**
 * A deep copy of a JSON value, with the translations of its texts. Its objects have no prototype, so that every name can
 * be a property.
 */
export function copyValue(value: unknown, onCopied?: (from: object, to: object) => void): unknown {
  if (!isContainer(value)) return value
  const copy = Array.isArray(value)
    ? value.map((item) => copyValue(item, onCopied))
    : copyObject(value, onCopied)
  onCopied?.(value, copy)
  return copy
}

function copyObject(value: object, onCopied?: (from: object, to: object) => void): object {
  const copy = Object.create(null) as Record<string | symbol, unknown>
  for (const name of Reflect.ownKeys(value))
    copy[name] = typeof name === 'symbol' ? value[name as never] : copyValue(value[name as never], onCopied)
  return copy
}
