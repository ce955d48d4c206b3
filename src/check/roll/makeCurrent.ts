import type { YearTexts } from '../../contract/yearDocuments.ts'
import { yearFiles } from '../../contract/clientFiles.ts'
import { isAbsolute } from '../clients/schemaAddress.ts'
import { setValue } from '../edit/jsonEdits.ts'
import { UsageError } from '../files/UsageError.ts'
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

/**
 * Corrects the $schema of a document that moves between a client's folder and that of a year.
 * @param levels 1 if the document moves into the folder of a year, -1 if it moves out, 0 if it stays
 */
export function moveSchemaAddress(text: string, levels: 1 | 0 | -1): string {
  const { $schema: address } = JSON.parse(text) as { $schema?: unknown }
  if (levels === 0 || typeof address !== 'string' || isAbsolute(address)) return text
  const plain = address.replace(/^\.\//, '')
  return setValue(text, ['$schema'], levels === 1 ? `../${plain}` : plain.replace(/^\.\.\//, ''))
}
