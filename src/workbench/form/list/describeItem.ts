import { getUiOptions, type UiSchema } from '@rjsf/utils'
import type { References } from '../fields/References.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import type { FieldOptions, FormDefinition } from '../schema/FormDefinition.ts'

/** Enough to tell the items of a list apart. */
const maxParts = 2

/** The title of an item without a name: its first values, such as "2027 HSA". Empty if it has none. */
export function describeItem(item: unknown, { schema, uiSchema }: FormDefinition, references: References) {
  if (!isRecord(item)) return ''
  const names = schema.required ?? Object.keys(schema.properties ?? {})
  return names
    .flatMap((name) => {
      const value = Object.hasOwn(item, name) ? item[name] : undefined
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const { references: list } = getUiOptions(uiSchema[name] as UiSchema) as FieldOptions
      const reference = list && references[list].find(({ id }) => id === value)
      return [reference?.name ?? String(value)]
    })
    .slice(0, maxParts)
    .join(' ')
}
