import { listOf } from '../../../check/edit/lists.ts'
import { yearFiles } from '../../../contract/clientFiles.ts'
import { valueAt } from '../../../contract/pointer.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { formatPayment, formatUses, isPayment } from './brochureWords.ts'
import { compareRow, perPaycheck } from './compareAmounts.ts'
import { compareEntries } from './compareLists.ts'
import { compareByProperty, compareValues, propertySpot } from './compareValues.ts'
import { toPointer } from './describeValue.ts'
import {
  createDifference,
  restore,
  type Comparison,
  type CompareRule,
  type Difference,
  type Spot,
} from './Difference.ts'
import { idKinds } from './ids.ts'
import { joinedLists } from './joinedLists.ts'
import { perYear } from './money.ts'

/** Compares two objects. */
type CompareRecords = (
  comparison: Comparison,
  spot: Spot,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) => Difference[] | null

/** Values that are more than the sum of their properties, by pattern. */
export const compareRules: Comparison['rules'] = new Map([
  // The names of entries.
  ...idKinds.flatMap((kind) =>
    yearFiles.flatMap((file): [string, CompareRule][] => {
      const property = listOf(kind).names[file]
      return property ? [[`/${kind}/*/${property}`, renameRule(joinedLists.get(`/${kind}`)!.noun)]] : []
    }),
  ),
  ['/scenarios/*/uses', compareUses],
  ['/plans/*/payment', comparePayment],
  ['/surcharges/*', ofRecords(compareSurcharge)],
  ['/plans/*', ofRecords(comparePlans)],
  ['/plans/*/account', ofRecords(compareAccount)],
  ['/plans/*/payroll/*', ofRecords(comparePayroll)],
])

function ofRecords(compare: CompareRecords): CompareRule {
  return (comparison, spot, before, after) =>
    isRecord(before) && isRecord(after) ? compare(comparison, spot, before, after) : null
}

function renameRule(noun: string): CompareRule {
  return (_, spot, before, after) =>
    typeof before === 'string' && typeof after === 'string'
      ? [
          createDifference(
            spot,
            { before, after, text: `${noun} renamed: ${before} → ${after}` },
            restore(spot, before),
          ),
        ]
      : null
}

/** The payments of services are compared with the plan's usual payment, which applies where a service has none. */
function comparePlans(...[comparison, spot, before, after]: Parameters<CompareRecords>) {
  const { findName } = comparison
  const usual = ({ payment }: Record<string, unknown>) =>
    isPayment(payment) ? `usual payment (${formatPayment(payment, findName)})` : 'usual payment'
  const payments = compareInWords(
    comparison,
    propertySpot(spot, 'services'),
    '/plans/*/services',
    before.services,
    after.services,
    {
      format: ({ service: _, payment, ...rest }) =>
        isPayment(payment) && Object.keys(rest).length === 0 ? formatPayment(payment, findName) : null,
      missing: { before: usual(before), after: usual(after) },
      place: ({ service }) => [findName('services', service), ...spot.place],
      isAmount: true,
    },
  )
  const isCompared = payments !== null && payments.length > 0
  return [
    ...compareByProperty(comparison, spot, before, after, isCompared ? ['services'] : []),
    ...(payments ?? []),
  ]
}

function comparePayment(...[{ findName }, spot, before, after]: Parameters<CompareRule>) {
  if (!isPayment(before) || !isPayment(after)) return null
  const [earlier, later] = [formatPayment(before, findName), formatPayment(after, findName)]
  if (earlier === later) return null
  return [createDifference(spot, { before: earlier, after: later, isAmount: true }, restore(spot, before))]
}

function compareUses(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  return compareInWords(comparison, spot, '/scenarios/*/uses', before, after, {
    format: (entry) => {
      const uses = formatUses(entry)
      return uses === '' ? 'no uses' : uses
    },
    missing: { before: 'not used', after: 'not used' },
    place: ({ service }) => [...spot.place, comparison.findName('services', service)],
    isAmount: false,
  })
}

/** How the entries of a list are written as one value each. */
interface EntryWords {
  /** Null if the entry has more than the words can say. */
  format: (entry: Record<string, unknown>) => string | null
  /** What a missing entry means in the earlier and in the later version. */
  missing: { before: string; after: string }
  place: (entry: Record<string, unknown>) => string[]
  isAmount: boolean
}

/** Compares lists whose entries are short enough for one line. Null if they are not lists of objects. */
function compareInWords(
  comparison: Comparison,
  spot: Spot,
  pattern: string,
  before: unknown,
  after: unknown,
  { format, missing, place, isAmount }: EntryWords,
): Difference[] | null {
  // Removing its only entry removes a new list.
  const isNewList = !Array.isArray(before) && Array.isArray(after) && after.length === 1
  return compareEntries(comparison, spot, joinedLists.get(pattern)!, before, after, {
    compare: (child, previous, value) => {
      const entrySpot = { ...child, place: place(value) }
      const earlier = previous ? format(previous) : missing.before
      const later = format(value)
      if (previous && (earlier === null || later === null || earlier === later))
        return compareValues(comparison, entrySpot, previous, value)
      const words = { before: earlier, after: later ?? 'set', isAmount }
      return [createDifference(entrySpot, words, restore(isNewList ? spot : child, previous))]
    },
    describeRemoved: (value, reverts) =>
      createDifference(
        { ...spot, place: place(value) },
        { before: format(value) ?? 'set', after: missing.after, isAmount },
        reverts,
      ),
  })
}

/** The company's money is per year or per paycheck; a match is per year. */
function compareAccount(...[comparison, spot, before, after]: Parameters<CompareRecords>) {
  const unitIn = ({ per }: Record<string, unknown>, year: Comparison['before']) =>
    per === 'paycheck' ? perPaycheck(year, 'paychecks') : perYear
  const place = spot.place.slice(0, -1)
  const match = propertySpot({ ...spot, place, unit: perYear, unitBefore: perYear }, 'match')
  const account = {
    ...spot,
    place,
    unit: unitIn(after, comparison.after),
    unitBefore: unitIn(before, comparison.before),
  }
  return [
    ...compareByProperty(comparison, account, before, after, ['match']),
    ...compareValues(comparison, match, before.match, after.match),
  ]
}

function comparePayroll(...[comparison, spot, before, after]: Parameters<CompareRecords>) {
  const [plan = '', ...bandAndLocation] = spot.place
  const rows = valueAt(comparison.after['plans.json'], toPointer(spot.path.slice(0, -1)))
  // A row without a band and location is for everyone without a row.
  const isForOthers = bandAndLocation.length === 0 && Array.isArray(rows) && rows.length > 1
  const row = isForOthers ? ['everyone else'] : bandAndLocation
  return compareRow(comparison, spot, before, after, ['yearly', 'perPay'], (tier) => [plan, ...tier, ...row])
}

function compareSurcharge(...[comparison, spot, before, after]: Parameters<CompareRecords>) {
  const properties = ['yearly', 'yearlyByTier', 'perPay', 'perPayByTier']
  return compareRow(comparison, spot, before, after, properties, (tier) => [...spot.place, ...tier])
}
