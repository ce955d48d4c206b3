import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { featureLists } from '../../contract/instance.ts'
import type { Id } from '../../contract/instance.ts'
import { EditProblem } from './EditProblem.ts'
import { editYear } from './editYear.ts'
import {
  filesOf,
  indexOfEntry,
  isEntry,
  filesRepeating,
  itemsOf,
  nameOf,
  requireEntry,
  type Entry,
} from './entries.ts'
import { listOf, type ListName } from './lists.ts'
import type { Place } from './places.ts'
import { findReferences, removeReferences } from './references.ts'

/**
 * Deletes an entry from both files with everything that refers to it. A question whose last choice is deleted is
 * switched off. If the list repeats the ID, deletes only the last entry.
 * @throws EditProblem if a text has syntax errors, there is no such entry, or the documents need it
 */
export function deleteEntry(texts: YearTexts, list: ListName, id: Id): YearTexts {
  return editYear(texts, (documents) => {
    requireEntry(documents, list, id)
    const repeating = filesRepeating(documents, list, id)
    if (repeating.length === 0) {
      const found = findReferences(documents, list, { id, name: nameOf(documents, list, id) })
      for (const { reference, place } of found)
        if (reference.onlyOne && place.ancestors.at(-1)!.length === 1)
          throw new EditProblem(
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
  const { source, noun } = listOf(list)
  const instance = documents['instance.json']
  const features = isEntry(instance) && isEntry(instance.features) ? instance.features : {}
  const isNeeded = list === 'plans' || (list === 'scenarios' && features.customScenario !== true)
  if (isNeeded && itemsOf(documents, source, list).length === 0)
    throw new EditProblem(`A client needs at least one ${noun}. Add another one first.`)
  const flag = featureLists.find((feature) => feature.list === list)?.flag
  if (flag && features[flag] === true && itemsOf(documents, 'instance.json', list).length === 0)
    features[flag] = false
}

/** The name of the plan or surcharge that a place is in. */
function describeOwner(documents: YearValues, { ancestors, path }: Place): string {
  const owner = ancestors.at(-2) as Entry
  const name = path[0] === 'plans' ? owner.displayName : nameOf(documents, 'surcharges', owner.id as Id)
  return typeof name === 'string' ? `“${name}”` : 'An entry'
}
