import Plus from '~icons/lucide/plus'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addEntry } from '../../../check/edit/addEntry.ts'
import { deleteEntry, duplicateEntry, moveEntry } from '../../../check/edit/changeEntry.ts'
import { describeReferences } from '../../../check/edit/references.ts'
import type { Copy } from '../../../check/edit/editJson.ts'
import { listOf } from '../../../check/edit/lists.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { Id } from '../../../contract/instance.ts'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { countDiagnostics } from '../diagnostics/countDiagnostics.ts'
import { useYearDiagnostics } from '../diagnostics/fieldDiagnostics.ts'
import { useFormYear } from '../edit/FormYear.tsx'
import { FieldsForm } from '../FieldsForm.tsx'
import { createForm } from '../schema/createForm.ts'
import type { EntriesPart } from '../../sections.ts'
import { EntryId } from './EntryId.tsx'
import { describeEntry, readEntries, readId, readValues } from './entryValues.ts'
import { ItemList } from './ItemList.tsx'
import { placeOf } from '../useJumps.ts'
import { useSelection } from './Selection.ts'

/** The scenarios or plans, one at a time. They are added, duplicated, and deleted in both files. */
export function EntriesForm({ part: { list, title, properties } }: { part: EntriesPart }) {
  const { noun, key, source, names } = listOf(list)
  const { documents, editTexts, changeDocument } = useFormYear()
  const diagnostics = useYearDiagnostics()[source]
  const [dialog, setDialog] = useState<'add' | 'delete' | null>(null)
  const values = useMemo(() => readValues(documents), [documents])
  const entries = readEntries(values[source], list)
  const [chosen, choose] = useSelection(placeOf(source, `/${list}`), entries.length)
  const form = useRef<HTMLDivElement>(null)
  const added = useRef<number | null>(null)
  useEffect(() => {
    // After the dialog has returned the focus.
    if (added.current !== null && added.current < entries.length)
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    added.current = null
  }, [entries.length])
  const counts = useMemo(() => countDiagnostics(diagnostics, `/${list}`), [diagnostics, list])
  const entry = entries[chosen]
  const id = readId(entry, key)
  const items = entries.map((each, index) => ({
    key: `${index} ${String(readId(each, key))}`,
    title: describeEntry(each, index, { key, name: names[source], noun }),
    problems: counts.get(index),
  }))
  const nameOf = (index: number) => items[index]?.title ?? noun

  /** The ID of an entry; null if it does not tell the entry from the others. */
  const findUniqueId = (index: number) => {
    const found = readId(entries[index], key)
    const count = entries.filter((each) => readId(each, key) === found).length
    return found === undefined || count > 1 ? null : found
  }
  /** Edits an entry in both files by its ID, or else only this entry of the list. */
  const editEntry = (
    index: number,
    edit: (texts: YearTexts, uniqueId: Id) => YearTexts,
    editList: (list: unknown[], copy: Copy) => void,
  ) => {
    const uniqueId = findUniqueId(index)
    if (uniqueId !== null) editTexts((texts) => edit(texts, uniqueId))
    else
      changeDocument(source, (document, copy) => {
        editList(readEntries(document, list), copy)
        return document
      })
  }
  const remove = () => {
    setDialog(null)
    editEntry(
      chosen,
      (texts, uniqueId) => deleteEntry(texts, list, uniqueId),
      (all) => all.splice(chosen, 1),
    )
  }
  const uniqueId = findUniqueId(chosen)
  const references = uniqueId === null ? null : describeReferences(values, list, uniqueId)
  return (
    <>
      <ItemList
        label={title}
        noun={noun}
        items={items}
        chosen={chosen}
        onChoose={choose}
        addButton={
          <ToolbarButton onClick={() => setDialog('add')}>
            <Plus aria-hidden />
            Add {noun}…
          </ToolbarButton>
        }
        onDuplicate={(index) => {
          editEntry(
            index,
            (texts, found) => duplicateEntry(texts, list, found).texts,
            (all, copy) => all.splice(index + 1, 0, copy(all[index])),
          )
          choose(index + 1)
        }}
        onDelete={() => (references === null ? remove() : setDialog('delete'))}
        onMove={(from, to) => {
          editEntry(
            from,
            (texts, found) => moveEntry(texts, list, found, to),
            (all) => all.splice(to, 0, ...all.splice(from, 1)),
          )
          choose(to)
        }}
      >
        {entry === undefined ? (
          <p className="form-note">There is no {noun} yet.</p>
        ) : (
          <div ref={form} className="item-list-form">
            {id !== undefined && <EntryId list={list} at={`/${list}/${chosen}`} id={id} values={values} />}
            <FieldsForm
              key={`${chosen} ${String(id)}`}
              form={createForm(source, `/${list}/*`, properties)}
              file={source}
              at={`/${list}/${chosen}`}
              value={entry}
            />
          </div>
        )}
      </ItemList>
      {dialog === 'add' && (
        <NameDialog
          title={`Add a ${noun}`}
          label="Name"
          action="Add"
          onSubmit={(name) => {
            setDialog(null)
            editTexts((texts) => addEntry(texts, list, name).texts)
            choose(entries.length)
            added.current = entries.length
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && references !== null && (
        <DeleteDialog
          name={nameOf(chosen)}
          references={references}
          onConfirm={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
