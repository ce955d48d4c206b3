import {
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { findNodeAtLocation, getLocation, parseTree, type JSONPath, type Location } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { parentFolder } from '../../contract/clientFiles.ts'
import { jsonService, parseJson } from './jsonService.ts'
import { findReferencedList, readRows, type ReferencedList } from './references.ts'
import { insertTemplate, insertValue, toTemplate } from './snippets.ts'

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

interface CompletionSite {
  path: string
  text: string
  /** The caret's location. */
  location: JSONPath
  /** Returns the text of the document that contains a list. */
  documentText: (list: ReferencedList) => string
}

/** Completes the properties and values of the file's schema. */
async function completeBySchema(
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

/** A snippet for a row whose first property is a key to fill in. */
const rowSnippet = /^\{\s*"(?<property>\w+)": (?<value>"\$\{1:(?<key>[^}]*)\}")/

/** Characters with a meaning in snippets. */
const snippetSyntax = /[\\${}"]/

interface Row {
  text: string
  /** The location of the row: its list and the index in it. */
  location: JSONPath
  /** Returns the keys that a property can refer to; undefined if it may have any key. */
  knownKeys: (property: string) => (string | number)[] | undefined
}

/**
 * Gives a row's snippet a key that the list does not contain yet: the snippet's own key if possible, or else the first
 * unused one of `knownKeys`, or the snippet's own key with a number.
 */
export function withUniqueKey(snippet: string, { text, location, knownKeys }: Row): string {
  const { property, value, key } = rowSnippet.exec(snippet)?.groups ?? {}
  if (property === undefined || value === undefined || key === undefined) return snippet
  if (typeof location.at(-1) !== 'number') return snippet
  const used = new Set(readKeys(text, location.slice(0, -1), property))
  const known = knownKeys(property)
  const isFree = (each: string | number) => !used.has(each) && !snippetSyntax.test(String(each))
  if (isFree(key) && (known?.includes(key) ?? true)) return snippet
  const free = known ? known.find(isFree) : numbered(key).find(isFree)
  if (free === undefined) return snippet
  return snippet.replace(value, () => (typeof free === 'number' ? `\${1:${free}}` : `"\${1:${free}}"`))
}

function readKeys(text: string, list: JSONPath, property: string): unknown[] {
  const tree = parseTree(text)
  const rows = (tree && findNodeAtLocation(tree, list)?.children) ?? []
  return rows.map((row): unknown => findNodeAtLocation(row, [property])?.value)
}

function numbered(key: string) {
  return Array.from({ length: 100 }, (_, index) => `${key}-${index + 2}`)
}
