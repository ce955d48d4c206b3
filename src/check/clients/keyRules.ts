import { closestMatch } from '../closestMatch.ts'
import { compareKeysWithFolders } from '../../contract/consistency/keysAndFolders.ts'
import { parseKeys } from '../../contract/keys.ts'
import { inside } from '../../contract/pointer.ts'
import { keysFile } from '../../contract/clientFiles.ts'
import { ClientFile } from '../ClientFile.ts'
import type { Fault, Found, RuleName } from '../Fault.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { syntaxRules } from '../source/syntax.ts'
import { structureFaults } from '../structure/structureFaults.ts'
import { keysKind } from './keysKind.ts'

const keysWithFolders = {
  code: 'wrong-keys',
  severity: 'error',
  title: 'keys.json says which API key leads to which folder.',
} as const satisfies RuleName

const keyWithoutFolder = {
  code: 'key-without-folder',
  severity: 'error',
  title: "Every key leads to a client's folder.",
} as const satisfies RuleName

const folderWithoutKey = {
  code: 'folder-without-key',
  severity: 'error',
  title: 'Every client has a key.',
} as const satisfies RuleName

export const keyRules: readonly RuleName[] = [keysWithFolders, keyWithoutFolder, folderWithoutKey]

/** What is wrong with the keys. Of it the pointers alone can hold a key; what ends in logs and reports does not. */
export function keyDiagnostics(text: string | undefined, clients: readonly string[]): Diagnostic[] {
  if (text === undefined) return []
  const file = new ClientFile(keysFile, text)
  if (file.source.isCertain) file.report(keyFaults(file.source, clients))
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

function keyFaults(source: JsonDocument, clients: readonly string[]): Found[] {
  const { broken, advised } = structureFaults(source, keysKind)
  return broken.length > 0
    ? [...broken.map(([, fault]): Found => [keysWithFolders, fault]), ...advised]
    : [...advised, ...folderFaults(source, clients)]
}

function folderFaults(source: JsonDocument, clients: readonly string[]): Found[] {
  const { keysWithoutFolder, foldersWithoutKey } = compareKeysWithFolders(parseKeys(source.value), clients)
  return [
    ...keysWithoutFolder.map(({ key, folder }): Found => [
      keyWithoutFolder,
      nowhereFault(key, folder, clients),
    ]),
    ...foldersWithoutKey.map((client): Found => [folderWithoutKey, unreachableFault(client)]),
  ]
}

function nowhereFault(key: string, folder: string, clients: readonly string[]): Fault {
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

function unreachableFault(client: string): Fault {
  return {
    pointer: '/keys',
    message: `No key leads to the folder ${client} yet, so its employees see "Not Available".`,
    help: `Add one to keys.json: "<API key>": ${JSON.stringify(client)}.`,
  }
}
