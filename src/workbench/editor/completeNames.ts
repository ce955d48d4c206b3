import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Location } from 'jsonc-parser'
import { insertValue } from './insertCompletion.ts'
import { readRows, type ReferencedList } from './references.ts'

/**
 * Completes a value that names a row of one of the client's own lists, in the order of the list.
 * @param text of the document that has the list
 */
export function completeReferences(
  context: CompletionContext,
  { previousNode: value }: Location,
  text: string,
  list: ReferencedList,
): CompletionResult | null {
  const end = value ? value.offset + value.length : context.pos
  if (end < context.pos) return null
  const from = value?.offset ?? context.matchBefore(/[\w-]+/)?.from ?? context.pos
  const options = readRows(text, list).map(({ name, words }, place): Completion => {
    const label = JSON.stringify(name)
    return {
      label,
      detail: words,
      sortText: String(place).padStart(6, '0'),
      apply: (view, completion, start, to) => insertValue(view, completion, label, start, Math.max(end, to)),
    }
  })
  return { from, options }
}
