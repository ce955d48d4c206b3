import { join } from 'node:path'
import { yearFiles } from '../../contract/clientFiles.ts'
import { readBytes } from '../files/readBytes.ts'
import { UsageError } from '../files/UsageError.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'

/** @param folder of a client, or of one of its years. @throws UsageError if a file is missing */
export async function readYearTexts(folder: string): Promise<YearTexts> {
  const texts = await Promise.all(
    yearFiles.map(async (name) => {
      const bytes = await readBytes(join(folder, name))
      if (!bytes) throw new UsageError(`There is no file ${join(folder, name)}.`)
      return [name, bytes.toString('utf8')] as const
    }),
  )
  return Object.fromEntries(texts) as YearTexts
}
