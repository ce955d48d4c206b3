import { ContractError } from '../../contract/check.ts'
import { parseKeys } from '../../contract/keys.ts'
import { inside } from '../../contract/pointer.ts'
import { ClientFile } from '../ClientFile.ts'
import type { Fault, Found, RuleName } from '../Fault.ts'
import type { Finding } from '../Finding.ts'
import type { Source } from '../source/Source.ts'

const keysWithFolders = {
  code: 'wrong-keys',
  severity: 'error',
  title: 'keys.json says which API key leads to which folder.',
} as const satisfies RuleName

const keyWithoutFolder = {
  code: 'key-without-folder',
  severity: 'error',
  title: 'Every key leads to the folder of a client.',
} as const satisfies RuleName

const folderWithoutKey = {
  code: 'folder-without-key',
  severity: 'error',
  title: 'Every client can be reached with a key.',
} as const satisfies RuleName

export const keyRules: readonly RuleName[] = [keysWithFolders, keyWithoutFolder, folderWithoutKey]

export const keysFile = 'keys.json'

/** What is wrong with the keys. Nothing of it holds a key: findings end in logs and reports. */
export function keyFindings(text: string | undefined, clients: readonly string[]): Finding[] {
  if (text === undefined) return []
  const file = new ClientFile(keysFile, text)
  if (file.source.isCertain) file.report(keyFaults(file.source, clients))
  return file.findings().map((finding) => ({
    ...finding,
    pointer: /^\/keys(\/|$)/.test(finding.pointer) ? '/keys' : '',
    message: finding.message.replaceAll(/'[^']{2,}'/g, "'…'"),
  }))
}

function keyFaults(source: Source, clients: readonly string[]): Found[] {
  try {
    const keys = [...parseKeys(source.value)]
    const named = new Set(keys.map(([, folder]) => folder))
    return [
      ...keys.flatMap(([key, folder], place): Found[] =>
        clients.includes(folder) ? [] : [[keyWithoutFolder, nowhere(source, key, place)]],
      ),
      ...clients
        .filter((client) => !named.has(client))
        .map((client): Found => [folderWithoutKey, unreachable(client)]),
    ]
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    return error.problems.map(({ path, expected }) => [
      keysWithFolders,
      {
        pointer: path,
        message: `This has to be ${expected}.`,
        mend: 'Write { "keys": { "<API key>": "<folder>" } }.',
      },
    ])
  }
}

function nowhere(source: Source, key: string, place: number): Fault {
  return {
    pointer: '/keys',
    span: source.spanOf(inside('/keys', key)),
    message: `The key in place ${place + 1} leads to a folder that is not there or has no client.`,
    mend: 'Write the name of a folder of a client, or take the key out.',
  }
}

function unreachable(client: string): Fault {
  return {
    pointer: '/keys',
    message: `No key leads to the folder ${client}.`,
    mend: `Add a key for it: "<API key>": ${JSON.stringify(client)}.`,
  }
}
