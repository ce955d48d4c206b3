import { useState } from 'react'
import { describeReferences } from '../../../check/edit/references.ts'
import { idsOf, listOf, lists, type ListName } from '../../../check/edit/lists.ts'
import { findIdError, renameId } from '../../../check/edit/changeEntry.ts'
import type { Id } from '../../../contract/instance.ts'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { FieldDiagnostics, useFieldDiagnostics } from '../FieldDiagnostics.tsx'
import { fieldId, useFormYear } from '../FormYear.tsx'
import { listEntries } from '../listEntries.ts'

interface EntryIdProps {
  list: ListName
  index: number
}

/** The ID that connects the files, which changes in all places at once. Nothing for an entry without one. */
export function EntryId({ list, index }: EntryIdProps) {
  const { values, editTexts } = useFormYear()
  const [isOpen, setOpen] = useState(false)
  const { noun, key, source } = listOf(list)
  const pointer = `/${list}/${index}/${key}`
  const diagnostics = useFieldDiagnostics(source, pointer)
  const id = idsOf(values, source, list)[index]
  if (id === undefined) return null
  const references = describeReferences(values, list, id)
  return (
    <div className="entry-id row wrap" data-place={fieldId(source, pointer)}>
      <span>
        ID <code>{id}</code>
      </span>
      <ToolbarButton onClick={() => setOpen(true)}>Rename ID…</ToolbarButton>
      <FieldDiagnostics id={`${pointer}__diagnostics`} diagnostics={diagnostics} />
      {isOpen && (
        <NameDialog
          title={`Rename the ID of this ${noun}`}
          label="New ID"
          initial={String(id)}
          action="Rename"
          describe={() =>
            references === null
              ? 'Employees do not see IDs. Nothing else refers to this one.'
              : `Employees do not see IDs. This also changes ${references}.`
          }
          findError={(name) => findIdError(values, list, toId(name, id), id)}
          onSubmit={(name) => editTexts((texts) => renameId(texts, list, id, toId(name, id)))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** The IDs of a grid's rows, folded, because they are rarely needed. Nothing for a grid without IDs. */
export function GridIds({ table }: { table: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!Object.hasOwn(lists, table)) return null
  return (
    <details className="grid-ids soft" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>IDs</summary>
      {isOpen && <ChosenId list={table as ListName} />}
    </details>
  )
}

function ChosenId({ list }: { list: ListName }) {
  const { values } = useFormYear()
  const [chosen, setChosen] = useState(0)
  const { noun } = listOf(list)
  const entries = listEntries(values, list)
  const index = Math.min(chosen, entries.length - 1)
  if (entries.length === 0) return <p className="form-note">There is no {noun} yet.</p>
  return (
    <div className="grid-ids-row row wrap">
      <div className="form-input field-box row">
        <select
          aria-label={`Show the ID of a ${noun}`}
          value={index}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {[...entries.entries()].map(([place, { title }]) => (
            <option key={place} value={place}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <EntryId list={list} index={index} />
    </div>
  )
}

/** A whole number stays a number in a list whose IDs are numbers. */
function toId(text: string, current: Id): Id {
  return typeof current === 'number' && /^-?\d+$/.test(text) ? Number(text) : text
}
