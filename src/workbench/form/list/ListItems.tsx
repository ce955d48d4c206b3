import type { ReactNode } from 'react'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { useDiagnosticCounts } from '../diagnostics.ts'
import { fieldId, useFormYear, useSelection } from '../FormYear.tsx'
import { AddMenu } from '../Frame.tsx'
import type { FormField } from '../schema/createForm.ts'
import { ItemList } from './ItemList.tsx'

interface ListItemsProps {
  field: FormField
  file: YearFile
  pointer: string
  items: readonly unknown[]
  /** The form of an item. */
  children: (item: unknown, pointer: string) => ReactNode
}

/** A list of objects without IDs. Only the chosen item has a form, because lists can be long. */
export function ListItems({ field, file, pointer, items, children }: ListItemsProps) {
  const { diagnostics, references, changeList } = useFormYear()
  const counts = useDiagnosticCounts(diagnostics[file], pointer)
  const [chosen, choose] = useSelection(fieldId(file, pointer), items.length)
  const form = field.item!
  const noun = (form.title || 'item').toLowerCase()
  return (
    <ItemList
      label={field.title}
      noun={noun}
      items={items.map((item, index) => ({
        key: String(index),
        title: describeItem(item, form, references) || `${form.title} ${index + 1}`,
        problems: counts.get(index),
      }))}
      chosen={chosen}
      onChoose={choose}
      addButton={
        <AddMenu
          noun={noun}
          presets={field.presets}
          onAdd={(value) => {
            changeList(file, pointer, (all) => all.push(value))
            choose(items.length)
          }}
        />
      }
      onDuplicate={(index) => {
        changeList(file, pointer, (all, copy) => all.splice(index + 1, 0, copy(all[index])))
        choose(index + 1)
      }}
      onDelete={(index) => changeList(file, pointer, (all) => all.splice(index, 1))}
      onMove={(from, to) => {
        changeList(file, pointer, (all) => all.splice(to, 0, ...all.splice(from, 1)))
        choose(to)
      }}
    >
      {chosen < items.length && children(items[chosen], childPointer(pointer, chosen))}
    </ItemList>
  )
}

/** The title of an item without a name: its first two values, such as "2027 HSA". Empty if it has none. */
function describeItem(
  item: unknown,
  { fields }: FormField,
  lists: ReturnType<typeof useFormYear>['references'],
) {
  if (!isRecord(item)) return ''
  const required = fields.filter(({ isRequired }) => isRequired)
  return (required.length > 0 ? required : fields)
    .flatMap(({ name, references }) => {
      const value = Object.hasOwn(item, name) ? item[name] : undefined
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const reference = references && lists[references].find(({ id }) => id === value)
      return [reference?.name ?? String(value)]
    })
    .slice(0, 2)
    .join(' ')
}
