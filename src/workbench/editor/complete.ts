import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { getLocation } from 'jsonc-parser'
import { completeBySchema } from './completeBySchema.ts'
import { completeReferences } from './completeNames.ts'
import { isInWord } from './isInWord.ts'
import { findReferencedList, type ReferencedList } from './references.ts'

/**
 * Completes the ids that the client's lists have, and the properties and values that the file's schema knows.
 * @param textOf the text of another file; undefined where there is none
 */
export function completeJson(path: string, textOf: (path: string) => string | undefined) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.toString()
    const line = context.state.doc.lineAt(context.pos)
    if (!context.explicit && !isInWord(text.slice(line.from, context.pos))) return null
    const location = getLocation(text, context.pos)
    const list = location.isAtPropertyKey ? undefined : findReferencedList(path, location.path)
    const textWith = ({ document }: ReferencedList) => {
      const home = path.slice(0, path.lastIndexOf('/') + 1) + document
      return home === path ? text : (textOf(home) ?? '')
    }
    if (list) return completeReferences(context, location, textWith(list), list)
    return completeBySchema(context, { path, text, place: location.path, textWith })
  }
}
