import { parseText } from '../check/edit/editJson.ts'
import { valueAt } from '../contract/pointer.ts'
import type { YearTexts } from '../contract/yearDocuments.ts'
import { compareYears, findUnreadableFile } from './compareYears.ts'
import type { Difference } from './Difference.ts'

export interface Side {
  /** For sentences, such as "marlow 2028". */
  title: string
  folder: string
  texts: YearTexts
}

/** One side with its client and plan year as its title, such as "marlow 2028". */
export function sideOf(folder: string, texts: YearTexts): Side {
  const year = planYearOf(texts['instance.json'])
  const [client = ''] = folder.split('/')
  return { folder, texts, title: year === null ? folder : `${client} ${year}` }
}

/** The differences, or a sentence that says which file cannot be read. */
export function compareSides(before: Side, after: Side): Difference[] | string {
  for (const { texts, title } of [before, after]) {
    const file = findUnreadableFile(texts)
    if (file && texts[file] === '')
      return `${file} of ${title} is missing or empty, so this plan year is not compared.`
    if (file)
      return `${file} of ${title} cannot be read, because its text is not complete JSON. Fix its errors to compare it.`
  }
  return compareYears(before.texts, after.texts)
}

/** The plan year in the text of an instance; null if it has none. */
export function planYearOf(text: string): number | null {
  const year = valueAt(parseText(text).value, '/client/planYear')
  return typeof year === 'number' ? year : null
}
