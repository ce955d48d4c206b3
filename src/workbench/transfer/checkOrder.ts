import { typicalPointers } from '../../check/typicalValues.ts'
import { formatCellMoney } from '../../compare/values/numbers.ts'
import { listOf, memberOf } from '../tables/readDocument.ts'
import { cellKey, cellOf, textOf, type CellName, type Table } from '../tables/Table.ts'
import { compareAmounts } from './amountUnits.ts'
import { readRowHeaders } from './ImportMapping.ts'

/** Amounts that are in another order than usual or than before, as if they were swapped. */
export interface OrderChange {
  key: string
  message: string
  places: readonly CellName[]
}

/** Tiers by their usual costs: the first is not more than the second. */
const usualOrder: readonly (readonly [string, string])[] = [
  ['EE', 'ES'],
  ['EE', 'EC'],
  ['EK', 'EC'],
  ['EC', 'ES'],
  ['ES', 'EF'],
  ['EC', 'EF'],
]

/** The table before an import, and the document that it shows. */
interface Before {
  table: Table
  plans: unknown
}

/**
 * Finds tiers in another order than usual, and plans of which each imported amount is in another order than before. In
 * place of typical amounts, it compares the limits: a plan with lower limits usually costs more. It does not report an
 * order that the table already has.
 */
export function checkOrder(before: Before, after: Table, imported: ReadonlySet<string>): OrderChange[] {
  const typical = typicalPointers(before.plans)
  const isTypical = (place: CellName) => typical.has(cellOf(before.table, place)?.pointer ?? '')
  const orderOf = createOrder(before.plans)
  const orders: Orders = {
    before: (pair) => (pair.some(isTypical) ? 0 : orderOf(before.table, pair)),
    after: (pair) => orderOf(after, pair),
  }
  return [
    ...checkTiers(orders, after, imported),
    ...checkPlans(orders, readLimits(before.plans, typical), after, imported),
  ]
}

type Pair = readonly [CellName, CellName]

/** Positive if the first amount is more, negative if it is less, and 0 if they are the same or cannot be compared. */
type OrderOf = (pair: Pair) => number

/** A plan with a wider network usually costs more, whatever its limits are. */
const widerNetwork = /\b(?:PPO|POS|indemnity)\b/i
const narrowerNetwork = /\b(?:EPO|HMO)\b/i

interface Orders {
  before: OrderOf
  after: OrderOf
}

function checkTiers(orders: Orders, after: Table, imported: ReadonlySet<string>): OrderChange[] {
  return usualOrder.flatMap(([low, high]) => {
    const pairs = after.rows
      .map(
        ({ name: row }) =>
          [
            { row, column: low },
            { row, column: high },
          ] as const,
      )
      .filter((pair) => pair.every((place) => imported.has(cellKey(place))))
      .filter((pair) => orders.after(pair) > 0 && orders.before(pair) <= 0)
    const [lowTitle, highTitle] = [low, high].map((tier) => titleOf(after, tier))
    return pairs.length === 0
      ? []
      : [
          {
            key: JSON.stringify(['order', low, high]),
            message: `“${lowTitle}” costs more than “${highTitle}”. Check that they are not swapped.`,
            places: pairs.flat(),
          },
        ]
  })
}

function checkPlans(
  orders: Orders,
  limits: readonly (Limits | undefined)[],
  after: Table,
  imported: ReadonlySet<string>,
): OrderChange[] {
  const { rows } = readRowHeaders(after)
  const tiers = after.columns.filter(({ format }) => format.kind === 'money')
  const plans = [...new Set(rows.map(({ texts }) => texts[0]!))]
  const pairsOf = (one: string, other: string) =>
    rows
      .filter(({ texts }) => texts[0] === one)
      .flatMap(({ name, texts }) => {
        const counterpart = rows.find((row) =>
          row.texts.every((text, index) => text === (index === 0 ? other : texts[index])),
        )
        return counterpart
          ? tiers.map(
              ({ name: column }) =>
                [
                  { row: name, column },
                  { row: counterpart.name, column },
                ] as const,
            )
          : []
      })
      .filter((pair) => pair.every((place) => imported.has(cellKey(place))))
  const limitsOf = (place: CellName) => limits[Number(cellOf(after, place)?.location[1])]
  return plans.flatMap((high) =>
    plans.flatMap((low): OrderChange[] => {
      const pairs = pairsOf(high, low).filter((pair) => orders.after(pair) !== 0)
      const known = pairs.filter((pair) => orders.before(pair) !== 0)
      const compared = known.length > 0 ? known : pairs
      if (compared.length < 2 || compared.some((pair) => orders.after(pair) < 0)) return []
      const [first, second] = compared[0]!
      const costBefore = known.every((pair) => orders.before(pair) < 0) ? 'it cost less before' : undefined
      const isWider = widerNetwork.test(high) && narrowerNetwork.test(low)
      const higherLimits = isWider ? undefined : describeHigher(limitsOf(first), limitsOf(second))
      const reason = known.length > 0 ? costBefore : higherLimits
      if (reason === undefined) return []
      return [
        {
          key: JSON.stringify(['plans', high, low]),
          message: `“${high}” costs more than “${low}”, but ${reason}. Check that they are not swapped.`,
          places: compared.flat(),
        },
      ]
    }),
  )
}

function createOrder(plans: unknown) {
  const read = (table: Table, { row, column }: CellName) => {
    const unit = cellOf(table, { row, column: 'unit' })?.value
    return { text: textOf(table, { row, column }), view: unit as string | undefined }
  }
  const timesPerYear = memberOf(plans, 'payPeriods')
  return (table: Table, [first, second]: Pair) =>
    compareAmounts(read(table, first), read(table, second), timesPerYear) ?? 0
}

function titleOf({ columns }: Table, name: string) {
  return columns.find((column) => column.name === name)?.title ?? name
}

/** The limits of an individual. */
interface Limits {
  deductible: number
  outOfPocketMaximum: number
}

/** The limits by the index of the plan; undefined for a plan with typical limits. */
function readLimits(plans: unknown, typical: ReadonlySet<string>): (Limits | undefined)[] {
  return listOf(plans, 'plans').map((plan, index) => {
    const read = (limit: keyof Limits) => {
      const amount = memberOf(memberOf(plan, limit), 'individual')
      const isEntered = !typical.has(`/plans/${index}/${limit}/individual`)
      return isEntered && typeof amount === 'number' ? amount : undefined
    }
    const [deductible, outOfPocketMaximum] = [read('deductible'), read('outOfPocketMaximum')]
    return deductible === undefined || outOfPocketMaximum === undefined
      ? undefined
      : { deductible, outOfPocketMaximum }
  })
}

/** The reason why the first plan usually costs less: no limit is lower, and one is higher. Undefined if there is none. */
function describeHigher(one: Limits | undefined, other: Limits | undefined) {
  if (!one || !other) return undefined
  const limits = ['deductible', 'outOfPocketMaximum'] as const
  if (limits.some((limit) => one[limit] < other[limit])) return undefined
  if (limits.every((limit) => one[limit] === other[limit])) return undefined
  const [deductible, maximum] = limits.map(
    (limit) => `${formatCellMoney(one[limit])} against ${formatCellMoney(other[limit])}`,
  )
  return `its deductible (${deductible}) and its out-of-pocket maximum (${maximum}) are not lower`
}
