import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { editYear } from './editYear.ts'
import { filesOf, indexOfEntry, insertEntries, itemsOf, requireEntry } from './entries.ts'
import type { ListName } from './lists.ts'

/**
 * Moves an entry to another place in both files.
 * @param index its new index in the list's source file
 * @throws EditProblem if a text has syntax errors, or there is no such entry
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
