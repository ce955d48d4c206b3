import { readDisplayName } from '../readDisplayName.ts'
import type { ClientFiles } from './clientFiles.ts'

/** The display names in the clients' documents of the current year, by client. Skips files that cannot be read. */
export async function readClientNames(
  { read }: Pick<ClientFiles, 'read'>,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const clients = paths.flatMap((path) => /^([^/]+)\/instance\.json$/.exec(path)?.[1] ?? [])
  const names = await Promise.all(
    clients.map(async (client) => {
      const file = await read(`${client}/instance.json`).catch(() => null)
      const name = readDisplayName(file?.text ?? '')
      return name === null ? [] : [[client, name] as const]
    }),
  )
  return Object.fromEntries(names.flat())
}
