import type { ReactNode } from 'react'
import { isRecord } from '../../../contract/isRecord.ts'
import { childPointer } from '../../../contract/pointer.ts'
import type { YearValues } from '../../../contract/yearDocuments.ts'
import { fieldId, useFormYear } from '../FormYear.tsx'
import { AddMenu } from '../FieldGroup.tsx'
import { listEntries } from '../listEntries.ts'
import type { FormField } from '../../../compare/form/createForm.ts'
import type { FieldPlace } from '../fields/InputProps.ts'
import { AddNamedButton } from './AddNamedButton.tsx'
import { ItemList, useListActions } from './ItemList.tsx'

interface ListItemsProps extends FieldPlace {
  items: readonly unknown[]
  /** The form of an item. */
  children: (item: unknown, pointer: string) => ReactNode
}

/** A list of objects without IDs. Only the chosen item has a form, because lists can be long. */
export function ListItems({ field, file, pointer, items, children }: ListItemsProps) {
  const { values, selection, addItem, setValue } = useFormYear()
  const actions = useListActions(file, pointer)
  const isOnlyItem = items.length === 1 && !field.isRequired
  const form = field.item!
  const noun = (form.title || 'item').toLowerCase()
  const text = onlyText(form)
  const add = (value: unknown) => {
    addItem(file, pointer, value)
    selection.choose(fieldId(file, pointer), items.length)
  }
  return (
    <ItemList
      label={field.title}
      noun={noun}
      file={file}
      pointer={pointer}
      titles={items.map((item, index) => describeItem(item, form, values) || `${form.title} ${index + 1}`)}
      actions={isOnlyItem ? { ...actions, remove: () => setValue(file, pointer, undefined) } : actions}
      addButton={
        text ? (
          <AddNamedButton noun={noun} label={text.title} onAdd={(typed) => add({ [text.name]: typed })} />
        ) : (
          <AddMenu noun={noun} presets={field.presets} onAdd={add} />
        )
      }
    >
      {(chosen) => chosen < items.length && children(items[chosen], childPointer(pointer, chosen))}
    </ItemList>
  )
}

/** The field of an item that needs only a text. */
function onlyText({ fields }: FormField): FormField | undefined {
  const [field, ...others] = fields.filter(({ isRequired }) => isRequired)
  return others.length === 0 && (field?.control === 'line' || field?.control === 'paragraph')
    ? field
    : undefined
}

/** The title of an item without a name: its first two values, such as "2027 HSA". Empty if it has none. */
function describeItem(item: unknown, { fields }: FormField, values: YearValues) {
  if (!isRecord(item)) return ''
  const required = fields.filter(({ isRequired }) => isRequired)
  return (required.length > 0 ? required : fields)
    .flatMap(({ name, references }) => {
      const value = Object.hasOwn(item, name) ? item[name] : undefined
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const entry = references && listEntries(values, references).find(({ id }) => id === value)
      return [entry?.title ?? String(value)]
    })
    .slice(0, 2)
    .join(' ')
}
