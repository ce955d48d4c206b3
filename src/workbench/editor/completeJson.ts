import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { getLocation, type Location } from 'jsonc-parser'
import { parentFolder } from '../../contract/clientFiles.ts'
import { completeBySchema } from './completeBySchema.ts'
import { insertValue } from './insertCompletion.ts'
import { findReferencedList, readRows, type ReferencedList } from './references.ts'

/**
 * Completes references to rows of the client's lists. Completes everything else by the file's schema.
 * @param readText returns the text of another file; undefined if there is none
 */
export function completeJson(path: string, readText: (path: string) => string | undefined) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.toString()
    const line = context.state.doc.lineAt(context.pos)
    if (!context.explicit && !isInWord(text.slice(line.from, context.pos))) return null
    const location = getLocation(text, context.pos)
    const list = location.isAtPropertyKey ? undefined : findReferencedList(path, location.path)
    const documentText = ({ document }: ReferencedList) => {
      const documentPath = `${parentFolder(path)}/${document}`
      return documentPath === path ? text : (readText(documentPath) ?? '')
    }
    if (list) return completeReference(context, location, list, documentText(list))
    return completeBySchema(context, { path, text, location: location.path, documentText })
  }
}

/**
 * Whether a line of JSON ends inside a word: an unclosed string, or a literal such as true. Elsewhere, completions open
 * only on request, because a number needs none and anything may follow punctuation.
 */
export function isInWord(line: string): boolean {
  const withoutStrings = line.replace(/"(?:\\.|[^"\\])*"/g, '')
  return withoutStrings.includes('"') || /(?<!\w)[a-z]\w*$/i.test(withoutStrings)
}

/** Completes a reference with the rows of its list, in the order of the list. */
function completeReference(
  context: CompletionContext,
  { previousNode: value }: Location,
  list: ReferencedList,
  documentText: string,
): CompletionResult | null {
  const end = value ? value.offset + value.length : context.pos
  if (end < context.pos) return null
  const from = value?.offset ?? context.matchBefore(/[\w-]+/)?.from ?? context.pos
  const options = readRows(documentText, list).map(({ key, label: detail }, index): Completion => {
    const label = JSON.stringify(key)
    return {
      label,
      detail,
      sortText: String(index).padStart(6, '0'),
      apply: (view, completion, start, to) => insertValue(view, completion, label, start, Math.max(end, to)),
    }
  })
  return { from, options }
}
