import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { JSONPath } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { insertTemplate, insertValue } from './insertCompletion.ts'
import { jsonService, parseJson } from './jsonService.ts'
import { toTemplate } from './lspSnippet.ts'
import { findReferencedList, readRows, type ReferencedList } from './references.ts'
import { withUniqueKey } from './uniqueKey.ts'

interface CompletionSite {
  path: string
  text: string
  /** The caret's location. */
  location: JSONPath
  /** Returns the text of the document that contains a list. */
  documentText: (list: ReferencedList) => string
}

/** Completes the properties and values of the file's schema. */
export async function completeBySchema(
  context: CompletionContext,
  site: CompletionSite,
): Promise<CompletionResult | null> {
  const { document, parsed } = parseJson(site.path, site.text)
  const list = await jsonService.doComplete(document, document.positionAt(context.pos), parsed)
  const items = list?.items.filter(({ textEdit }) => textEdit) ?? []
  if (items.length === 0 || context.aborted) return null
  const from = Math.min(...items.map((item) => document.offsetAt(editRange(item).start)))
  return { from, options: items.map((item) => toCompletion(item, document, site)) }
}

function toCompletion(
  item: CompletionItem,
  document: TextDocument,
  { path, text, location, documentText }: CompletionSite,
): Completion {
  const { label, filterText = label, documentation, detail } = item
  const { newText } = item.textEdit as TextEdit
  const range = editRange(item)
  const start = document.offsetAt(range.start)
  const end = document.offsetAt(range.end)
  const info = typeof documentation === 'string' ? documentation : documentation?.value
  // The schema's example is not one of the client's keys, so the completions of the reference replace it.
  const isReference = findReferencedList(path, [...location.slice(0, -1), label]) !== undefined
  const snippet = isReference ? newText.replace(/"\$\{1:[^}]*\}"/, '$$1') : newText
  const knownKeys = (property: string) => {
    const list = findReferencedList(path, [...location, property])
    return list && readRows(documentText(list), list).map(({ key }) => key)
  }
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    const template = toTemplate(withUniqueKey(snippet, { text, location, knownKeys }), path)
    const insert = /\$\{|\n/.test(template) ? insertTemplate : insertValue
    // The user may have typed more since the list opened.
    insert(view, completion, template, start, Math.max(end, to))
    if (snippet !== newText) startCompletion(view)
  }
  // Sorted by the label, as in VS Code. Sorted by the inserted text, amounts per pay period would precede annual ones.
  const names = { label: filterText, displayLabel: label, sortText: label }
  return { ...names, apply, ...(detail && { detail }), ...(info && { info }) }
}

function editRange({ textEdit }: CompletionItem) {
  return (textEdit as TextEdit).range
}
