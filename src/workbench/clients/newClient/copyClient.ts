import { isYearFolder, parentFolder, yearFiles } from '../../../contract/clientFiles.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { moveSchemaAddress } from '../../../check/roll/moveSchemaAddress.ts'
import { nameClients } from '../../state/selectors.ts'
import { setValue } from '../../../check/edit/jsonEdits.ts'

/** The folders of all plan years on disk that can be copied, such as "acme" and "acme/2028". */
export function listYearFolders(paths: readonly string[]): string[] {
  const folders = [...new Set(paths.map(parentFolder))]
  return folders.filter((folder) => yearFiles.every((name) => paths.includes(`${folder}/${name}`))).toSorted()
}

/** Plan years by the display names of their clients: "Acme, 2028" for "acme/2028". */
export function nameYearFolders(folders: readonly string[], clientNames: Readonly<Record<string, string>>) {
  const clientOf = (folder: string) => folder.split('/', 1)[0]!
  const titles = new Map(
    nameClients([...new Set(folders.map(clientOf))], clientNames).map(({ name, title }) => [name, title]),
  )
  return folders.map((folder) => {
    const client = clientOf(folder)
    return { folder, title: titles.get(client)! + folder.slice(client.length).replace('/', ', ') }
  })
}

/** The files of a new client that is a copy. @param folder where the texts come from */
export function copyTexts(folder: string, texts: YearTexts, name: string): YearTexts {
  const isYear = folder.includes('/') && isYearFolder(folder.slice(folder.indexOf('/') + 1))
  const moved = (text: string) => moveSchemaAddress(text, isYear ? -1 : 0)
  return {
    'instance.json': setValue(moved(texts['instance.json']), ['client', 'displayName'], name),
    'plans.json': moved(texts['plans.json']),
  }
}
