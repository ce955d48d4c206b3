import Plus from '~icons/lucide/plus'
import { useEffect, useRef, useState } from 'react'
import { addEntry } from '../../../check/edit/addEntry.ts'
import { deleteEntry, duplicateEntry, moveEntry } from '../../../check/edit/changeEntry.ts'
import { describeReferences } from '../../../check/edit/references.ts'
import type { Copy } from '../../../check/edit/editJson.ts'
import { itemsOf, listOf } from '../../../check/edit/lists.ts'
import type { Id } from '../../../contract/instance.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { EntriesPart } from '../../sections.ts'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useDiagnosticCounts } from '../diagnostics.ts'
import { Fields } from '../Field.tsx'
import { fieldId, useFormYear, useSelection } from '../FormYear.tsx'
import { createForm } from '../schema/createForm.ts'
import { describeEntries, EntryId, readId } from './EntryId.tsx'
import { ItemList } from './ItemList.tsx'

/** The scenarios or plans, one at a time. They are added, duplicated, and deleted in both files. */
export function EntriesForm({ part: { list, title, properties } }: { part: EntriesPart }) {
  const { noun, source } = listOf(list)
  const { values, diagnostics, editTexts, changeList } = useFormYear()
  const [dialog, setDialog] = useState<'add' | 'delete' | null>(null)
  const entries = itemsOf(values, source, list)
  const pointer = `/${list}`
  const [chosen, choose] = useSelection(fieldId(source, pointer), entries.length)
  const form = useRef<HTMLDivElement>(null)
  const added = useRef<number | null>(null)
  useEffect(() => {
    // After the dialog has returned the focus.
    if (added.current !== null && added.current < entries.length)
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    added.current = null
  }, [entries.length])
  const counts = useDiagnosticCounts(diagnostics[source], pointer)
  const entry = entries[chosen]
  const ids = entries.map((each) => readId(each, list))
  const items = describeEntries(entries, list).map((item, index) => ({
    ...item,
    problems: counts.get(index),
  }))

  /** The ID of an entry; null if it does not tell the entry from the others. */
  const findUniqueId = (index: number) => {
    const id = ids[index]
    return id === undefined || ids.filter((each) => each === id).length > 1 ? null : id
  }
  /** Edits an entry in both files by its ID, or else only this entry of the list. */
  const editEntry = (
    index: number,
    edit: (texts: YearTexts, uniqueId: Id) => YearTexts,
    editList: (list: unknown[], copy: Copy) => void,
  ) => {
    const uniqueId = findUniqueId(index)
    if (uniqueId === null) changeList(source, pointer, editList)
    else editTexts((texts) => edit(texts, uniqueId))
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
            <EntryId list={list} index={chosen} />
            <Fields
              key={items[chosen]!.key}
              field={createForm(source, `${pointer}/*`, properties)}
              file={source}
              pointer={`${pointer}/${chosen}`}
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
          name={items[chosen]?.title ?? noun}
          references={references}
          onConfirm={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
