import type { RJSFSchema } from '@rjsf/utils'
import { count } from '../rules/money.ts'
import { stepTexts } from '../texts/stepTexts.ts'

/** What to do about an answer that does not fit its schema, in plain words. */
export function wordingFor(schema: RJSFSchema) {
  if (schema.enum) return stepTexts.forms.selectOne
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
    return stepTexts.forms.enterWholeNumber({ minimum: count(minimum), maximum: count(maximum) })
  }
  return stepTexts.forms.answerAgain
}
