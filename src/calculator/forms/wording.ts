import type { RJSFSchema } from '@rjsf/utils'

/** What to do about an answer that does not fit its schema, in plain words. */
export function wordingFor(schema: RJSFSchema) {
  if (schema.enum) return 'Please select one of the choices.'
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
    return `Enter a whole number from ${minimum.toLocaleString('en-US')} to ${maximum.toLocaleString('en-US')}.`
  }
  return 'Please answer this again.'
}
