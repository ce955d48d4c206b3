import {
  snippet,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { getLocation, type JSONPath, type Location, parse } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { packageSchemas, schemaAddressOf } from '../../check/clients/schemaAddress.ts'
import { parentFolder, fileName, type YearFile } from '../../contract/clientFiles.ts'
import { jsonService, parseJson } from './jsonService.ts'
import { lists, type ListName } from '../../check/edit/lists.ts'
import { references } from '../../check/edit/references.ts'
import type { Id } from '../../contract/instance.ts'
import { toPattern } from '../../contract/pointer.ts'
import { isId } from '../../compare/ids.ts'
import { listOf as listIn, memberOf } from '../tables/readDocument.ts'

/**
 * Completes references to entries of the client's lists. Completes everything else by the file's schema.
 * @param readText returns the text of another file; undefined if there is none
 */
export function completeJson(path: string, readText: (path: string) => string | undefined) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const text = context.state.doc.toString()
    const line = context.state.doc.lineAt(context.pos)
    if (!context.explicit && !isInWord(text.slice(line.from, context.pos))) return null
    const location = getLocation(text, context.pos)
    const target = location.isAtPropertyKey ? undefined : findReferenceTarget(path, location.path)
    if (!target) return completeBySchema(context, path, location.path)
    const listPath = `${parentFolder(path)}/${target.file}`
    return completeReference(context, location, target, listPath === path ? text : (readText(listPath) ?? ''))
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

/** Completes a reference with the entries of its list, in the order of the list. */
function completeReference(
  context: CompletionContext,
  { previousNode: value }: Location,
  target: ReferenceTarget,
  documentText: string,
): CompletionResult | null {
  const end = value ? value.offset + value.length : context.pos
  if (end < context.pos) return null
  const from = value?.offset ?? context.matchBefore(/[\w-]+/)?.from ?? context.pos
  const options = readEntries(documentText, target).map(({ key, label: detail }, index): Completion => {
    const label = JSON.stringify(key)
    return {
      label,
      detail,
      sortText: String(index).padStart(6, '0'),
      apply: (view, completion, start, to) =>
        snippet(`${escapeBraces(label)}\${}`)(view, completion, start, Math.max(end, to)),
    }
  })
  return { from, options }
}

/** Completes the properties and values of the file's schema. */
async function completeBySchema(
  context: CompletionContext,
  path: string,
  location: JSONPath,
): Promise<CompletionResult | null> {
  const { document, parsed } = parseJson(path, context.state.doc.toString())
  const list = await jsonService.doComplete(document, document.positionAt(context.pos), parsed)
  const items = list?.items.filter(({ textEdit }) => textEdit) ?? []
  if (items.length === 0 || context.aborted) return null
  const from = Math.min(...items.map((item) => document.offsetAt(editRange(item).start)))
  return { from, options: items.map((item) => toCompletion(item, document, path, location)) }
}

function toCompletion(
  item: CompletionItem,
  document: TextDocument,
  path: string,
  location: JSONPath,
): Completion {
  const { documentation, detail } = item
  const newText = correctAddress((item.textEdit as TextEdit).newText, path)
  // The JSON service shortens long labels.
  const label = item.label.endsWith('...') ? newText : correctAddress(item.label, path)
  const filterText = correctAddress(item.filterText ?? label, path)
  const range = editRange(item)
  const start = document.offsetAt(range.start)
  const end = document.offsetAt(range.end)
  const info = typeof documentation === 'string' ? documentation : documentation?.value
  // The schema's example is not one of the client's keys, so the completions of the reference replace it.
  const isReference = findReferenceTarget(path, [...location.slice(0, -1), label]) !== undefined
  const text = isReference ? newText.replace(/"\$\{1:[^}]*\}"/, '$$1') : newText
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    // The user may have typed more since the list opened.
    snippet(toTemplate(text))(view, completion, start, Math.max(end, to))
    if (text !== newText) startCompletion(view)
  }
  return { label: filterText, displayLabel: label, apply, ...(detail && { detail }), ...(info && { info }) }
}

/** Replaces the address of a schema in its example, which fits a client's folder but not that of a year. */
function correctAddress(text: string, path: string) {
  return text.replace(
    /(\.\.\/)+node_modules\/mediplan\/schemas\/v1\/\w+\.schema\.json/,
    schemaAddressOf(path, packageSchemas),
  )
}

/**
 * CodeMirror's template for a snippet that the JSON service makes of a schema, which has one field or none. It selects
 * the field, or has the caret at its end.
 */
function toTemplate(text: string): string {
  const field = /(?<!\\)\$(?:1|\{1:((?:\\.|[^\\}])*)\})/.exec(text)
  if (!field) return `${toLiteral(text)}\${}`
  const [whole, value = ''] = field
  const [before, after] = [text.slice(0, field.index), text.slice(field.index + whole.length)]
  return `${toLiteral(before)}\${1:${value}}${toLiteral(after)}`
}

function toLiteral(text: string) {
  return escapeBraces(text.replace(/\\([\\$}])/g, '$1'))
}

/** Only braces are special outside the fields of a template. */
function escapeBraces(text: string) {
  return text.replace(/[{}]/g, '\\$&')
}

function editRange({ textEdit }: CompletionItem) {
  return (textEdit as TextEdit).range
}

/** The list that a value refers to, with the properties that identify and describe its entries. */
export interface ReferenceTarget {
  file: YearFile
  list: ListName
  /** The property that references contain. */
  key: string
  /** The property that describes an entry to the user. */
  label: string
}

/** By the file and location of the reference; `*` is any index. */
const referenceTargets = new Map<string, ReferenceTarget>([
  ...references.map(({ list, file, location, isByName }): [string, ReferenceTarget] => {
    const { key, source, names } = lists[list]
    const target = isByName
      ? { file, list, key: names[file]!, label: key }
      : { file: source, list, key, label: names[source]! }
    return [`${file}/${location}`, target]
  }),
  // The entries of plans.json have the IDs of the instance.
  ...(Object.keys(lists) as ListName[]).flatMap((list): [string, ReferenceTarget][] => {
    const { key, names } = lists[list]
    const label = names['instance.json']
    if (!label || !('plans.json' in names)) return []
    return [[`plans.json/${list}/*/${key}`, { file: 'instance.json', list, key, label }]]
  }),
])

/** The list that the value at a location refers to; undefined if it is not a reference. */
function findReferenceTarget(path: string, location: JSONPath): ReferenceTarget | undefined {
  return referenceTargets.get(`${fileName(path)}${toPattern(location)}`)
}

/** The keys and labels of a list's entries, as far as its document can be parsed. */
function readEntries(text: string, { list, key, label }: ReferenceTarget): { key: Id; label: string }[] {
  return listIn(parse(text), list).flatMap((entry) => {
    const [id, name] = [memberOf(entry, key), memberOf(entry, label)]
    return isId(id) ? [{ key: id, label: isId(name) ? String(name) : '' }] : []
  })
}
