import { deepEquals, type RJSFSchema, type SchemaUtilsType, type ValidatorType } from '@rjsf/utils'

/** The functions that the form calls for schemas without references, conditions, options, and defaults. */
type SmallSchemaUtils = Pick<
  SchemaUtilsType,
  | 'getRootSchema'
  | 'getValidator'
  | 'doesSchemaUtilsDiffer'
  | 'getDefaultFormState'
  | 'getDisplayLabel'
  | 'retrieveSchema'
  | 'sanitizeDataForNewSchema'
>

/** Replaces the module of @rjsf/utils that resolves schemas for a form. */
export default function createSchemaUtils(
  validator: ValidatorType,
  rootSchema: RJSFSchema,
): SmallSchemaUtils {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (other, schema) => validator !== other || !deepEquals(rootSchema, schema),
    getDefaultFormState: (_schema, answers) => answers,
    // Our fields render their own labels.
    getDisplayLabel: () => false,
    retrieveSchema: (schema) => schema,
    sanitizeDataForNewSchema: (_schema, _oldSchema, answers: unknown) => answers,
  }
}
