import { setValue } from '../../../check/edit/jsonEdits.ts'
import { moveSchemaAddress } from '../../../check/clients/schemaAddress.ts'
import { isLanguageFile } from '../../../contract/clientFiles.ts'
import type { NewClient } from '../../diskApi.ts'
import { readFile } from '../../state/diskClient.ts'
import { isInFolder, pathInClient } from '../../state/selectors.ts'

/**
 * The files of a new client that copies a plan year, with the languages of its client.
 * @param folder of the plan year: "acme" or "acme/2028"
 * @throws Error with a message for the user
 */
export async function copyFiles(
  folder: string,
  paths: readonly string[],
  name: string,
): Promise<NewClient['files']> {
  const client = folder.split('/', 1)[0]!
  const languages = paths.filter((path) => isInFolder(path, client) && isLanguageFile(path))
  const [instance, plans, ...translations] = await Promise.all(
    [`${folder}/instance.json`, `${folder}/plans.json`, ...languages].map(readFile),
  )
  if (!instance || !plans) throw new Error(`${folder} is no longer on disk.`)
  const moved = (text: string) => moveSchemaAddress(text, folder === client ? 0 : -1)
  const copied = languages.map((path, index) => [pathInClient(path), translations[index]?.text ?? '{}'])
  return {
    ...(Object.fromEntries(copied) as Record<string, string>),
    'instance.json': setValue(moved(instance.text), ['client', 'displayName'], name),
    'plans.json': moved(plans.text),
  }
}
