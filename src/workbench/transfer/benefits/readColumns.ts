import { findOnlyBest, normalizeText, titleSimilarity } from '../similarity.ts'
import type { TextGrid } from '../sheet.ts'
import { afterDeductible, beforeDeductible, findDeductible, noDeductible } from './deductibleWords.ts'
import { findPayer, isOtherInsurance, type Payer } from './matchBenefit.ts'
import { findNetworkOrder, isOutOfNetwork, withoutNetwork, type NetworkOrder } from './networks.ts'

/** A column of a benefits table that has values: of a plan, or of its providers out of network. */
export interface BenefitsColumn {
  index: number
  /** The title of the plan, without words about the network, the payer, and the deductible. */
  title: string
  isOutOfNetwork: boolean
  /** The payer that the title names. */
  payer: Payer
  /** Which of two amounts is in the network, as the title says. */
  networks: NetworkOrder
  /** The title, if it says whether the deductible applies; '' if not. */
  terms: string
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
    // Titles below it can have more plans.
    const row = scores.findIndex((score) => score >= best / 2)
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

/** Words of titles that name no plan of the client. */
const planWord = /\b(?:plans?|options?|ppo|hmo|dhmo|epo|pos|hdhp|dental|vision)\b/i

/**
 * Whether a row below the titles has other titles: the names of plans or columns, the same first text, or names such as
 * “Basic Dental”. The names of similar plans above their own columns can be a value.
 */
export function isTitleRow(
  row: readonly string[],
  titles: readonly string[],
  { labelCount, columns }: { labelCount: number; columns: readonly BenefitsColumn[] },
  plans: readonly string[],
): boolean {
  const cells = [...row.entries()].filter(([column, text]) => column >= labelCount && text !== '')
  if (cells.length === 0 || cells.some(([, text]) => valuePattern.test(text))) return false
  const known = new Set([...titles.slice(labelCount), ...plans].map(normalizeText))
  const isName = ([column, text]: [number, string]) =>
    known.has(normalizeText(text)) ||
    ![undefined, columns.find(({ index }) => index === column)?.plan].includes(findPlan(text, plans))
  if (cells.filter(isName).length * 2 > cells.length) return true
  const label = row.slice(0, labelCount).join(' ').trim()
  if (label !== '' && label === titles.slice(0, labelCount).join(' ').trim()) return true
  return (
    cells.length > 1 &&
    new Set(cells.map(([, text]) => text)).size === cells.length &&
    cells.every(([, text]) => planWord.test(text) && text.split(/\s+/).length <= 4) &&
    (label === '' || /\b(?:plans|options|dental|vision|benefits)\b/i.test(label))
  )
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

const payerWords = /[\s(,:–-]*\b(?:what )?(?:you|members?|(?:the )?plan) pays?\b[,:]?\)?/gi

const deductibleTerms = new RegExp(
  String.raw`[\s(,:–-]*(?:${noDeductible}|${afterDeductible}|${beforeDeductible})[,:]?\)?`,
  'gi',
)

/** @param withPayer whether the payer distinguishes columns of the same plan */
function toName(text: string, withPayer: boolean) {
  const withoutTerms = text.replaceAll(deductibleTerms, ' ')
  return withoutNetwork(withPayer ? withoutTerms : withoutTerms.replaceAll(payerWords, ' '))
    .replace(/[*†‡§⁰¹²³⁴-⁹]+$/, '')
    .trim()
}

/**
 * A second row of titles says which columns are in the network or who pays, divides titles that are over several columns,
 * or has the second line of some titles.
 */
export function readSubtitles(titles: readonly string[], row: readonly string[], labelCount: number) {
  const filled = [...row.entries()].filter(([column, text]) => column >= labelCount && text !== '')
  const isAboutAll =
    filled.length > 0 &&
    (filled.every(([, text]) => withoutNetwork(text) === '') ||
      (row.slice(0, labelCount).join('') === '' && filled.every(([, text]) => toName(text, false) === '')))
  const isDividing =
    filled.some(([column]) => column > labelCount && ['', titles[column - 1]].includes(titles[column])) &&
    filled.every(([, text]) => !valuePattern.test(text) || yearPattern.test(text))
  return isAboutAll || isDividing || isContinued(titles, row, labelCount) ? row : undefined
}

const yearPattern = /^(?:19|20)\d\d$/

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
  const titles = (grid[titleRow] ?? []).map((text, index) => {
    // A title over several columns is only in the first one.
    if (index >= labelCount) above = text || above
    return { own: text, above, subtitle: subtitles?.[index] ?? '' }
  })
  return titles.flatMap(({ own, above: upper, subtitle }, index) => {
    if (index < labelCount) return []
    const whole = `${upper} ${subtitle}`
    const ofPlan = titles.slice(labelCount).filter((each) => each.above === upper)
    const payers = new Set(ofPlan.map((each) => findPayer(each.subtitle)))
    const [first, second] = [upper, subtitle].map((text) => toName(text, payers.size > 1))
    const title = `${first} ${second}`.trim()
    return [
      {
        index,
        title,
        isOutOfNetwork: isOutOfNetwork(`${own} ${subtitle}`) || /^(?:out|oon)$/i.test(subtitle),
        payer: findPayer(whole),
        networks: findNetworkOrder(whole),
        terms: findDeductible(whole) ? whole : '',
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
    plans.map((plan) => (isOtherInsurance(title) && !isOtherInsurance(plan) ? 0 : rateTitle(title, plan))),
  )
}
