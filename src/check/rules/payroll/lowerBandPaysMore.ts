import type { Id } from '../../../contract/instance.ts'
import type { Findings } from '../../LinterRule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import { comparePayroll, type PayrollRow } from './payrollRows.ts'
import type { YearDocuments } from '../../../contract/consistency/Rule.ts'

/** Compares the rows for two salary bands of a plan at the same location, if the bands' names say which one is lower. */
export function checkLowerBands({ instance: { features, salaryBands }, plans }: YearDocuments): Findings {
  if (!features.salaryBands) return []
  const { rows } = comparePayroll(plans)
  const toKey = ({ plan, location }: PayrollRow, band: Id | undefined) =>
    JSON.stringify([plan, location ?? null, band ?? null])
  const rowByKey = new Map(rows.map((row) => [toKey(row, row.band), row]))
  return salaryBands.flatMap((lower) => {
    const higherBands = salaryBands.filter((band) => isLowerBand(lower.name, band.name))
    return rows
      .filter(({ band }) => band === lower.id)
      .map((row) => {
        const [conflict] = higherBands.flatMap((higher) => {
          const amounts = rowByKey.get(toKey(row, higher.id))?.amounts ?? []
          const excess = row.amounts.flatMap(({ tier, amount }) =>
            amounts.flatMap((other) =>
              other.tier === tier && other.amount < amount ? [{ tier, amount, other: other.amount }] : [],
            ),
          )
          return excess[0] ? [{ ...excess[0], higher, count: excess.length }] : []
        })
        if (!conflict) return []
        const { tier, amount, other, higher, count } = conflict
        return {
          pointer: count > 1 ? row.pointer : `${row.pointer}/${tier}`,
          message: `'${lower.name}' pays ${formatDollars(amount)} a year for tier ${tier}, more than '${higher.name}' (${formatDollars(other)}).`,
          help: `Check whether the amounts of two salary bands are swapped; ${acceptIfIntended}`,
        }
      })
  })
}

/** Words that only describe a range of salaries. */
const salaryWords =
  /\b(under|below|less|than|up|to|over|above|more|from|between|at|least|and|or|through|per|a|year|yearly|annual|annually|salary|salaries|pay|earning|earns?|k)\b|[^\p{L}]/giu

const startsAtZero = /\b(under|below|less than|up to)\b|^\s*[<\u2264]/i

/** Smaller numbers are hours, ages, or the number of a band. */
const minSalary = 1000

/** Whether a band is for lower salaries than another, judged by their names; undefined if the names do not say. */
export function isLowerBand(name: string, otherName: string): boolean | undefined {
  const [band, other] = [parseBand(name), parseBand(otherName)]
  if (!band || !other || band.rest !== other.rest || band.start === other.start) return undefined
  return band.start < other.start
}

/** The salary at which a band starts, and the other words of its name, such as 'part-time'. */
function parseBand(name: string): { start: number; rest: string } | undefined {
  const [first] = parseNumbers(name)
  if (first === undefined || first < minSalary) return undefined
  const rest = name
    .replaceAll(/(?<=\d)k\b/gi, '')
    .replaceAll(salaryWords, ' ')
    .replaceAll(/\s+/g, ' ')
  return { start: startsAtZero.test(name) ? 0 : first, rest: rest.trim().toLowerCase() }
}

/** In dollars: 40,000 equals 40K. In 40-80K both are thousands. */
function parseNumbers(name: string): number[] {
  const numbers = [...name.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/gi)].map(([, digits = '', k]) => ({
    amount: Number(digits.replaceAll(',', '')),
    isThousands: k !== undefined,
  }))
  const isLastThousands = numbers.at(-1)?.isThousands ?? false
  return numbers.map(({ amount, isThousands }) =>
    isThousands || (isLastThousands && amount < minSalary) ? amount * 1000 : amount,
  )
}
