import { basename, dirname, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { acceptedFile, isYearFile, keysFile, languagesFolder } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import { rootFiles } from '../clients/FolderLayout.ts'
import { UsageError } from '../files/UsageError.ts'
import { JsonDocument } from '../source/JsonDocument.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import { collectProperties, subschemasAt } from '../structure/subschemas.ts'
import type { ReportedFile } from './formats/Report.ts'
import { findRootOfFile, type Target } from './targets.ts'

/** A document from standard input that replaces a file. */
interface StdinFile {
  target: Target
  texts: ReadonlyMap<string, string>
}

/**
 * Reads standard input as the text of a file, which need not exist.
 * @throws UsageError if no document has that name
 */
export async function readStdinAs(filename: string): Promise<StdinFile> {
  const name = basename(filename)
  const isOfLanguage = basename(dirname(resolve(filename))) === languagesFolder && name.endsWith('.json')
  if (!rootFiles.has(name) && !isYearFile(name) && !isOfLanguage)
    throw new UsageError(
      'The name after --stdin-filename is not instance.json, plans.json, keys.json, accepted.json or languages/<tag>.json.',
    )
  const fullPath = resolve(filename)
  const root = await findRootOfFile(fullPath)
  const path = relative(root, fullPath).replaceAll('\\', '/')
  return { target: { root, selected: [path] }, texts: new Map([[path, await text(process.stdin)]]) }
}

/** Rules that need the other files of the folder. */
const rulesOnOtherFiles = new Set(['key-without-folder', 'needless-acceptance', 'unknown-language'])

/**
 * Checks the document on standard input without other files.
 * @throws UsageError if the document cannot be identified
 */
export async function checkStdin(): Promise<ReportedFile> {
  const content = await text(process.stdin)
  const name = identifyDocument(new JsonDocument('', content).value)
  if (name === undefined)
    throw new UsageError(
      'Cannot tell which document standard input is. Name its file, as in: --stdin-filename lakeshore/plans.json',
    )
  const path = isYearFile(name) ? `stdin/${name}` : name
  const diagnostics = checkClients(new Map([[path, content]])).filter(
    ({ file, rule }) => file === path && !rulesOnOtherFiles.has(rule),
  )
  return { path: '<stdin>', text: content, diagnostics, fixed: [] }
}

/** Identifies a document by its $schema, or else by its properties. */
function identifyDocument(value: unknown): string | undefined {
  const { $schema, ...properties } = Object(value) as Record<string, unknown>
  const [, kind] = /(?:^|\/)(instance|plans|keys|accepted)\.schema\.json$/.exec(String($schema)) ?? []
  if (kind !== undefined) return `${kind}.json`
  const names = Object.keys(properties)
  if (names.includes('keys')) return keysFile
  const [best] = Object.entries(documentKinds)
    .map(([name, { schema }]) => ({
      name,
      known: names.filter((each) => collectProperties(subschemasAt(schema, '')).has(each)),
    }))
    .toSorted((a, b) => b.known.length - a.known.length)
  if (best && best.known.length > 0) return best.name
  return names.some((each) => each.endsWith('.json')) ? acceptedFile : undefined
}
