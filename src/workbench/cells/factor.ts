import {
  formatNumber,
  parseDecimal,
  parseFailure,
  value,
  type Parsed,
  type Range,
} from '../../compare/values/numbers.ts'

/** Price factors of locations: `factor` in schemas/v1/plans.schema.json. */
export const factorRange: Range = { minimum: 0.01, maximum: 10 }

/** Other factors are probably mistakes. */
const usualRange: Range = { minimum: 0.5, maximum: 2 }

const examples = 'Write “8% more”, “5% less”, or a factor such as 1.08.'

const percentage =
  /^(?<sign>\+|-|plus |minus )? ?(?<percent>\d+(?:\.\d+)?) ?%(?: (?:(?<more>more|higher|above|extra)|(?<less>less|lower|below|cheaper)))?(?: expensive)?(?: than .*)?$/

const average = /^(?:same|the same|average|no change|no difference)$/

/** Parses 1.08, "108%", "8% more", and "5% less". */
export function parseFactor(text: string): Parsed<number> {
  const words = text.trim().toLowerCase().replaceAll(/[–—−]/g, '-').replaceAll(/\s+/g, ' ')
  if (average.test(words)) return value(1)
  const match = percentage.exec(words)
  if (!match) {
    const parsed = parseDecimal(text)
    if (parsed.kind === 'value') return checkFactor(text, parsed.value)
    return parsed.kind === 'empty' ? parsed : notAFactor(text)
  }
  const { sign = '', percent = '', more, less } = match.groups!
  const difference = Number(percent)
  const isLess = less !== undefined || /-|minus/.test(sign)
  const isMore = more !== undefined || /\+|plus/.test(sign)
  if (isMore && isLess) return parseFailure(`“${text.trim()}” says more and less. ${examples}`)
  if (isMore || isLess) return checkFactor(text, (100 + (isLess ? -difference : difference)) / 100)
  // 8% is a difference, and 108% is a share of the price.
  return difference < 50
    ? parseFailure(
        `“${text.trim()}” can mean more or less. Write “${percent}% more” or “${percent}% less”, or a factor such as 1.08.`,
      )
    : checkFactor(text, difference / 100)
}

function checkFactor(text: string, exact: number): Parsed<number> {
  const factor = Number(exact.toFixed(10))
  if (factor < factorRange.minimum || factor > factorRange.maximum) return notAFactor(text)
  return factor < usualRange.minimum || factor > usualRange.maximum
    ? value(
        factor,
        `With “${text.trim()}”, care costs ${formatNumber(factor)} times as much as elsewhere. ${examples}`,
      )
    : value(factor)
}

function notAFactor(text: string) {
  return parseFailure(`“${text.trim()}” is not a price factor. ${examples}`)
}
