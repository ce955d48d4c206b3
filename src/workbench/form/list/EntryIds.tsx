import { useMemo, useState } from 'react'
import { parseYear } from '../../../check/edit/editYear.ts'
import { idFromName } from '../../../check/edit/idFromName.ts'
import { describeReferences } from '../../../check/edit/references.ts'
import { takenIds, type ListName, lists } from '../../../check/edit/lists.ts'
import { findIdError, renameId } from '../../../check/edit/changeEntry.ts'
import type { Id } from '../../../contract/instance.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { FieldDiagnostics, useFieldDiagnostics } from '../FieldDiagnostics.tsx'
import { fieldId, useFormYear } from '../FormYear.tsx'
import { listEntries } from '../listEntries.ts'

/** The IDs that may need another one: those with problems, and those of entries that have another name than on disk. */
export function EntryIds({ list }: { list: ListName }) {
  const { folder, values } = useFormYear()
  const { files } = useWorkbench()
  const instance = files[`${folder}/instance.json`]?.diskText ?? ''
  const plans = files[`${folder}/plans.json`]?.diskText ?? ''
  const namesOnDisk = useMemo(() => {
    const onDisk = parseYear({ 'instance.json': instance, 'plans.json': plans })
    return new Map(listEntries(onDisk, list).map(({ id, title }) => [id, title]))
  }, [list, instance, plans])
  const { source, key, noun } = lists[list]
  const pointers = new Set(useFieldDiagnostics(source, `/${list}`).map(({ pointer }) => pointer))
  const shown = listEntries(values, list).flatMap(({ id, title }, index) => {
    if (id === undefined) return []
    const pointer = `/${list}/${index}/${key}`
    const nameOnDisk = namesOnDisk.get(id) ?? title
    const isOutdated = nameOnDisk !== title && idFromName(title, new Set(), noun) !== id
    return isOutdated || pointers.has(pointer) ? { id, title, pointer, isOutdated } : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="entry-ids stack tight">
      {shown.map((entry) => (
        <EntryId key={entry.pointer} list={list} {...entry} />
      ))}
    </ul>
  )
}

interface EntryIdProps {
  list: ListName
  id: Id
  /** The name of the entry. */
  title: string
  pointer: string
  /** Whether the name has changed since, so that the ID no longer fits. */
  isOutdated: boolean
}

/** The ID that connects the files, which changes in all places at once. */
function EntryId({ list, id, title, pointer, isOutdated }: EntryIdProps) {
  const { values, editTexts } = useFormYear()
  const [isOpen, setOpen] = useState(false)
  const { noun, source } = lists[list]
  const diagnostics = useFieldDiagnostics(source, pointer)
  const references = describeReferences(values, list, id)
  return (
    <li className="row wrap" data-place={fieldId(source, pointer)}>
      <span>
        The ID of “{title}” {isOutdated ? 'is still' : 'is'} <code>{id}</code>.
      </span>
      <ToolbarButton onClick={() => setOpen(true)}>Rename it…</ToolbarButton>
      <FieldDiagnostics id={`${pointer}__diagnostics`} diagnostics={diagnostics} />
      {isOpen && (
        <NameDialog
          title={`Rename the ID of this ${noun}`}
          label="New ID"
          initial={idFromName(title, takenIds(values, list), noun)}
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
    </li>
  )
}

/** A whole number stays a number in a list whose IDs are numbers. */
function toId(text: string, current: Id): Id {
  return typeof current === 'number' && /^-?\d+$/.test(text) ? Number(text) : text
}
