import {
  hasNextSnippetField,
  hasPrevSnippetField,
  pickedCompletion,
  type Completion,
} from '@codemirror/autocomplete'
import type { ChangeSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

/**
 * Writes a value in the place of a text, with the caret behind it. Quotes are changed apart from what is between them: a
 * template's field is just that, and one whose borders are written over ends the template.
 */
export function insertValue(
  view: EditorView,
  completion: Completion,
  value: string,
  from: number,
  to: number,
): void {
  const { state } = view
  const before = partsOf(state.sliceDoc(from, to))
  const after = partsOf(value)
  // Between quotes, a template's field is still there, and Tab leads on to the next.
  const isField = before.quote !== '' && (hasNextSnippetField(state) || hasPrevSnippetField(state))
  view.dispatch({
    changes: changesOf(before, after, from),
    selection: { anchor: from + value.length - (isField ? after.quote.length : 0) },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  })
}

interface Parts {
  /** What stands on both sides of it. */
  quote: string
  inner: string
}

function partsOf(text: string): Parts {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? { quote: '"', inner: text.slice(1, -1) } : { quote: '', inner: text }
}

function changesOf(before: Parts, after: Parts, from: number): ChangeSpec[] {
  const start = from + before.quote.length
  const end = start + before.inner.length
  const parts = [{ from: start, to: end, insert: after.inner }]
  if (before.quote === after.quote) return parts
  return [
    { from, to: start, insert: after.quote },
    ...parts,
    { from: end, to: end + before.quote.length, insert: after.quote },
  ]
}
