import { getUiOptions, type UiSchema } from '@rjsf/utils'
import { hasTranslations } from '../../../check/edit/translations.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { FieldOptions } from '../schema/FormDefinition.ts'

/**
 * Removes optional objects whose last field the user has just emptied, such as a logo without an address and a text.
 * @param before the value before the change
 */
export function withoutEmptyGroups(uiSchema: UiSchema, after: unknown, before: unknown): unknown {
  if (!isRecord(after)) return after
  return Object.fromEntries(
    Object.entries(after).map(([name, part]) => {
      const partUi = (uiSchema[name] ?? {}) as UiSchema
      const previous = isRecord(before) && Object.hasOwn(before, name) ? before[name] : undefined
      const { presence } = getUiOptions(partUi) as FieldOptions
      const isEmptied = presence === 'implicit' && isEmpty(part, previous) && !isEmpty(previous)
      return [name, isEmptied ? undefined : withoutEmptyGroups(partUi, part, previous)]
    }),
  )
}

/** @param translated whose texts in other languages count */
function isEmpty(value: unknown, translated = value) {
  return (
    isRecord(value) &&
    Object.values(value).every((part) => part === undefined) &&
    !(isRecord(translated) && hasTranslations(translated))
  )
}
