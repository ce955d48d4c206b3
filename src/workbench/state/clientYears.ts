import { parseText } from '../../check/edit/editJson.ts'
import { parentFolder, yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { Model } from './model.ts'
import { selectClientFiles, yearFolderOf } from './selectors.ts'

export interface ClientYear {
  /** Where its files are: the client's folder for the current year, "acme/2028" for another. */
  folder: string
  year: number
  isCurrent: boolean
  texts: YearTexts
}

/** The plan years of the open client that have both files, earliest first. */
export function listClientYears(model: Pick<Model, 'client' | 'files'>): ClientYear[] {
  const files = new Map(selectClientFiles(model).map(([path, { text }]) => [path, text]))
  return [...new Set([...files.keys()].map(parentFolder))]
    .flatMap((folder): ClientYear[] => {
      const texts = yearFiles.map((name) => [name, files.get(`${folder}/${name}`)] as const)
      if (texts.some(([, text]) => text === undefined)) return []
      const isCurrent = folder === model.client
      const both = Object.fromEntries(texts) as Record<YearFile, string>
      const year = isCurrent ? readPlanYear(both['instance.json']) : Number(folder.split('/')[1])
      return year === null ? [] : [{ folder, year, isCurrent, texts: both }]
    })
    .toSorted((a, b) => a.year - b.year)
}

/** The year of the open file, and the one before it. */
export function selectYearPair(model: Pick<Model, 'client' | 'files' | 'path'>) {
  const years = listClientYears(model)
  const index = years.findIndex(({ folder }) => folder === yearFolderOf(model.path))
  return { year: years[index] ?? null, before: years[index - 1] ?? null }
}

/** Null if the text has none. */
function readPlanYear(text: string): number | null {
  const year = valueAt(parseText(text).value, '/client/planYear')
  return typeof year === 'number' ? year : null
}
