import type { Hover } from 'vscode-json-languageservice'
import { jsonService, parseJson } from './jsonService.ts'

/** The schema's description of the property or value at an offset, and its range; null if there is none. */
export async function describeAt(path: string, text: string, offset: number) {
  const { document, parsed } = parseJson(path, text)
  const position = document.positionAt(offset)
  const hover = await jsonService.doHover(document, position, parsed)
  const description = hover ? toPlainText(hover) : ''
  if (!hover || !description) return null
  const { start, end } = hover.range ?? { start: position, end: position }
  return { description, from: document.offsetAt(start), to: document.offsetAt(end) }
}

/** The description at an offset, or else that of the property at the start of the line. */
export async function describeNear(path: string, text: string, offset: number) {
  const { document } = parseJson(path, text)
  const lineStart = document.offsetAt({ line: document.positionAt(offset).line, character: 0 })
  const indent = text.slice(lineStart, offset).search(/\S/)
  return (
    (await describeAt(path, text, offset)) ??
    (indent < 0 ? null : describeAt(path, text, lineStart + indent + 1))
  )
}

/** Removes the escapes from the service's Markdown. */
function toPlainText({ contents }: Hover) {
  const parts = Array.isArray(contents) ? contents : [contents]
  return parts
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('\n\n')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .trim()
}
