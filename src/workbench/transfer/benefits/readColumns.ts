import { findOnlyBest, titleSimilarity } from '../similarity.ts'
import type { TextGrid } from '../sheet.ts'
import { isOutOfNetwork } from './matchBenefit.ts'

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

/** Titles are above the values. */
const maxTitleRow = 15

/** The row with the names of the most plans, or else the first row with the most texts that are no values. */
export function findTitleRow(grid: TextGrid, plans: readonly string[]) {
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
  const counts = grid
    .slice(0, maxTitleRow)
    .map(
      (row) => row.slice(1).filter((text) => withoutNetwork(text) !== '' && !valuePattern.test(text)).length,
    )
  return counts.indexOf(Math.max(...counts))
}

function rateTitle(text: string, plan: string) {
  const score = titleSimilarity(withoutNetwork(text), plan)
  return score >= 0.5 ? score : 0
}

/** The first columns have words about benefits: groups, and the benefits in them. */
export function countLabelColumns(grid: TextGrid, titleRow: number, plans: readonly string[]) {
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
export function readSubtitles(titles: readonly string[], row: readonly string[], labelCount: number) {
  const subtitles = row.slice(labelCount).filter((text) => text !== '')
  const isAboutNetwork = subtitles.length > 0 && subtitles.every((text) => withoutNetwork(text) === '')
  return isAboutNetwork || isContinued(titles, row, labelCount) ? row : undefined
}

const wordForPlan = /^(?:plans?|options?)$/i

/** Whether titles continue in the row below them, which has a text only below some of them, or the word “plan” below all. */
function isContinued(titles: readonly string[], below: readonly string[], labelCount: number) {
  const filled = [...below.entries()].filter(([, text]) => text !== '')
  const count = titles.slice(labelCount).filter((text) => text !== '').length
  return (
    filled.length > 0 &&
    (filled.length < count || filled.every(([, text]) => wordForPlan.test(text))) &&
    filled.every(
      ([column, text]) => column >= labelCount && titles[column] !== '' && !valuePattern.test(text),
    )
  )
}

export function readColumns(
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
  return findOnlyBest(
    [...plans.keys()],
    plans.map((plan) => rateTitle(title, plan)),
  )
}
