import { editDocument } from '../../../check/edit/editYear.ts'
import { parseText } from '../../../check/edit/editJson.ts'
import { assignValue, insertValue, reorderValues } from '../../../check/edit/jsonEdits.ts'
import { isEntry } from '../../../check/edit/lists.ts'
import { setTranslation, setLanguages } from '../../../check/edit/translations.ts'
import { valueAt } from '../../../contract/pointer.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { toPointer } from './describeValue.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import type { Difference, Revert } from './Difference.ts'

/**
 * Restores the earlier value of a difference.
 * @param texts of the later version
 * @throws EditProblem if the files cannot be edited
 */
export function revertDifference(texts: YearTexts, { reverts }: Difference): YearTexts {
  return reverts.reduce((changed, revert) => ({ ...changed, ...applyRevert(changed, revert) }), texts)
}

function applyRevert(texts: YearTexts, revert: Revert): Partial<YearTexts> {
  const { file, path } = revert
  if (revert.type === 'set' && path.join('/') === 'client/languages')
    return setLanguages(texts, Array.isArray(revert.value) ? (revert.value as string[]) : undefined)
  const languages = languagesOf(parseText(texts['instance.json']).value)
  return editDocument(texts, file, (document) => {
    if (revert.type === 'insert') return insertValue(document, path, revert.index, revert.value)
    if (revert.type === 'reorder') return reorderValues(document, path, revert.order)
    if (revert.type === 'translate') return translate(document, languages, revert)
    return assignValue(document, path, revert.value)
  })
}

function translate(
  document: unknown,
  languages: readonly [string, ...string[]],
  { path, language, text }: Revert & { type: 'translate' },
) {
  const owner = valueAt(document, toPointer(path.slice(0, -1)))
  if (isEntry(owner)) setTranslation(owner, String(path.at(-1)), text, { language, languages })
  return document
}
