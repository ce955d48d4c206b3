import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import type { Id } from '../../contract/instance.ts'
import { EditProblem } from './EditProblem.ts'
import { editYear } from './editYear.ts'
import { filesOf, findEntry, idsOf, filesRepeating, nameOf, requireEntry } from './entries.ts'
import { listOf, type ListName } from './lists.ts'
import { findReferences, replaceReference } from './references.ts'

/**
 * Changes the name of an entry that users read, in every file that has the same name.
 * @throws EditProblem if a text has syntax errors, or there is no such entry
 */
export function renameEntry(texts: YearTexts, list: ListName, id: Id, name: string): YearTexts {
  const { names } = listOf(list)
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    const oldName = nameOf(documents, list, id)
    for (const { reference, place } of findReferences(documents, list, { name: oldName }))
      if (reference.isByName) replaceReference(place, name)
    for (const file of filesOf(list)) {
      const property = names[file]
      const entry = findEntry(documents, file, list, id)
      if (entry && property && (entry[property] === oldName || oldName === undefined)) entry[property] = name
    }
  })
}

/**
 * Changes the ID of an entry in both files, and every reference to it. If the list repeats the ID, changes only the
 * last entry.
 * @throws EditProblem if a text has syntax errors, there is no such entry, or the new ID cannot be used
 */
export function renameId(texts: YearTexts, list: ListName, id: Id, newId: Id): YearTexts {
  const { key } = listOf(list)
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    if (newId === id) return
    const problem = findIdProblem(documents, list, newId, id)
    if (problem !== null) throw new EditProblem(problem)
    const repeating = filesRepeating(documents, list, id)
    if (repeating.length === 0)
      for (const { place } of findReferences(documents, list, { id })) replaceReference(place, newId)
    for (const file of repeating.length > 0 ? repeating : filesOf(list)) {
      const entry = findEntry(documents, file, list, id)
      if (entry) entry[key] = newId
    }
  })
}

/**
 * Why an ID cannot be used for an entry, in sentences for the user; null if it can.
 * @param current the entry's ID
 */
export function findIdProblem(documents: YearValues, list: ListName, id: Id, current?: Id): string | null {
  const { noun, key, reservedIds } = listOf(list)
  if (typeof id === 'number' && (key === 'key' || !Number.isSafeInteger(id)))
    return key === 'key' ? 'Write text.' : 'Write text or a whole number.'
  if (String(id).trim() === '') return 'Write at least one character.'
  if (reservedIds.includes(id)) return `Choose another ID: ${id} is reserved.`
  // Surcharges are posted as a map by ID, in which 1 and "1" are the same.
  const isSame = (other: Id) => (list === 'surcharges' ? String(other) === String(id) : other === id)
  const isTaken = filesOf(list).some((file) =>
    idsOf(documents, file, list).some((other) => other !== undefined && other !== current && isSame(other)),
  )
  return isTaken ? `Another ${noun} has the ID ${id}. Choose another one.` : null
}
