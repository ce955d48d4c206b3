import type { JSONPath } from 'jsonc-parser'
import { parseText } from '../check/edit/editJson.ts'
import { editDocument } from '../check/edit/editYear.ts'
import { assignValue, insertValue, reorderValues } from '../check/edit/jsonEdits.ts'
import { isRecord } from '../contract/isRecord.ts'
import { setLanguages, setTranslation } from '../check/edit/translations.ts'
import type { YearFile } from '../contract/clientFiles.ts'
import { languagesOf } from '../contract/languages.ts'
import { toPointer, valueAt } from '../contract/pointer.ts'
import type { YearTexts } from '../contract/yearDocuments.ts'

/**
 * Restores an earlier value in the texts of the later version.
 * @throws EditError if the files cannot be edited
 */
export type Revert = (texts: YearTexts) => YearTexts

/** A value in a document. */
export interface Target {
  file: YearFile
  path: JSONPath
}

/** Sets the value at a place, or removes it if it is undefined. */
export function setAt({ file, path }: Target, value: unknown): Revert {
  if (path.join('/') === 'client/languages')
    return (texts) => setLanguages(texts, Array.isArray(value) ? (value as string[]) : undefined)
  return edit(file, (document) => assignValue(document, path, value))
}

export function insertAt({ file, path }: Target, index: number, value: unknown): Revert {
  return edit(file, (document) => insertValue(document, path, index, value))
}

/** @param order the index from which each item of the list moves */
export function reorderAt({ file, path }: Target, order: readonly number[]): Revert {
  return edit(file, (document) => reorderValues(document, path, order))
}

/** Sets the text at a place in a language that is not the client's first one. Undefined removes it. */
export function translateAt({ file, path }: Target, language: string, text: string | undefined): Revert {
  return (texts) => {
    const languages = languagesOf(parseText(texts['instance.json']).value)
    return edit(file, (document) => {
      const owner = valueAt(document, toPointer(path.slice(0, -1)))
      if (isRecord(owner)) setTranslation(owner, String(path.at(-1)), text, { language, languages })
      return document
    })(texts)
  }
}

/** Reverts both. */
export function inOrder(first: Revert, second: Revert): Revert {
  return (texts) => second(first(texts))
}

function edit(file: YearFile, change: (document: unknown) => unknown): Revert {
  return (texts) => ({ ...texts, ...editDocument(texts, file, change) })
}
