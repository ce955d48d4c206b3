import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { classifyPaths } from '../check/clients/classifyPaths.ts'
import { closestMatch, didYouMean } from '../check/closestMatch.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { restoreFolder } from '../check/files/withLock.ts'
import { scanDocuments } from '../clients/readDocuments.ts'
import { fileName, isClientFolder } from '../contract/clientFiles.ts'

/** How many clients an error lists at most. */
const maxListed = 10

/**
 * Returns the name of a client's folder as it is on the disk.
 * @throws UsageError if there is no such client
 */
export async function requireClient(root: string, client: string): Promise<string> {
  const name = withoutEndSlash(client)
  // An interrupted change can have moved the folder.
  await restoreFolder(root)
  if (isClientFolder(name) && (await isFolder(join(root, name)))) return name
  const paths = [...(await scanDocuments(root)).keys()]
  throw unknownClient(name, paths, root, '`mediplan new` creates one.')
}

/** The name that a person typed for a folder, without the slash that shells add. */
export function withoutEndSlash(name: string): string {
  return name.replace(/[/\\]+$/, '')
}

/**
 * The error for a client that does not exist. Names the one that was probably intended, or else up to ten.
 * @param paths of the files of all clients
 * @param place what has these files
 * @param whatIfNone what to do if there are no clients
 */
export function unknownClient(
  client: string,
  paths: readonly string[],
  place: string,
  whatIfNone: string,
): UsageError {
  const names = classifyPaths(paths).clients.toSorted()
  if (names.length === 0) return new UsageError(`There is no client in ${place}. ${whatIfNone}`)
  const closest = closestMatch(fileName(client), names)
  const known =
    names.length > maxListed
      ? `. Name one of its ${names.length} clients.`
      : `, only ${new Intl.ListFormat('en').format(names)}.`
  return new UsageError(
    `There is no client '${client}' in ${place}${closest === undefined ? known : `.${didYouMean(closest)}`}`,
  )
}

function isFolder(path: string) {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
}
