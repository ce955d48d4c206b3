import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { type Id, featureLists } from '../../contract/instance.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import { EditError } from './editJson.ts'
import { editYear } from './editYear.ts'
import {
  filesOf,
  findEntry,
  idsOf,
  filesRepeating,
  nameOf,
  requireEntry,
  indexOfEntry,
  insertEntries,
  itemsOf,
  takenIds,
  type Entry,
  type ListName,
  reservedId,
  lists,
} from './lists.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { idFromName } from './idFromName.ts'
import {
  findReferences,
  replaceReference,
  describeOwner,
  duplicateReference,
  removeReferences,
} from './references.ts'
import type { YearFile } from '../../contract/clientFiles.ts'

/**
 * Changes the ID of an entry in both files, and every reference to it. If the list repeats the ID, changes only the
 * last entry.
 * @throws EditError if a text has syntax errors, there is no such entry, or the new ID cannot be used
 */
export function renameId(texts: YearTexts, list: ListName, id: Id, newId: Id): YearTexts {
  const { key } = lists[list]
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    if (newId === id) return
    const error = findIdError(documents, list, newId, id)
    if (error !== null) throw new EditError(error)
    const repeating = filesRepeating(documents, list, id)
    if (repeating.length === 0)
      for (const { place } of findReferences(documents, list, { id })) replaceReference(place, newId)
    for (const file of repeating.length > 0 ? repeating : filesOf(list)) {
      const entry = findEntry(documents, file, list, id)
      if (entry) entry[key] = newId
    }
  })
}

/** Why an ID cannot be used for an entry, in sentences for the user; null if it can. */
export function findIdError(documents: YearValues, list: ListName, id: Id, current?: Id): string | null {
  const { noun, key } = lists[list]
  if (typeof id === 'number' && (key === 'key' || !Number.isSafeInteger(id)))
    return key === 'key' ? 'Write text.' : 'Write text or a whole number.'
  if (String(id).trim() === '') return 'Write at least one character.'
  if (id === reservedId || (list === 'scenarios' && id === customScenarioId))
    return `Choose another ID: ${id} is reserved.`
  // Surcharges are posted as a map by ID, in which 1 and "1" are the same.
  const isSame = (other: Id) => (list === 'surcharges' ? String(other) === String(id) : other === id)
  const isTaken = filesOf(list).some((file) =>
    idsOf(documents, file, list).some((other) => other !== undefined && other !== current && isSame(other)),
  )
  return isTaken ? `Another ${noun} has the ID ${id}. Choose another one.` : null
}

/**
 * Moves an entry to another place in both files.
 * @param index its new index in the list's source file
 * @throws EditError if a text has syntax errors, or there is no such entry
 */
export function moveEntry(texts: YearTexts, list: ListName, id: Id, index: number): YearTexts {
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    const removed: Partial<Record<YearFile, unknown>> = {}
    for (const file of filesOf(list)) {
      const at = indexOfEntry(documents, file, list, id)
      if (at >= 0) [removed[file]] = itemsOf(documents, file, list).splice(at, 1)
    }
    insertEntries(documents, list, removed, index)
  })
}

/**
 * Adds a copy of an entry after it, in both files, with copies of what refers to it: for a service, its payments and
 * its uses.
 * @returns the changed texts, and the new ID, which is derived from the new name: "Silver PPO (copy)"
 * @throws EditError if a text has syntax errors, or there is no such entry
 */
export function duplicateEntry(texts: YearTexts, list: ListName, id: Id): { texts: YearTexts; id: string } {
  const { key, names, noun } = lists[list]
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

/**
 * Deletes an entry from both files with everything that refers to it. A question whose last choice is deleted is
 * switched off. If the list repeats the ID, deletes only the last entry.
 * @throws EditError if a text has syntax errors, there is no such entry, or the documents need it
 */
export function deleteEntry(texts: YearTexts, list: ListName, id: Id): YearTexts {
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    const repeating = filesRepeating(documents, list, id)
    if (repeating.length === 0) {
      const found = findReferences(documents, list, { id, name: nameOf(documents, list, id) })
      for (const { reference, place } of found)
        if (reference.onlyOne && place.ancestors.at(-1)!.length === 1)
          throw new EditError(
            `${describeOwner(documents, place)} ${reference.onlyOne}. Change or delete it first.`,
          )
      removeReferences(found.map(({ place }) => place))
    }
    for (const file of repeating.length > 0 ? repeating : filesOf(list)) {
      const index = indexOfEntry(documents, file, list, id)
      if (index >= 0) itemsOf(documents, file, list).splice(index, 1)
    }
    handleEmptyList(documents, list)
  })
}

function handleEmptyList(documents: YearValues, list: ListName) {
  const { source, noun } = lists[list]
  const instance = documents['instance.json']
  const features = isRecord(instance) && isRecord(instance.features) ? instance.features : {}
  const isNeeded = list === 'plans' || (list === 'scenarios' && features.customScenario !== true)
  if (isNeeded && itemsOf(documents, source, list).length === 0)
    throw new EditError(`A client needs at least one ${noun}. Add another one first.`)
  const flag = featureLists.find((feature) => feature.list === list)?.flag
  if (flag && features[flag] === true && itemsOf(documents, 'instance.json', list).length === 0)
    features[flag] = false
}
