import { basename, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { acceptedFile, isYearFile, keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import { rootFiles } from '../clients/layout.ts'
import { UsageError } from '../files/UsageError.ts'
import { JsonDocument } from '../source/JsonDocument.ts'
import { documentKinds } from '../structure/documentKinds.ts'
import type { ReportedFile } from './formats/Report.ts'
import { rootOfFile, type Target } from './targets.ts'

/** A document from standard input that replaces a file. */
export interface GivenFile {
  target: Target
  texts: ReadonlyMap<string, string>
}

/**
 * Reads standard input as the text of a file, which need not exist.
 * @throws UsageError when the name is not that of a client's document.
 */
export async function readStdinAs(filename: string): Promise<GivenFile> {
  const name = basename(filename)
  if (!rootFiles.has(name) && !isYearFile(name))
    throw new UsageError(
      'The name after --stdin-filename is not instance.json, plans.json, keys.json or accepted.json.',
    )
  const full = resolve(filename)
  const root = await rootOfFile(full)
  const path = relative(root, full).replaceAll('\\', '/')
  return { target: { root, selected: [path] }, texts: new Map([[path, await text(process.stdin)]]) }
}

/** Rules that need the other files of the folder. */
const rulesOnOtherFiles = new Set(['key-without-folder', 'needless-acceptance'])

/**
 * Checks the document on standard input alone.
 * @throws UsageError when it is not clear which document it is.
 */
export async function lookAtStdin(): Promise<ReportedFile> {
  const content = await text(process.stdin)
  const name = documentName(new JsonDocument('', content).value)
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

/** By its $schema, or else by its properties. */
function documentName(value: unknown): string | undefined {
  const { $schema, ...properties } = Object(value) as Record<string, unknown>
  const [, stated] = /(?:^|\/)(instance|plans|keys|accepted)\.schema\.json$/.exec(String($schema)) ?? []
  if (stated !== undefined) return `${stated}.json`
  const names = Object.keys(properties)
  if (names.includes('keys')) return keysFile
  const [likely] = Object.entries(documentKinds)
    .map(([name, { schema }]) => ({
      name,
      known: names.filter((each) => Object.hasOwn(schema.properties, each)),
    }))
    .toSorted((one, other) => other.known.length - one.known.length)
  if (likely && likely.known.length > 0) return likely.name
  return names.some((each) => each.endsWith('.json')) ? acceptedFile : undefined
}
