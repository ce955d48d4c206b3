import { useEffect, useRef, useState } from 'react'
import { addEntries } from '../../../check/edit/addEntries.ts'
import { deleteEntry, duplicateEntry, moveEntry } from '../../../check/edit/changeEntry.ts'
import { describeDeletion } from '../../../check/edit/references.ts'
import { itemsOf, lists } from '../../../check/edit/lists.ts'
import type { EntriesPart } from '../../../compare/form/sections.ts'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { Fields } from '../Fields.tsx'
import { fieldId, useFormYear } from '../FormYear.tsx'
import { listEntries } from '../listEntries.ts'
import { createForm } from '../../../compare/form/createForm.ts'
import { AddNamedButton } from './AddNamedButton.tsx'
import { EntryIds } from './EntryIds.tsx'
import { ItemList, useListActions, type ListActions } from './ItemList.tsx'

/** The scenarios or plans, one at a time. They are added, duplicated, and deleted in both files. */
export function EntriesForm({ part: { list, title, properties } }: { part: EntriesPart }) {
  const { noun, source } = lists[list]
  const { values, selection, editTexts } = useFormYear()
  const pointer = `/${list}`
  const listActions = useListActions(source, pointer)
  /** The entry to delete after a confirmation. */
  const [deleted, setDeleted] = useState<{ index: number; consequences: string } | null>(null)
  const items = itemsOf(values, source, list)
  const entries = listEntries(values, list)
  const form = useRef<HTMLDivElement>(null)
  const added = useRef<number | null>(null)
  useEffect(() => {
    // After the dialog has returned the focus.
    if (added.current !== null && added.current < items.length)
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    added.current = null
  }, [items.length])

  const ids = new Set(entries.map(({ id }) => id))
  const haveOwnIds = ids.size === entries.length && !ids.has(undefined)
  const idAt = (index: number) => entries[index]!.id!
  const remove = (index: number) => editTexts((texts) => deleteEntry(texts, list, idAt(index)))
  const entryActions: ListActions = {
    duplicate: (index) => editTexts((texts) => duplicateEntry(texts, list, idAt(index)).texts),
    move: (from, to) => editTexts((texts) => moveEntry(texts, list, idAt(from), to)),
    remove: (index) => {
      const consequences = describeDeletion(values, list, idAt(index))
      if (consequences === null) remove(index)
      else setDeleted({ index, consequences })
    },
  }
  return (
    <>
      <ItemList
        label={title}
        noun={noun}
        file={source}
        pointer={pointer}
        titles={entries.map((entry) => entry.title)}
        // Without an ID of its own, an entry cannot be found in the other file.
        actions={haveOwnIds ? entryActions : listActions}
        addButton={
          <AddNamedButton
            noun={noun}
            label="Name"
            onAdd={(name) => {
              editTexts((texts) => addEntries(texts, list, [name]).texts)
              selection.choose(fieldId(source, pointer), entries.length)
              added.current = entries.length
            }}
          />
        }
      >
        {(chosen) =>
          entries.length === 0 ? (
            <p className="form-note">There is no {noun} yet.</p>
          ) : (
            <div ref={form} className="item-list-form">
              <Fields
                key={`${chosen} ${entries[chosen]!.id}`}
                field={createForm(source, `${pointer}/*`, properties)}
                file={source}
                pointer={`${pointer}/${chosen}`}
                value={items[chosen]}
              />
            </div>
          )
        }
      </ItemList>
      <EntryIds list={list} />
      {deleted && (
        <DeleteDialog
          names={[entries[deleted.index]?.title ?? noun]}
          consequences={deleted.consequences}
          onConfirm={() => remove(deleted.index)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}
