import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { getLocation, type JSONPath } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { completeNames } from './completeNames.ts'
import { insertTemplate } from './insertTemplate.ts'
import { insertValue } from './insertValue.ts'
import { isInWord } from './isInWord.ts'
import { jsonService, readJson } from './jsonService.ts'
import { listNamedAt } from './namedRows.ts'
import { asTemplate } from './snippetTemplate.ts'

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
    const list = location.isAtPropertyKey ? undefined : listNamedAt(path, location.path)
    if (!list) return completeBySchema(context, path, text, location.path)
    const home = path.slice(0, path.lastIndexOf('/') + 1) + list.document
    return completeNames(context, location, home === path ? text : (textOf(home) ?? ''), list)
  }
}

async function completeBySchema(context: CompletionContext, path: string, text: string, place: JSONPath) {
  const { document, parsed } = readJson(path, text)
  const list = await jsonService.doComplete(document, document.positionAt(context.pos), parsed)
  const items = list?.items.filter(({ textEdit }) => textEdit) ?? []
  if (items.length === 0 || context.aborted) return null
  const from = Math.min(...items.map((item) => document.offsetAt(rangeOf(item).start)))
  const object = place.slice(0, -1)
  return { from, options: items.map((item) => option(item, document, path, object)) }
}

function option(item: CompletionItem, document: TextDocument, path: string, object: JSONPath): Completion {
  const { label, filterText = label, documentation, detail } = item
  const { newText } = item.textEdit as TextEdit
  const range = rangeOf(item)
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  const info = typeof documentation === 'string' ? documentation : documentation?.value
  // Where a row of the client's lists is named, an example of the schema names none.
  const isNaming = listNamedAt(path, [...object, label]) !== undefined
  const snippet = isNaming ? newText.replace(/"\$\{1:[^}]*\}"/, '$$1') : newText
  const template = asTemplate(snippet, path)
  const insert = /\$\{|\n/.test(template) ? insertTemplate : insertValue
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    // What has been typed since the list was made belongs to what is replaced.
    insert(view, completion, template, start, Math.max(end, to))
    if (snippet !== newText) startCompletion(view)
  }
  // By what is shown, as other editors sort; by what is written, an amount per pay would stand before the usual one.
  const names = { label: filterText, displayLabel: label, sortText: label }
  return { ...names, apply, ...(detail && { detail }), ...(info && { info }) }
}

function rangeOf({ textEdit }: CompletionItem) {
  return (textEdit as TextEdit).range
}
