import { parse } from 'jsonc-parser'
import { fileName, parentFolder, yearFiles } from '../../../contract/clientFiles.ts'
import { valueAt } from '../../../contract/pointer.ts'
import type { Difference } from '../../state/compare/Difference.ts'
import { compareYearValues } from '../../state/compare/compareYears.ts'
import { readYear, UnreadableFileError } from '../../state/compare/compareYears.ts'
import type { Model } from '../../state/model.ts'
import { isInFolder, yearFolderOf } from '../../state/selectors.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'

/** Stands for the files on disk in the choice of what to compare. */
export const disk = 'disk'

/** What the open year can be compared with. Its name is `disk`, or the folder of a year. */
export interface ComparisonChoice {
  name: string
  title: string
}

/** One side of a comparison. */
export interface Side {
  /** For sentences, such as "marlow 2028". */
  title: string
  /** The folder of its files. */
  folder: string
  texts: YearTexts
}

/** The disk, the other years of the open client, and all years of other clients, in that order. */
export function listComparisons({ client, path, paths, files }: Model): ComparisonChoice[] {
  const open = yearFolderOf(path)
  const folders = new Set(
    [...paths, ...Object.keys(files)].filter((each) => fileName(each) === 'plans.json').map(parentFolder),
  )
  folders.delete(open)
  const isOwn = (folder: string) => client !== null && isInFolder(`${folder}/`, client)
  const all = [...folders].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    { name: disk, title: 'Your edits with the disk' },
    ...all
      .filter(isOwn)
      .map((folder) => ({ name: folder, title: `This year with ${planYearTitle(folder, files)}` })),
    ...all
      .filter((folder) => !isOwn(folder))
      .map((folder) => ({ name: folder, title: `This client with ${folder.replace('/', ' ')}` })),
  ]
}

/** The plan year in a folder's file if it is open, otherwise the folder. */
function planYearTitle(folder: string, files: Model['files']): string {
  const year = planYearOf(files[`${folder}/instance.json`]?.text ?? '')
  return year === null ? folder.replace('/', ' ') : String(year)
}

/** For example, "marlow 2028". */
export function sideTitle(folder: string, texts: YearTexts): string {
  const year = planYearOf(texts['instance.json'])
  const [client = ''] = folder.split('/')
  return year === null ? folder : `${client} ${year}`
}

/** Within one client, the earlier year comes first; otherwise the open year comes last. */
export function orderSides(open: Side, other: Side): { before: Side; after: Side } {
  const isSameClient = open.folder.split('/')[0] === other.folder.split('/')[0]
  const [openYear, otherYear] = [open, other].map(({ texts }) => planYearOf(texts['instance.json']))
  return isSameClient && (otherYear ?? 0) > (openYear ?? 0)
    ? { before: open, after: other }
    : { before: other, after: open }
}

/** The differences, or a sentence that says which file cannot be read. */
export function compareSides(before: Side, after: Side): Difference[] | string {
  const [earlier, later] = [before, after].map(readSide)
  if (typeof earlier === 'string') return earlier
  return typeof later === 'string' ? later : compareYearValues(earlier!, later!)
}

function readSide({ texts, title }: Side): YearValues | string {
  try {
    return readYear(texts)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return `${error.file} of ${title} cannot be read, because its text is not complete JSON. Fix its errors to compare it.`
  }
}

/** The texts of a year that is open; null if one of its files is not. */
export function openTexts(files: Model['files'], folder: string): YearTexts | null {
  const texts = yearFiles.map((name) => [name, files[`${folder}/${name}`]?.text] as const)
  return texts.every(([, text]) => text !== undefined) ? (Object.fromEntries(texts) as YearTexts) : null
}

/** The texts on disk of an open year. A file that is not on disk has the open text, so that it has no differences. */
export function diskTexts(files: Model['files'], folder: string): YearTexts | null {
  const texts = openTexts(files, folder)
  if (!texts) return null
  const onDisk = yearFiles.map((name) => [name, files[`${folder}/${name}`]?.diskText ?? texts[name]])
  return Object.fromEntries(onDisk) as YearTexts
}

function planYearOf(text: string): number | null {
  const year = valueAt(parse(text), '/client/planYear')
  return typeof year === 'number' ? year : null
}
