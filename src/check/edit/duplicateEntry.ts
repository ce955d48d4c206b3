import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { editYear } from './editYear.ts'
import {
  filesOf,
  findEntry,
  indexOfEntry,
  insertEntries,
  nameOf,
  requireEntry,
  takenIds,
  type Entry,
} from './entries.ts'
import { idFromName } from './idFromName.ts'
import { listOf, type ListName } from './lists.ts'
import { duplicateReference, findReferences } from './references.ts'

/**
 * Adds a copy of an entry after it, in both files, with copies of what refers to it: for a service, its payments and
 * its uses.
 * @returns the changed texts, and the new ID, which is derived from the new name: "Silver PPO (copy)"
 * @throws EditProblem if a text has syntax errors, or there is no such entry
 */
export function duplicateEntry(texts: YearTexts, list: ListName, id: Id): { texts: YearTexts; id: string } {
  const { key, names, noun } = listOf(list)
  let newId = ''
  const changed = editYear(texts, (documents, copy) => {
    requireEntry(documents, list, id)
    const name = nameOf(documents, list, id)
    const newName = `${name ?? noun} (copy)`
    newId = idFromName(newName, takenIds(documents, list), noun)
    for (const { reference, place } of findReferences(documents, list, { id, name }))
      duplicateReference(place, reference.isByName ? newName : newId, copy[reference.file])

    const copies: Partial<Record<YearFile, Entry>> = {}
    for (const file of filesOf(list)) {
      const entry = findEntry(documents, file, list, id)
      if (!entry) continue
      const property = names[file]
      copies[file] = Object.assign(copy[file](entry), {
        [key]: newId,
        ...(property && { [property]: newName }),
      })
    }
    const index = indexOfEntry(documents, filesOf(list)[0]!, list, id)
    insertEntries(documents, list, copies, index < 0 ? undefined : index + 1)
  })
  return { texts: changed, id: newId }
}
