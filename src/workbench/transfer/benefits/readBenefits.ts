import { findPayer, isOutOfNetwork, isOutsideTopic } from './matchBenefit.ts'
import { normalizeText, titleSimilarity } from '../similarity.ts'
import type { TextGrid } from '../sheet.ts'

/** A column of a benefits table that has values: of a plan, or of its providers out of network. */
export interface BenefitsColumn {
  index: number
  /** The title of the plan, without words about the network. */
  title: string
  isOutOfNetwork: boolean
  /** The plan that the title names, by its index; undefined if none or several are similar. */
  plan: number | undefined
  /** Whether the column explains the others. */
  isNote: boolean
}

export interface BenefitsRow {
  /** In the sheet. */
  index: number
  /** What the first columns say. */
  words: string
  /** The headings above the row, and the group that it is in. */
  context: string
  /** Who pays the values, as the row, a row above it, or the titles say. */
  payer: 'plan' | 'member' | undefined
  /** The cells that are not blank. */
  cells: readonly BenefitsCell[]
  /** Rows above the titles of the plans, and repeated titles. */
  isOutside: boolean
}

interface BenefitsCell {
  column: number
  text: string
}

export interface BenefitsSheet {
  columns: readonly BenefitsColumn[]
  /** The rows with values. */
  rows: readonly BenefitsRow[]
}

/** Reads a table as brochures print it: benefits in rows, plans in columns. @param plans the names of the client's plans */
export function readBenefits(grid: TextGrid, plans: readonly string[]): BenefitsSheet {
  const titleRow = findTitleRow(grid, plans)
  const labelCount = countLabelColumns(grid, titleRow, plans)
  const subtitles = readSubtitles(grid[titleRow] ?? [], grid[titleRow + 1] ?? [], labelCount)
  const firstRow = titleRow + (subtitles ? 2 : 1)
  const columns = readColumns(grid, titleRow, labelCount, subtitles, plans)
  const valuesOf = (row: readonly string[]): BenefitsCell[] =>
    row.flatMap((text, column) => (column < labelCount || text === '' ? [] : [{ column, text }]))
  let payer = findPayer(grid.slice(0, firstRow).flat().join('\n'))
  const rows: BenefitsRow[] = grid.slice(0, titleRow).flatMap((row, index) => {
    const cells = valuesOf(row)
    return cells.length === 0
      ? []
      : [{ index, words: row[0] ?? '', context: '', payer, cells, isOutside: true }]
  })
  let headings: string[] = []
  let group = ''
  let isBelowHeading = false
  for (const [offset, row] of grid.slice(firstRow).entries()) {
    const labels = row.slice(0, labelCount).filter((text) => /[\p{L}\p{N}]/u.test(text))
    const cells = valuesOf(row)
    if (cells.length === 0) {
      const label = labels.join(' ')
      const last = rows.at(-1)
      if (label === '') continue
      // A label that does not fit on its line continues on the next one.
      if (isContinuation(label) && last && !isBelowHeading) last.words = `${last.words} ${label}`
      else {
        payer = findPayer(label) ?? payer
        headings = isBelowHeading ? [...headings, label] : [label]
        group = ''
        isBelowHeading = true
      }
      continue
    }
    const ownWords = labels.at(-1) ?? group
    const continued = isBelowHeading && isContinuation(ownWords) ? headings.pop() : undefined
    const words = continued === undefined ? ownWords : `${continued} ${ownWords}`
    isBelowHeading = false
    if (words !== '') headings = headings.filter((heading) => !isOutsideTopic(words, heading))
    if (labelCount > 1 && row[0] !== '') group = row[0]!
    const context = [...headings, ...(group === words ? [] : [group])].filter((text) => text !== '')
    const isOutside = cells.every(
      ({ column, text }) => normalizeText(text) === normalizeText(grid[titleRow]![column]!),
    )
    rows.push({
      index: firstRow + offset,
      words,
      context: context.join(', '),
      payer: findPayer(words) ?? findPayer(group) ?? payer,
      cells,
      isOutside,
    })
  }
  return { columns, rows }
}

function isContinuation(label: string) {
  return /^[(\p{Ll}]/u.test(label)
}

/** Titles are above the values. */
const maxTitleRow = 15

/** The row with the names of the most plans, or else the first row with more than its first cell. */
function findTitleRow(grid: TextGrid, plans: readonly string[]) {
  const scores = grid.slice(0, maxTitleRow).map((row) => {
    const rated = row.slice(1).map((text) => Math.max(0, ...plans.map((plan) => rateTitle(text, plan))))
    return rated.reduce((sum, score) => sum + score, 0)
  })
  const best = Math.max(0, ...scores)
  if (best > 0) {
    const row = scores.indexOf(best)
    // The second line of some titles can be similar to the name of a plan too.
    const isSecondLine = row > 0 && isContinued(grid[row - 1]!, grid[row]!, 1)
    return isSecondLine ? row - 1 : row
  }
  return Math.max(
    0,
    grid.findIndex((row) => row.slice(1).some((text) => text !== '')),
  )
}

function rateTitle(text: string, plan: string) {
  const score = titleSimilarity(withoutNetwork(text), plan)
  return score >= 0.5 ? score : 0
}

/** The first columns have words about benefits: groups, and the benefits in them. */
function countLabelColumns(grid: TextGrid, titleRow: number, plans: readonly string[]) {
  const titles = grid[titleRow] ?? []
  const isOfPlan = (column: number) => plans.some((plan) => rateTitle(titles[column]!, plan) > 0)
  const hasValues = (column: number) =>
    grid.slice(titleRow + 1).some((row) => valuePattern.test(row[column]!))
  const first = titles.findIndex((_, column) => column > 0 && (isOfPlan(column) || hasValues(column)))
  return Math.max(1, first)
}

const valuePattern = /[$%]|^[\d,.]+$|\bcharge\b|\bcovered\b/i

const network =
  /[\s(–-]*\b(?:(?:in|out)[- ](?:of[- ])?network|(?:non-?)?(?:network|participating|preferred) providers?|non-?network|network|tier \d (?:network|providers?))\b\)?/gi

function withoutNetwork(title: string) {
  return title.replaceAll(network, ' ').trim()
}

/** A second row of titles says which columns are in the network, or has the second line of some titles. */
function readSubtitles(titles: readonly string[], row: readonly string[], labelCount: number) {
  const subtitles = row.slice(labelCount).filter((text) => text !== '')
  const isAboutNetwork = subtitles.length > 0 && subtitles.every((text) => withoutNetwork(text) === '')
  return isAboutNetwork || isContinued(titles, row, labelCount) ? row : undefined
}

/** Whether titles continue in the row below them, which has a text only below some of them. */
function isContinued(titles: readonly string[], below: readonly string[], labelCount: number) {
  const filled = [...below.entries()].filter(([, text]) => text !== '')
  const count = titles.slice(labelCount).filter((text) => text !== '').length
  return (
    filled.length > 0 &&
    filled.length < count &&
    filled.every(
      ([column, text]) => column >= labelCount && titles[column] !== '' && !valuePattern.test(text),
    )
  )
}

function readColumns(
  grid: TextGrid,
  titleRow: number,
  labelCount: number,
  subtitles: readonly string[] | undefined,
  plans: readonly string[],
): BenefitsColumn[] {
  let above = ''
  return (grid[titleRow] ?? []).flatMap((text, index) => {
    if (index < labelCount) return []
    // A title over several columns is only in the first one.
    above = text || above
    const title = withoutNetwork(`${above} ${subtitles?.[index] ?? ''}`)
    return [
      {
        index,
        title,
        isOutOfNetwork: isOutOfNetwork(`${text} ${subtitles?.[index] ?? ''}`),
        plan: findPlan(title, plans),
        isNote: /\b(?:limitations?|exceptions?|notes?|comments?)\b/i.test(title),
      },
    ]
  })
}

function findPlan(title: string, plans: readonly string[]) {
  if (title === '') return plans.length === 1 ? 0 : undefined
  const rated = plans
    .map((plan, index) => ({ index, score: rateTitle(title, plan) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = rated
  return best && best.score > (second?.score ?? 0) ? best.index : undefined
}
