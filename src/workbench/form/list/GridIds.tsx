import { useMemo, useState } from 'react'
import { listOf, lists, type ListName } from '../../../check/edit/lists.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { EntryId } from './EntryId.tsx'
import { describeEntry, readEntries, readId, readValues } from './entryValues.ts'
import './GridIds.css'

/** The IDs of a grid's rows, folded, because they are rarely needed. Nothing for a grid without IDs. */
export function GridIds({ table }: { table: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!Object.hasOwn(lists, table)) return null
  return (
    <details className="grid-ids" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>IDs</summary>
      {isOpen && <ChosenId list={table as ListName} />}
    </details>
  )
}

function ChosenId({ list }: { list: ListName }) {
  const { documents } = useFormYear()
  const values = useMemo(() => readValues(documents), [documents])
  const [chosen, setChosen] = useState(0)
  const { noun, key, source, names } = listOf(list)
  const entries = readEntries(values[source], list)
  const options = entries.map((entry, place) => ({
    key: `${place} ${String(readId(entry, key))}`,
    title: describeEntry(entry, place, { key, name: names[source], noun }),
  }))
  const index = Math.min(chosen, entries.length - 1)
  const id = readId(entries[index], key)
  if (entries.length === 0) return <p className="form-note">There is no {noun} yet.</p>
  return (
    <div className="grid-ids-row">
      <div className="form-input">
        <select
          aria-label={`Show the ID of a ${noun}`}
          value={index}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {options.map((option, place) => (
            <option key={option.key} value={place}>
              {option.title}
            </option>
          ))}
        </select>
      </div>
      {id !== undefined && <EntryId list={list} at={`/${list}/${index}`} id={id} values={values} />}
    </div>
  )
}
