import { closestMatch } from '../../contract/agreement/closestMatch.ts'
import { keysAndFolders } from '../../contract/agreement/keysAndFolders.ts'
import { parseKeys } from '../../contract/keys.ts'
import { inside } from '../../contract/pointer.ts'
import { keysFile } from '../../contract/clientFiles.ts'
import { ClientFile } from '../ClientFile.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { syntaxRules } from '../source/syntax.ts'
import { structureDiagnostics } from '../structure/structureDiagnostics.ts'
import { keysKind } from './keysKind.ts'

const keysWithFolders = {
  code: 'wrong-keys',
  severity: 'error',
  title: 'keys.json says which API key leads to which folder.',
} as const satisfies RuleMeta

const keyWithoutFolder = {
  code: 'key-without-folder',
  severity: 'error',
  title: "Every key leads to a client's folder.",
} as const satisfies RuleMeta

const folderWithoutKey = {
  code: 'folder-without-key',
  severity: 'error',
  title: 'Every client has a key.',
} as const satisfies RuleMeta

export const keyRules: readonly RuleMeta[] = [keysWithFolders, keyWithoutFolder, folderWithoutKey]

/** What is wrong with the keys. Of it the pointers alone can hold a key; what ends in logs and reports does not. */
export function keyDiagnostics(text: string | undefined, clients: readonly string[]): Diagnostic[] {
  if (text === undefined) return []
  const file = new ClientFile(keysFile, text)
  if (file.source.isCertain) file.report(keyDiagnosticsIn(file.source, clients))
  return file
    .diagnostics()
    .map((diagnostic) => (isOfSyntax(diagnostic) ? withoutExcerpts(diagnostic) : diagnostic))
}

function isOfSyntax({ rule }: Diagnostic) {
  return syntaxRules.some(({ code }) => code === rule)
}

function withoutExcerpts(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, message: diagnostic.message.replaceAll(/'[^']{2,}'/g, "'…'") }
}

function keyDiagnosticsIn(source: JsonDocument, clients: readonly string[]): RuleDiagnostic[] {
  const { broken, advised } = structureDiagnostics(source, keysKind)
  return broken.length > 0
    ? [...broken.map((diagnostic) => ({ ...diagnostic, rule: keysWithFolders })), ...advised]
    : [...advised, ...folderDiagnostics(source, clients)]
}

function folderDiagnostics(source: JsonDocument, clients: readonly string[]): RuleDiagnostic[] {
  const { nowhere, unreachable } = keysAndFolders(parseKeys(source.value), clients)
  return [
    ...nowhere.map(({ key, folder }) => ({ rule: keyWithoutFolder, ...unknownFolder(key, folder, clients) })),
    ...unreachable.map((client) => ({ rule: folderWithoutKey, ...missingKey(client) })),
  ]
}

function unknownFolder(key: string, folder: string, clients: readonly string[]): UnlocatedDiagnostic {
  const pointer = inside('/keys', key)
  const message = `A key leads to the folder ${JSON.stringify(folder)}, which does not exist or has no client.`
  const meant = closestMatch(folder, clients)
  if (meant === undefined)
    return { pointer, message, help: "Write the name of a client's folder, or remove the key." }
  const name = JSON.stringify(meant)
  return {
    pointer,
    message: `${message} Did you mean ${name}?`,
    help: `Write ${name}, or remove the key.`,
    replacement: meant,
  }
}

function missingKey(client: string): UnlocatedDiagnostic {
  return {
    pointer: '/keys',
    message: `No key leads to the folder ${client} yet, so its employees see "Not Available".`,
    help: `Add one to keys.json: "<API key>": ${JSON.stringify(client)}.`,
  }
}
