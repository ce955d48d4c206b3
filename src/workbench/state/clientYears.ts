import { planYearOf } from '../../compare/compareSides.ts'
import { parentFolder, yearFiles } from '../../contract/clientFiles.ts'
import { byYearFile, type YearTexts } from '../../contract/yearDocuments.ts'
import type { Model } from './model.ts'
import { selectClientFiles, yearFolderOf } from './selectors.ts'

export interface ListedYear {
  /** Where its files are: the client's folder for the current year, "acme/2028" for another. */
  folder: string
  year: number
  isCurrent: boolean
  texts: YearTexts
}

/** The plan years of the open client that have both files, earliest first. */
export function listClientYears({ client, files }: Pick<Model, 'client' | 'files'>): ListedYear[] {
  const folders = new Set(selectClientFiles({ client, files }).map(([path]) => parentFolder(path)))
  return [...folders]
    .flatMap((folder): ListedYear[] => {
      const texts = openTexts(files, folder)
      const isCurrent = folder === client
      const year = isCurrent ? texts && planYearOf(texts['instance.json']) : Number(folder.split('/')[1])
      return texts && year !== null ? [{ folder, year, isCurrent, texts }] : []
    })
    .toSorted((a, b) => a.year - b.year)
}

/** The year of the open file, and the one before it. */
export function selectYearPair(model: Pick<Model, 'client' | 'files' | 'path'>) {
  const years = listClientYears(model)
  const index = years.findIndex(({ folder }) => folder === yearFolderOf(model.path))
  return { year: years[index] ?? null, before: years[index - 1] ?? null }
}

/** The texts of a year that is open; null if one of its files is not. */
export function openTexts(files: Model['files'], folder: string): YearTexts | null {
  return yearFiles.every((file) => files[`${folder}/${file}`]) ? textsOf(files, folder) : null
}

/** The texts of a year. That of a file that is not open is empty. */
export function textsOf(files: Model['files'], folder: string): YearTexts {
  return byYearFile((file) => files[`${folder}/${file}`]?.text ?? '')
}
