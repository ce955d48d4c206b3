import { ErrorSchemaBuilder, type ValidatorType } from '@rjsf/utils'
import { formatCount } from '../rules/formatMoney.ts'
import { stepTexts } from '../texts/stepTexts.ts'
import { findProblems } from './findProblems.ts'
import type { FormSchema } from './FormDefinition.ts'

/**
 * Interprets the schema of a form. AJV would compile it to a function, which a strict content security policy forbids.
 * Ignores customValidate and transformErrors, which our forms do not use.
 */
export const validator: ValidatorType = {
  validateFormData(data, schema) {
    const errorSchema = new ErrorSchemaBuilder()
    const errors = findProblems(schema as FormSchema, data).map(({ path, schema: part }) => {
      const message = messageFor(part)
      errorSchema.addErrors(message, path)
      return { property: `.${path.join('.')}`, message, stack: message }
    })
    return { errors, errorSchema: errorSchema.ErrorSchema }
  },
  isValid: (schema, data) => findProblems(schema as FormSchema, data).length === 0,
  rawValidation: () => ({}),
}

/** Says how to fix an answer that does not match its schema. */
function messageFor(schema: FormSchema) {
  if (schema.enum) return stepTexts.forms.selectOne
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
    return stepTexts.forms.enterWholeNumber({ minimum: formatCount(minimum), maximum: formatCount(maximum) })
  }
  return stepTexts.forms.answerAgain
}
