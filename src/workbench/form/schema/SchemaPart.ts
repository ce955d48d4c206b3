import type { Schema } from '../../../contract/schemaKeywords.ts'

/** A part of a schema, with its references resolved. */
export interface SchemaPart extends Schema {
  /** The last definition that it refers to, such as 'money'. */
  definition?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: unknown[]
  enumDescriptions?: string[]
  description?: string
  examples?: unknown[]
  maxLength?: number
  pattern?: string
  translatable?: boolean
}
