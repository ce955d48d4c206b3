import type { RJSFSchema, UiSchema } from '@rjsf/utils'

/** A form as data. Keep the same object between renders, because rjsf processes each new object. */
export interface FormDefinition {
  /** The answers that the form accepts. */
  schema: RJSFSchema
  /** The controls that ask for them. */
  uiSchema: UiSchema
}
