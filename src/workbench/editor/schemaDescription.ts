import { MarkupContent, type Hover } from 'vscode-json-languageservice'
import { jsonService, readJson } from './jsonService.ts'

/** What the schema says of the property or value at a place; null where it says nothing. */
export async function describeAt(path: string, text: string, offset: number) {
  const { document, parsed } = readJson(path, text)
  const hover = await jsonService.doHover(document, document.positionAt(offset), parsed)
  const words = hover ? errorMessage(hover) : ''
  if (!hover || !words) return null
  const { start, end } = hover.range ?? {
    start: document.positionAt(offset),
    end: document.positionAt(offset),
  }
  return { words, from: document.offsetAt(start), to: document.offsetAt(end) }
}

/** What the schema says of a place, or else of the property that its line begins with. */
export async function describeNear(path: string, text: string, offset: number) {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  const name = text.slice(line, offset).search(/\S/)
  return (await describeAt(path, text, offset)) ?? (name < 0 ? null : describeAt(path, text, line + name + 1))
}

/** The paragraphs as plain text: the service writes Markdown, whose signs it puts a backslash before. */
function errorMessage({ contents }: Hover) {
  const parts = Array.isArray(contents) ? contents : [contents]
  return parts
    .map((part) => (typeof part === 'string' ? part : MarkupContent.is(part) ? part.value : part.value))
    .join('\n\n')
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .trim()
}
