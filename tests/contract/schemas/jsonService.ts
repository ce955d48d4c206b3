import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { getLanguageService, TextDocument, type MarkupContent } from 'vscode-json-languageservice'
import { childPointer } from '../../../src/contract/pointer.ts'
import { root, schemas } from './schemaFiles.ts'

interface Association {
  fileMatch: string[]
  url: string
}

const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': Association[]
}
const examples = [...schemas.keys()].map((name) => ({
  fileMatch: [`/fixtures/schemas/${name}/**/*.json`],
  url: `./schemas/v1/${name}.schema.json`,
}))

/** VS Code's JSON service, which finds a schema by a document's $schema, or by its path. */
const service = getLanguageService({
  // In a consultancy's repository, the package contains the schemas.
  schemaRequestService: (uri) =>
    readFile(fileURLToPath(uri.replace(/fixtures\/node_modules\/mediplan\//, '')), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: ['plaintext'] } } },
  },
})
service.configure({
  schemas: [...settings['json.schemas'], ...examples].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: pathToFileURL(join(root, url)).href,
  })),
})

/** A document that is open in an editor. */
function open(path: string, text: string) {
  const document = TextDocument.create(pathToFileURL(join(root, path)).href, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

interface Marker {
  text: string
  /** JSON Pointer of the underlined value, or of the property whose name is underlined. */
  at: string
  message: string
}

/** The problems that an editor underlines. */
export async function findMarkers(path: string, text: string): Promise<Marker[]> {
  const { document, json } = open(path, text)
  const tree = parseTree(text)
  const found = await service.doValidation(document, json)
  return found.map(({ range, message }) => {
    const node = tree && findNodeAtOffset(tree, document.offsetAt(range.start))
    const at = node ? getNodePath(node).reduce<string>(childPointer, '') : ''
    return { text: document.getText(range), at, message: textOf(message) }
  })
}

/** The completions that an editor offers at the ‸ in a text, by label. */
export async function findCompletions(path: string, text: string) {
  const { document, json } = open(path, text.replace('‸', ''))
  const list = await service.doComplete(document, document.positionAt(text.indexOf('‸')), json)
  return new Map(
    (list?.items ?? []).map(({ label, insertText = '', documentation = '' }) => [
      label,
      { insertText, documentation: textOf(documentation) },
    ]),
  )
}

/** The text that an editor shows on hover at the ‸ in a text, without Markdown escapes. */
export async function hoverText(path: string, text: string): Promise<string> {
  const { document, json } = open(path, text.replace('‸', ''))
  const hover = await service.doHover(document, document.positionAt(text.indexOf('‸')), json)
  const contents = (hover?.contents ?? []) as (string | MarkupContent)[]
  return contents.map(textOf).join('\n').replaceAll(/\\(.)/g, '$1')
}

function textOf(part: string | MarkupContent) {
  return typeof part === 'string' ? part : part.value
}
