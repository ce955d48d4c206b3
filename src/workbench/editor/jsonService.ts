import { describedForJson, mapSchema, type Schema } from '../../contract/schemaKeywords.ts'
import { getLanguageService, TextDocument, type Hover } from 'vscode-json-languageservice'

const files = import.meta.glob<object>('../../../schemas/v1/{instance,plans,language}.schema.json', {
  eager: true,
  import: 'default',
})
/** The texts of the schemas by name, such as "plans". */
const schemas = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [
    nameOf(path),
    // The snippets are for other editors: here, forms and dialogs offer what they insert.
    JSON.stringify(mapSchema(schema as Schema, ({ defaultSnippets: _, ...each }) => describedForJson(each))),
  ]),
)

function nameOf(address: string) {
  return /(\w+)\.schema\.json$/.exec(address)?.[1] ?? ''
}

/** VS Code's JSON language service, so that completions of properties and values, and hovers, are the same here as there. */
export const jsonService = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: (address) => {
    const schema = schemas[nameOf(address)]
    return schema === undefined ? Promise.reject(new Error('No schema')) : Promise.resolve(schema)
  },
})

jsonService.configure({
  schemas: Object.keys(schemas).map((name) => ({
    uri: `file:///schemas/v1/${name}.schema.json`,
    fileMatch: [name === 'language' ? 'languages/*.json' : `${name}.json`],
  })),
})

let cache: { path: string; text: string; result: ReturnType<typeof parse> } | undefined

/** Parses a text for the service. The last result is cached, because texts are large and many features need it. */
export function parseJson(path: string, text: string) {
  if (cache?.path !== path || cache.text !== text) cache = { path, text, result: parse(path, text) }
  return cache.result
}

function parse(path: string, text: string) {
  const document = TextDocument.create(`file:///fixtures/clients/${encodeURI(path)}`, 'json', 1, text)
  return { document, parsed: jsonService.parseJSONDocument(document) }
}

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
