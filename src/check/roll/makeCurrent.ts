import type { YearTexts } from '../../contract/yearDocuments.ts'
import { yearFiles } from '../../contract/clientFiles.ts'
import { UsageError } from '../files/UsageError.ts'
import { moveSchemaAddress } from './moveSchemaAddress.ts'
import { readYear } from './Year.ts'

export interface CurrentYearChange {
  /** The plan year that was current. */
  oldYear: number
  /** The new texts, by path in the client's folder. */
  texts: Map<string, string>
  /** The new path of each document, by path in the client's folder. */
  moved: Map<string, string>
}

/**
 * Makes a year in a folder of its own the current one. The current year gets a folder.
 * @throws UsageError if a document has errors, or both are the same year
 */
export function makeCurrent(current: YearTexts, next: YearTexts, folder: string): CurrentYearChange {
  const oldYear = readYear(current).instance.client.planYear
  const newYear = readYear(next).instance.client.planYear
  if (String(newYear) !== folder)
    throw new UsageError(`The plan year in the folder ${folder} is ${newYear}. Correct one of the two first.`)
  if (oldYear === newYear) throw new UsageError(`${newYear} is the current year already.`)
  return {
    oldYear,
    texts: new Map(
      yearFiles.flatMap((name) => [
        [name, moveSchemaAddress(next[name], -1)],
        [`${oldYear}/${name}`, moveSchemaAddress(current[name], 1)],
      ]),
    ),
    moved: new Map(
      yearFiles.flatMap((name) => [
        [`${folder}/${name}`, name],
        [name, `${oldYear}/${name}`],
      ]),
    ),
  }
}
