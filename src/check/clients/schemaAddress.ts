import type { Edit } from '../Diagnostic.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'

/** Without it an editor explains and completes nothing; with a wrong one it says that it cannot find the schema. */
export const schemaAddress = {
  code: 'schema-address',
  severity: 'warning',
  title: "Each file's $schema leads to its schema.",
} as const satisfies RuleMeta

/**
 * What is wrong with a file's $schema. Where the schemas are is known from keys.json alone; without an address there,
 * nothing is.
 * @param keys what keys.json says
 * @param path of the file, inside the folder of the clients
 */
export function schemaAddressDiagnostics(
  keys: unknown,
  path: string,
  source: JsonDocument,
): UnlocatedDiagnostic[] {
  const meant = addressFor(path, addressIn(keys))
  const { value, tree } = source
  if (meant === undefined || tree?.type !== 'object') return []
  const stated = addressIn(value)
  if (stated === meant || isElsewhere(stated)) return []
  const help = `Write "$schema": ${JSON.stringify(meant)}.`
  if (stated === undefined)
    return [
      {
        pointer: '/$schema',
        message: "'$schema' is missing, so editors cannot explain or complete the file.",
        help,
        fix: [insertion(source.text, tree.offset + 1, JSON.stringify(meant))],
      },
    ]
  if (typeof stated !== 'string') return []
  return [{ pointer: '/$schema', message: "'$schema' does not lead to a schema.", help, replacement: meant }]
}

function addressIn(document: unknown): unknown {
  return (Object(document) as { $schema?: unknown }).$schema
}

function addressFor(path: string, ofKeys: unknown): string | undefined {
  const [, folder] = /^(?:\.\/)?(.*)keys\.schema\.json$/.exec(typeof ofKeys === 'string' ? ofKeys : '') ?? []
  if (folder === undefined) return undefined
  const parts = path.split('/')
  const up = isElsewhere(folder) ? '' : '../'.repeat(parts.length - 1)
  return `${up}${folder}${parts.at(-1)!.replace(/json$/, 'schema.json')}`
}

/** Whether an address does not depend on where the file is, so that nobody here knows what it leads to. */
function isElsewhere(address: unknown) {
  return typeof address === 'string' && /^([a-z][a-z\d+.-]*:|\/)/i.test(address)
}

/** As the first property, laid out as the one that was. */
function insertion(text: string, offset: number, address: string): Edit {
  const [space = ''] = /^\s*/.exec(text.slice(offset)) ?? []
  const comma = text[offset + space.length] === '}' ? '' : ','
  return { offset, length: 0, text: `${space}"$schema": ${address}${comma}` }
}
