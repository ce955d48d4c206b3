import { useMemo } from 'react'
import { useWorkbench } from './WorkbenchProvider.tsx'
import { parseYear } from '../../check/edit/editYear.ts'
import { findSectionOf } from '../../compare/form/sections.ts'
import type { DocumentPlace } from '../tables/Table.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { tables } from '../tables/tables.ts'
import type { Model } from './model.ts'
import { isInFolder } from './selectors.ts'
import { textsOf } from './clientYears.ts'
import { describeUnappliedText, fieldValue, folderOfUnapplied, type UnappliedText } from './UnappliedText.ts'

export function useUnapplied(): ListedText[] {
  const { client, files, unapplied } = useWorkbench()
  return useMemo(() => listUnapplied({ client, files, unapplied }), [client, files, unapplied])
}

/** An unapplied text of the open client, with what the page shows about it. */
export interface ListedText extends UnappliedText {
  key: string
  path: string
  section: string
}

type Source = Pick<Model, 'client' | 'files' | 'unapplied'>

/** The texts of the open client that are not applied, without outdated ones. */
export function listUnapplied({ client, files, unapplied }: Source): ListedText[] {
  return Object.entries(unapplied).flatMap(([key, unappliedText]) => {
    if (client === null || !isInFolder(key, client)) return []
    const folder = folderOfUnapplied(key)
    const place = findPlace(unappliedText, parseYear(textsOf(files, folder)))
    if (!place) return []
    const { file, pointer } = place
    const section = findSectionOf(file, pointer).name
    return [{ ...unappliedText, file, pointer, key, path: `${folder}/${file}`, section }]
  })
}

/** Where the value is now; null if the text is outdated. */
function findPlace(
  { file, pointer, current, cell, paste }: UnappliedText,
  values: YearValues,
): DocumentPlace | null {
  if (paste) return { file, pointer }
  if (!cell) return fieldValue(values[file], pointer) === current ? { file, pointer } : null
  const { rows } = tables[cell.table].read(values, cell.view)
  const found = rows.find(({ name }) => name === cell.row)?.cells[cell.column]
  return found?.text === current ? found : null
}

/** What a notice says about the texts, such as "1 text was not applied: Plans: PPO, Family “$300 or so”." */
export function describeUnapplied(texts: readonly ListedText[]): string {
  const shown = texts.slice(0, 3).map(describeUnappliedText)
  const more = texts.length - shown.length
  const count = texts.length === 1 ? '1 text was' : `${texts.length} texts were`
  return `${count} not applied: ${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}
