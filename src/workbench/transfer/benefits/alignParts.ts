import type { TextGrid } from '../sheet.ts'
import { normalizeText } from '../similarity.ts'
import {
  countLabelColumns,
  findTitleRow,
  isTitleRow,
  readColumns,
  readSubtitles,
  type BenefitsColumn,
} from './readColumns.ts'

export interface AlignedParts {
  /** The cells of each part in the columns that the first part has for the same titles. Others are beside these. */
  grid: TextGrid
  columns: readonly BenefitsColumn[]
  labelCount: number
  /** At least one, from top to bottom. */
  parts: readonly TablePart[]
}

/** Rows below the same titles. */
interface TablePart {
  titleRow: number
  /** The first row below the titles. */
  firstRow: number
  /** The titles of the plans, and who pays and what the deductible is for, as the titles say. */
  columns: readonly BenefitsColumn[]
}

/**
 * Divides a sheet at each row with the titles of plans, which can be others, or in another order, than those above. No
 * value gets below another title.
 */
export function alignParts(source: TextGrid, plans: readonly string[]): AlignedParts {
  const top = findTitleRow(source, plans)
  const whole = readPart(source, top, source.length, plans)
  const { labelCount } = whole
  const below = [...source.keys()].filter(
    (row) => row >= whole.firstRow && isTitleRow(source[row]!, source[top]!, whole, plans),
  )
  const starts = below.filter((row, index) => row !== (below[index - 1] ?? -1) + 1)
  const ofFirst = source.slice(0, starts[0])
  const first = { ...whole, columns: whole.columns.filter((column) => hasTexts(ofFirst, column)) }
  const columns: BenefitsColumn[] = [...first.columns]
  let width = source[0]?.length ?? 0
  const grid = source.map((row) => [...row])
  const parts: TablePart[] = [first]
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? source.length
    const part = readPart(source, start, end, plans)
    const rows = source.slice(start, end)
    const places = new Map<number, BenefitsColumn>()
    for (const column of part.columns) {
      if (!hasTexts(rows, column)) continue
      const free = columns.filter(
        (each) => ![...places.values()].some(({ index: used }) => used === each.index),
      )
      const firstLine = source[start]![column.index]!
      const same = findSame(free, column, ({ index: other }) => source[top]![other] === firstLine)
      const place = { ...column, index: same?.index ?? width++ }
      if (!same) columns.push(place)
      places.set(column.index, place)
    }
    for (const [offset, row] of rows.entries()) {
      const labels = row.slice(0, part.labelCount)
      const moved = Array.from({ length: width }, () => '')
      labels.forEach((text, place) => {
        const target = Math.min(place, labelCount - 1)
        moved[target] = [moved[target], text].filter((each) => each !== '').join(' ')
      })
      for (const [from, { index: to }] of places) moved[to] = row[from]!
      grid[start + offset] = moved
    }
    parts.push({ ...part, columns: [...places.values()] })
  }
  return {
    grid: grid.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
    columns,
    labelCount,
    parts,
  }
}

function readPart(source: TextGrid, titleRow: number, endRow: number, plans: readonly string[]) {
  const grid = source.slice(0, endRow)
  const labelCount = countLabelColumns(grid, titleRow, plans)
  const subtitles = readSubtitles(grid[titleRow] ?? [], grid[titleRow + 1] ?? [], labelCount)
  return {
    titleRow,
    firstRow: titleRow + (subtitles ? 2 : 1),
    labelCount,
    columns: readColumns(grid, titleRow, labelCount, subtitles, plans),
  }
}

function hasTexts(rows: TextGrid, { index }: BenefitsColumn) {
  return rows.some((row) => row[index] !== '')
}

/** @param hasFirstLine whether the first line of the title is the same */
function findSame(
  columns: readonly BenefitsColumn[],
  { title, plan, isOutOfNetwork }: BenefitsColumn,
  hasFirstLine: (column: BenefitsColumn) => boolean,
) {
  const alike = columns.filter((each) => each.isOutOfNetwork === isOutOfNetwork)
  return (
    alike.find((each) => normalizeText(each.title) === normalizeText(title)) ??
    alike.find((each) => plan !== undefined && each.plan === plan) ??
    alike.find((each) => title !== '' && hasFirstLine(each))
  )
}
