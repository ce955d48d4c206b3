import { editDocument } from '../../check/edit/editYear.ts'
import { removeStale, reviewValues } from '../../check/typicalValues.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import { parentPointer } from '../../contract/pointer.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { removeEmpty, setAt } from './setAt.ts'

/** A value for a field. Undefined removes it, and the objects around it that it leaves empty. */
export interface FieldValue {
  file: YearFile
  pointer: string
  value: unknown
}

/** @returns the changed text. A typical value is reviewed then. @throws EditError if the text has syntax errors */
export function setFieldValue(texts: YearTexts, { file, pointer, value }: FieldValue): Partial<YearTexts> {
  return editDocument(texts, file, (document) => {
    if (file === 'plans.json') reviewValues(document, [pointer])
    const changed = setAt(document, pointer, value)
    if (value !== undefined) return changed
    removeEmpty(changed, parentPointer(pointer))
    removeStale(changed)
    return changed
  })
}
