import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { Preset } from './snippets.ts'

/** A form as data. Keep the same object between renders, because rjsf processes each new object. */
export interface FormDefinition {
  schema: RJSFSchema
  uiSchema: UiSchema
}

/** The lists of the client whose rows are referenced by ID. */
export type ReferencedList = 'services' | 'salaryBands' | 'locations'

/** What a field of our forms needs beyond JSON Schema; `ui:options` of its uiSchema. */
export interface FieldOptions {
  /** Shown before and after the input of a number. */
  prefix?: string
  suffix?: string
  /** Whether the field needs the whole width. */
  isWide?: boolean
  /** How an object arranges its fields. */
  layout?: 'columns' | 'figures' | 'tiers' | 'rows' | 'switches'
  /** Whether the field is one of a row and has no description of its own. */
  isCompact?: boolean
  /** Whether the field is in an optional group: it is required only if the group has other values. */
  isInOptionalGroup?: boolean
  /** Whether the description is always visible. */
  isExplained?: boolean
  /** What a choice of an enum means, by its index. */
  meanings?: readonly string[]
  /** Whether a switch is on if the file says nothing. */
  isOnByDefault?: boolean
  /** The list that the value refers to. */
  references?: ReferencedList
  /** Values to start from, for an object or list item that the user adds. */
  presets?: readonly Preset[]
  /** How an optional object comes into being: with its first field, or when the user adds it. */
  presence?: 'implicit' | 'added'
  /** Whether the text can be in several languages. */
  isTranslatable?: boolean
  /** Whether the field is only for files that have it already. */
  isShownIfPresent?: boolean
}
