import type { YearValues } from '../../../contract/yearDocuments.ts'
import { useState } from 'react'
import { describeReferences } from '../../../check/edit/references.ts'
import { listOf, type ListName } from '../../../check/edit/lists.ts'
import { findIdProblem, renameId } from '../../../check/edit/changeEntry.ts'
import { childPointer } from '../../../contract/pointer.ts'
import type { Id } from '../../../contract/instance.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { FieldDiagnostics } from '../diagnostics/FieldDiagnostics.tsx'
import { useFieldDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import './EntryId.css'
import { placeOf } from '../useJumps.ts'

interface EntryIdProps {
  list: ListName
  /** The JSON Pointer of the entry. */
  at: string
  id: Id
  values: YearValues
}

/** The ID that connects the files, which changes in all places at once. */
export function EntryId({ list, at, id, values }: EntryIdProps) {
  const { editTexts } = useFormYear()
  const [isOpen, setOpen] = useState(false)
  const { noun, key, source } = listOf(list)
  const pointer = childPointer(at, key)
  const diagnostics = useFieldDiagnostics(source, pointer)
  const references = describeReferences(values, list, id)
  return (
    <div className="entry-id" data-place={placeOf(source, pointer)}>
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
          findProblem={(name) => findIdProblem(values, list, toId(name, id), id)}
          onSubmit={(name) => {
            setOpen(false)
            editTexts((texts) => renameId(texts, list, id, toId(name, id)))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** A whole number stays a number in a list whose IDs are numbers. */
function toId(text: string, current: Id): Id {
  return typeof current === 'number' && /^-?\d+$/.test(text) ? Number(text) : text
}
