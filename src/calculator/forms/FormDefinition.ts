import type { UiSchema } from '@rjsf/utils'
import type { Id } from '../../contract/instance.ts'

/** The keywords of JSON Schema that our forms use. `findProblems` interprets them all. */
export type FormSchema = {
  title?: string
  type?: 'null' | 'boolean' | 'object' | 'array' | 'number' | 'integer' | 'string'
  enum?: (Id | boolean | null)[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: FormSchema
  properties?: Record<string, FormSchema>
  required?: string[]
}

/** A form as data. Keep the same object between renders, because rjsf processes each new object. */
export interface FormDefinition {
  /** The answers that the form accepts. */
  schema: FormSchema
  /** The controls that ask for them. */
  uiSchema: UiSchema
}
