import type { RJSFSchema, UiSchema } from '@rjsf/utils'

/**
 * A form as data: what its answers must be, and how they are asked for. Keep the same object between
 * renders: everything about it is worked out once for each object.
 */
export interface FormDefinition {
  schema: RJSFSchema
  uiSchema: UiSchema
}
