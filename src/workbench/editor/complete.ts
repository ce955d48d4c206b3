import {
  snippet,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import {
  InsertTextFormat,
  type CompletionItem,
  type TextDocument,
  type TextEdit,
} from 'vscode-json-languageservice'
import { jsonService, readJson } from './jsonService.ts'
import { asTemplate } from './snippetTemplate.ts'

/** Completes the properties and values that the file's schema knows at a place. */
export function completeJson(path: string) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { document, parsed } = readJson(path, context.state.doc.toString())
    const list = await jsonService.doComplete(document, document.positionAt(context.pos), parsed)
    const items = list?.items.filter(({ textEdit }) => textEdit) ?? []
    if (items.length === 0 || context.aborted) return null
    const from = Math.min(...items.map((item) => document.offsetAt(rangeOf(item).start)))
    return { from, options: items.map((item) => option(item, document, path)) }
  }
}

function option(item: CompletionItem, document: TextDocument, path: string): Completion {
  const { label, filterText = label, documentation, detail, insertTextFormat } = item
  const { newText } = item.textEdit as TextEdit
  const range = rangeOf(item)
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  const info = typeof documentation === 'string' ? documentation : documentation?.value
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    // What has been typed since the list was made belongs to what is replaced.
    const until = Math.max(end, to)
    if (insertTextFormat === InsertTextFormat.Snippet)
      snippet(asTemplate(newText, (choice) => isAsDeep(choice, path)))(view, completion, start, until)
    else view.dispatch({ changes: { from: start, to: until, insert: newText }, userEvent: 'input.complete' })
  }
  // By what is shown, as other editors sort; by what is written, an amount per pay would stand before the usual one.
  const names = { label: filterText, displayLabel: label, sortText: label }
  return { ...names, apply, ...(detail && { detail }), ...(info && { info }) }
}

/** A choice of relative addresses is one of how deep a file is: the folder of the schemas is two above the clients'. */
function isAsDeep(choice: string, path: string) {
  const up = choice.split('../').length - 1
  return up === 0 || up === path.split('/').length + 1
}

function rangeOf({ textEdit }: CompletionItem) {
  return (textEdit as TextEdit).range
}
