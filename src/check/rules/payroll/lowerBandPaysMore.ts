import type { Instance } from '../../../contract/instance.ts'
import type { Finding, Findings } from '../../LinterRule.ts'
import { acceptIfIntended, formatDollars } from '../wording.ts'
import type { PayrollRow } from './payrollRows.ts'
import { reliablePayroll } from './reliablePayroll.ts'
import type { YearDocuments } from '../../../contract/consistency/Rule.ts'

type Band = Instance['salaryBands'][number]

/** Two salary bands of a plan, where the lower one pays more. */
interface Conflict {
  lower: Band
  higher: Band
  lowerRow: PayrollRow
  higherRow: PayrollRow
  /** The amounts of the lower band that are above those of the higher band. */
  excess: PayrollRow['amounts']
}

/** How many other plans must agree on the order of two bands whose names do not say it. */
const minAgreeingPlans = 2

export function checkLowerBands({ instance: { features, salaryBands }, plans }: YearDocuments): Findings {
  if (!features.salaryBands) return []
  // Another rule reports outliers.
  const { rowsWithoutOutliers: rows } = reliablePayroll(plans)
  const pairs = salaryBands.flatMap((band, index) =>
    salaryBands
      .slice(index + 1)
      .map((other) => ({ band, other, byName: isLowerBand(band.name, other.name) })),
  )
  return plans.plans.flatMap((_, plan) =>
    describeConflicts(
      pairs.flatMap(({ band, other, byName }) => {
        return locationsIn(rows, plan).flatMap((location) => {
          const isLower = byName ?? isLowerInOtherPlans(plan, location, band, other, rows)
          if (isLower === undefined) return []
          const [lower, higher] = isLower ? [band, other] : [other, band]
          return findConflict(plan, location, lower, higher, rows)
        })
      }),
    ),
  )
}

/** The locations whose payroll differs, and undefined for all others. */
function locationsIn(rows: PayrollRow[], plan: number): PayrollRow['location'][] {
  return [...new Set([undefined, ...rows.filter((row) => row.plan === plan).map(({ location }) => location)])]
}

function findConflict(
  plan: number,
  location: PayrollRow['location'],
  lower: Band,
  higher: Band,
  rows: PayrollRow[],
): Conflict[] {
  const [lowerRow, higherRow] = [findRow(plan, location, lower, rows), findRow(plan, location, higher, rows)]
  // At a location without rows of its own, the rows are the same as elsewhere, where they are compared.
  if (!lowerRow || !higherRow || [lowerRow, higherRow].every((row) => row.location !== location)) return []
  const excess = amountsAbove(lowerRow, higherRow)
  return excess.length === 0 ? [] : [{ lower, higher, lowerRow, higherRow, excess }]
}

/** Whether a band pays less than another in all other plans; undefined if these do not agree or are too few. */
function isLowerInOtherPlans(
  plan: number,
  location: PayrollRow['location'],
  band: Band,
  other: Band,
  rows: PayrollRow[],
): boolean | undefined {
  const plans = new Set(rows.map((row) => row.plan).filter((each) => each !== plan))
  const verdicts = [...plans].flatMap((each): (boolean | null)[] => {
    const [row, otherRow] = [findRow(each, location, band, rows), findRow(each, location, other, rows)]
    if (!row || !otherRow || row === otherRow) return []
    const paysMore = amountsAbove(row, otherRow).length > 0
    const paysLess = amountsAbove(otherRow, row).length > 0
    return paysMore === paysLess ? [null] : [paysLess]
  })
  const [first] = verdicts
  const isAgreed = verdicts.length >= minAgreeingPlans && verdicts.every((verdict) => verdict === first)
  return isAgreed ? (first ?? undefined) : undefined
}

/** The row that applies: first by band and location, then by band, then by location, then the row for all others. */
function findRow(
  plan: number,
  location: PayrollRow['location'],
  { id }: Band,
  rows: PayrollRow[],
): PayrollRow | undefined {
  const ownRows = rows.filter((row) => row.plan === plan)
  const find = (band: PayrollRow['band'], atLocation: PayrollRow['location']) =>
    ownRows.find((row) => row.band === band && row.location === atLocation)
  return find(id, location) ?? find(id, undefined) ?? find(undefined, location) ?? find(undefined, undefined)
}

function amountsAbove({ amounts }: PayrollRow, other: PayrollRow): PayrollRow['amounts'] {
  return amounts.filter(({ tier, amount }) => amount > findAmount(other, tier))
}

function findAmount({ amounts }: PayrollRow, tier: PayrollRow['amounts'][number]['tier']): number {
  return amounts.find((each) => each.tier === tier)?.amount ?? Infinity
}

/** Reports the row with the most conflicts, then repeats for the remaining conflicts. */
function describeConflicts(conflicts: Conflict[]): Finding[] {
  const rows = conflicts.flatMap(({ lowerRow, higherRow }) => [lowerRow, higherRow])
  const [first] = rows
  if (!first) return []
  const conflictsWith = (row: PayrollRow) =>
    conflicts.filter(({ lowerRow, higherRow }) => lowerRow === row || higherRow === row)
  const worst = rows.reduce(
    (most, row) => (conflictsWith(row).length > conflictsWith(most).length ? row : most),
    first,
  )
  const reported = conflictsWith(worst)
  return [
    describeConflict(worst, reported[0]!),
    ...describeConflicts(conflicts.filter((conflict) => !reported.includes(conflict))),
  ]
}

function describeConflict(row: PayrollRow, { lower, higher, higherRow, excess }: Conflict): Finding {
  const [{ tier, amount }] = excess as [Conflict['excess'][number]]
  return {
    pointer: excess.length > 1 ? row.pointer : `${row.pointer}/${tier}`,
    message: `'${lower.name}' pays ${formatDollars(amount)} a year for tier ${tier}, more than '${higher.name}' (${formatDollars(findAmount(higherRow, tier))}).`,
    help: `Check whether the amounts of two salary bands are swapped; ${acceptIfIntended}`,
  }
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
