import { parse } from 'jsonc-parser'
import { fileName, isClientFile, isLanguageFile, parentFolder, yearFiles } from '../contract/clientFiles.ts'
import { valueAt } from '../contract/pointer.ts'
import { withLogoImages } from '../clients/logoFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { checkTarget } from './checkFiles.ts'
import { formatText } from './formats/formatText.ts'
import { countDiagnostics } from './formats/Report.ts'
import { readClients } from './readClients.ts'
import { requireClient } from './requireClient.ts'

export interface CheckedClient {
  /** The name of its folder. */
  name: string
  /** The plan year: the requested one, or the current one. */
  planYear: string
  /**
   * Texts, with the logos in them, by path in the client's folder: those of the plan year without the year's folder, of
   * the languages, and of the other plan years, if they were requested.
   */
  texts: Map<string, string>
  warnings: number
}

/**
 * Reads and checks a client's files. Prints their errors.
 * @param year the plan year; the current one if undefined
 * @returns null if there are errors
 * @throws UsageError if there is no such client or year
 */
export async function readCheckedClient(
  root: string,
  client: string,
  { year, withOtherYears = false }: { year?: number | undefined; withOtherYears?: boolean },
): Promise<CheckedClient | null> {
  const name = await requireClient(root, client)
  const contents = await readClients({ root, selected: [name] })
  const inFolder = (path: string) => path.slice(name.length + 1)
  const own = [...withLogoImages(contents.texts)].filter(
    ([path]) => path.startsWith(`${name}/`) && (isClientFile(path) || isLanguageFile(path)),
  )
  const folder = findYearFolder(new Map(own), name, year)
  const isOfYear = (path: string) =>
    parentFolder(path) === folder && yearFiles.some((file) => file === fileName(path))
  const languages = own.filter(([path]) => isLanguageFile(path))
  const ofYear = own.filter(([path]) => isOfYear(path))
  const others = withOtherYears ? own.filter(([path]) => isClientFile(path) && !isOfYear(path)) : []
  // A file of the year can be missing, which is an error.
  const required = yearFiles.map((file) => `${folder}/${file}`)
  const selected = [...required, ...[...languages, ...others].map(([path]) => path)]
  const { files } = await checkTarget({ root, selected }, contents)
  const { errors, warnings } = countDiagnostics({ files })
  if (errors > 0) {
    process.stdout.write(formatText({ files, quiet: true }, process.stdout.isTTY))
    return null
  }
  const texts = new Map([
    ...ofYear.map(([path, text]) => [fileName(path), text] as const),
    ...[...languages, ...others].map(([path, text]) => [inFolder(path), text] as const),
  ])
  return {
    name,
    planYear: readPlanYear(texts.get('instance.json')!),
    texts,
    warnings,
  }
}

/**
 * Finds the folder of a plan year.
 * @param texts by path, also of other clients
 * @param wanted the client's current year if undefined
 * @throws UsageError if the client has no such year
 */
export function findYearFolder(
  texts: ReadonlyMap<string, string>,
  client: string,
  wanted: number | undefined,
) {
  if (wanted === undefined) return client
  const years = new Map(
    [...texts]
      .filter(
        ([path]) => path.startsWith(`${client}/`) && isClientFile(path) && fileName(path) === 'instance.json',
      )
      .map(([path, text]) => [readPlanYear(text), parentFolder(path)]),
  )
  const folder = years.get(String(wanted))
  if (folder !== undefined) return folder
  if ([...years.keys()].some((year) => !/^\d+$/.test(year)))
    throw new UsageError(
      `${client} has no plan year ${wanted}, but an instance.json whose plan year cannot be read. \`mediplan check\` shows why.`,
    )
  const known = new Intl.ListFormat('en').format([...years.keys()].toSorted())
  throw new UsageError(
    `${client} has no plan year ${wanted}${known === '' ? ', and no instance.json' : `, only ${known}`}.`,
  )
}

/** The plan year in an instance.json, which may have errors. */
function readPlanYear(text: string) {
  return String(valueAt(parse(text) as unknown, '/client/planYear'))
}
