import { ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { findProblems } from './findProblems.ts'
import { wordingFor } from './wording.ts'

/**
 * Checks answers by reading the schema. AJV would write a function from it, which a strict content policy
 * forbids. Our forms use neither customValidate nor transformErrors, so these are left out.
 */
export const validator: ValidatorType = {
  validateFormData(data, schema) {
    const errorSchema = new ErrorSchemaBuilder()
    const errors = findProblems(schema, data).map(({ path, schema: part }) => {
      const message = wordingFor(part)
      errorSchema.addErrors(message, path)
      return { property: `.${path.join('.')}`, message, stack: message }
    })
    return { errors, errorSchema: errorSchema.ErrorSchema }
  },
  isValid: (schema: RJSFSchema, data) => findProblems(schema, data).length === 0,
  rawValidation: () => ({}),
}
