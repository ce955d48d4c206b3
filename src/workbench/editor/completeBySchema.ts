import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { JSONPath } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { insertTemplate } from './insertTemplate.ts'
import { insertValue } from './insertCompletion.ts'
import { jsonService, readJson } from './jsonService.ts'
import { findReferencedList, readRows, type ReferencedList } from './references.ts'
import { toTemplate } from './snippetTemplate.ts'
import { withUniqueName } from './uniqueName.ts'

interface Spot {
  path: string
  text: string
  place: JSONPath
  /** The text of the document that has a list. */
  textWith: (list: ReferencedList) => string
}

/** Completes the properties and values that the file's schema knows. */
export async function completeBySchema(
  context: CompletionContext,
  spot: Spot,
): Promise<CompletionResult | null> {
  const { path, text } = spot
  const { document, parsed } = readJson(path, text)
  const list = await jsonService.doComplete(document, document.positionAt(context.pos), parsed)
  const items = list?.items.filter(({ textEdit }) => textEdit) ?? []
  if (items.length === 0 || context.aborted) return null
  const from = Math.min(...items.map((item) => document.offsetAt(rangeOf(item).start)))
  return { from, options: items.map((item) => option(item, document, spot)) }
}

function option(
  item: CompletionItem,
  document: TextDocument,
  { path, text, place, textWith }: Spot,
): Completion {
  const { label, filterText = label, documentation, detail } = item
  const { newText } = item.textEdit as TextEdit
  const range = rangeOf(item)
  const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  const info = typeof documentation === 'string' ? documentation : documentation?.value
  // Where a row of the client's lists is named, an example of the schema names none.
  const isNaming = findReferencedList(path, [...place.slice(0, -1), label]) !== undefined
  const snippet = isNaming ? newText.replace(/"\$\{1:[^}]*\}"/, '$$1') : newText
  const known = (property: string) => {
    const list = findReferencedList(path, [...place, property])
    return list && readRows(textWith(list), list).map(({ name }) => name)
  }
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    const template = toTemplate(withUniqueName(snippet, { text, place, known }), path)
    const insert = /\$\{|\n/.test(template) ? insertTemplate : insertValue
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
