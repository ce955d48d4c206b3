import {
  hasNextSnippetField,
  hasPrevSnippetField,
  pickedCompletion,
  snippet,
  type Completion,
} from '@codemirror/autocomplete'
import { EditorSelection, type ChangeSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { fileName, isYearFolder, parentFolder } from '../../contract/clientFiles.ts'

/**
 * Converts a snippet of the Language Server Protocol to CodeMirror's syntax: all fields get braces, and a choice
 * becomes its first option.
 * @param path the file that the snippet is inserted into
 */
export function toTemplate(lspSnippet: string, path: string): string {
  return resolveVariables(lspSnippet, path)
    .replace(/\$\{(\d+)\|([^|,]*)[^|]*\|\}/g, '${$1:$2}')
    .replace(/(?<!\\)\$(\d+)/g, (_, field) => `\${${field}}`)
    .replace(/\\([$\\}])/g, '$1')
}

/**
 * Resolves the two variables of our schemas' snippets. One writes a `$` in a property name, because the JSON service does
 * not escape it there; the other writes a step up for a file in the folder of a year.
 */
export function resolveVariables(lspSnippet: string, path: string): string {
  const stepUp = isYearFolder(fileName(parentFolder(path))) ? '../' : ''
  return lspSnippet
    .replace(/\$\{TM_FILENAME\/\.\*\/(\$\w+)\/\}/g, '$1')
    .replace(/\$\{TM_DIRECTORY\/.*?\$\{1:\+\.\.\/\}\/\}/g, stepUp)
}

/**
 * Replaces a range with a template and selects its first field. Tab goes to the next fields, and finally to the end of
 * the template. Scrolls as much of the template into view as fits.
 */
export function insertTemplate(
  view: EditorView,
  completion: Completion,
  template: string,
  from: number,
  to: number,
): void {
  const hasFinalField = /\$\{(0|[^}]*\}$)/.test(template)
  const insert = snippet(hasFinalField ? template : `${template}\${0}`)
  const dispatch = view.dispatch.bind(view)
  insert(
    {
      state: view.state,
      dispatch: (transaction) => {
        const start = transaction.changes.mapPos(from, -1)
        const end = transaction.changes.mapPos(to, 1)
        dispatch(transaction)
        dispatch({ effects: EditorView.scrollIntoView(EditorSelection.range(end, start)) })
      },
    },
    completion,
    from,
    to,
  )
}

/**
 * Replaces a range with a value and puts the caret after it. Replaces quotes and content separately: a field of a
 * template is inside the quotes, and a change across the field's border would end the template.
 */
export function insertValue(
  view: EditorView,
  completion: Completion,
  value: string,
  from: number,
  to: number,
): void {
  const { state } = view
  const before = splitQuotes(state.sliceDoc(from, to))
  const after = splitQuotes(value)
  // In a template's field, the caret stays inside the quotes, so that Tab still goes to the next field.
  const isField = before.quote !== '' && (hasNextSnippetField(state) || hasPrevSnippetField(state))
  view.dispatch({
    changes: replaceParts(before, after, from),
    selection: { anchor: from + value.length - (isField ? after.quote.length : 0) },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  })
}

interface Parts {
  /** The character on both sides of the content, or ''. */
  quote: string
  content: string
}

function splitQuotes(text: string): Parts {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? { quote: '"', content: text.slice(1, -1) } : { quote: '', content: text }
}

function replaceParts(before: Parts, after: Parts, from: number): ChangeSpec[] {
  const start = from + before.quote.length
  const end = start + before.content.length
  const content = { from: start, to: end, insert: after.content }
  if (before.quote === after.quote) return [content]
  return [
    { from, to: start, insert: after.quote },
    content,
    { from: end, to: end + before.quote.length, insert: after.quote },
  ]
}
