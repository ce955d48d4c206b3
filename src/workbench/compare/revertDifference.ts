import { EditProblem } from '../../check/edit/EditProblem.ts'
import { insertItem, reorderItems, setValue } from '../../check/edit/jsonEdits.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { Difference, Revert } from './Difference.ts'

/**
 * Restores the earlier value of a difference.
 * @param texts the present texts of the later version
 * @param compared its texts when the difference was found
 * @throws EditProblem if the files of the difference have changed since, or cannot be edited
 */
export function revertDifference(texts: YearTexts, { reverts }: Difference, compared = texts): YearTexts {
  if (reverts.some(({ file }) => texts[file] !== compared[file]))
    throw new EditProblem('The files have just changed. Press Revert again if the difference still shows.')
  return reverts.reduce(
    (changed, revert) => ({ ...changed, [revert.file]: applyRevert(changed[revert.file], revert) }),
    texts,
  )
}

function applyRevert(text: string, revert: Revert): string {
  if (revert.type === 'insert') return insertItem(text, revert.path, revert.index, revert.value)
  if (revert.type === 'reorder') return reorderItems(text, revert.path, revert.order)
  return setValue(text, revert.path, revert.value)
}
