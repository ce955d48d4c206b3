import {
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import { indentUnit } from '@codemirror/language'
import type { EditorView } from '@codemirror/view'
import { getLocation, type JSONPath, type Location } from 'jsonc-parser'
import type { CompletionItem, TextDocument, TextEdit } from 'vscode-json-languageservice'
import { packageSchemas, schemaAddressOf } from '../../check/clients/schemaAddress.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { jsonService, parseJson } from './jsonService.ts'
import { findReferenceTarget, readEntries, type ReferenceTarget } from './referenceTarget.ts'

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
        insert(view, completion, [label, '', ''], start, Math.max(end, to)),
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
  const snippet = isReference ? newText.replace(/"\$\{1:[^}]*\}"/, '$$1') : newText
  const apply = (view: EditorView, completion: Completion, _: number, to: number) => {
    // The user may have typed more since the list opened.
    insert(view, completion, splitSnippet(snippet), start, Math.max(end, to))
    if (snippet !== newText) startCompletion(view)
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

/** The texts before, in, and after the part of a text that is selected, so that the user can replace it. */
type Parts = [before: string, selected: string, after: string]

/** Splits a snippet that the JSON service makes of a schema at its field. It has one field or none. */
function splitSnippet(snippet: string): Parts {
  const field = /(?<!\\)\$(?:1|\{1:((?:\\.|[^\\}])*)\})/.exec(snippet)
  if (!field) return [unescape(snippet), '', '']
  const [whole, value = ''] = field
  const [before, after] = [snippet.slice(0, field.index), snippet.slice(field.index + whole.length)]
  return [unescape(before), unescape(value), unescape(after)]
}

function unescape(snippet: string) {
  return snippet.replace(/\\([\\$}])/g, '$1')
}

function insert(view: EditorView, completion: Completion, parts: Parts, from: number, to: number): void {
  const { state } = view
  const unit = state.facet(indentUnit)
  const [indentation] = /^\s*/.exec(state.doc.lineAt(from).text)!
  // The JSON service indents with tabs, from the start of the line.
  const [before, selected, after] = parts.map((part) =>
    part.replaceAll(/\n(\t*)/g, (_, tabs: string) => `\n${indentation}${unit.repeat(tabs.length)}`),
  ) as Parts
  const anchor = from + before.length
  view.dispatch({
    changes: { from, to, insert: before + selected + after },
    selection: { anchor, head: anchor + selected.length },
    scrollIntoView: true,
    userEvent: 'input.complete',
    annotations: pickedCompletion.of(completion),
  })
}

function editRange({ textEdit }: CompletionItem) {
  return (textEdit as TextEdit).range
}
