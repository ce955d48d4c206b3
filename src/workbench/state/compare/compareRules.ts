import { isRecord } from '../../isRecord.ts'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { compareEntriesInWords } from './compareEntriesInWords.ts'
import { compareUnitAmounts, type UnitProperty } from './compareUnitAmounts.ts'
import { compareByProperty, compareValues, propertySpot } from './compareValues.ts'
import { documentProperty, type Comparison, type CompareRule, createDifference } from './Comparison.ts'
import { parentPointer, valueAt } from '../../../contract/pointer.ts'
import { idKinds, nameProperty } from './ids.ts'
import { formatUses } from './formatUses.ts'
import { joinedLists } from './lists.ts'
import { perYear, type Unit } from './describeMoney.ts'
import { formatPayment, isPayment } from './payments.ts'

/** Values that are more than the sum of their properties, by file and pattern. */
export const compareRules: Comparison['rules'] = {
  'instance.json': new Map([...renameRules('instance.json'), ['/scenarios/*/uses', compareUses]]),
  'plans.json': new Map([
    ...renameRules('plans.json'),
    ['/scenarios/*/uses', compareUses],
    ['/surcharges/*', compareSurcharge],
    ['/plans/*', comparePlans],
    ['/plans/*/payment', comparePayment],
    ['/plans/*/account', compareAccount],
    ['/plans/*/payroll/*', comparePayroll],
  ]),
}

/** A rule for each property with the name of an entry. */
function renameRules(file: YearFile): [pattern: string, rule: CompareRule][] {
  return idKinds.flatMap((kind) => {
    const property = nameProperty(file, kind)
    const { noun } = joinedLists[file].get(`/${kind}`) ?? {}
    const rule: CompareRule = (_, spot, before, after) =>
      typeof before === 'string' && typeof after === 'string'
        ? [
            createDifference(spot, { before, after, text: `${noun} renamed: ${before} → ${after}` }, [
              { file, path: spot.path, type: 'set', value: before },
            ]),
          ]
        : null
    return property === null ? [] : [[`/${kind}/*/${property}`, rule]]
  })
}

/** The payments of services are compared with the plan's usual payment, which applies where a service has none. */
function comparePlans(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  if (!isRecord(before) || !isRecord(after)) return null
  const { findName } = comparison
  const listSpot = propertySpot(spot, 'services')
  const usual = ({ payment }: Record<string, unknown>) =>
    isPayment(payment) ? `usual payment (${formatPayment(payment, findName)})` : 'usual payment'
  const payments = compareEntriesInWords(
    comparison,
    listSpot,
    joinedLists['plans.json'].get('/plans/*/services')!,
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
    ...compareByProperty(comparison, spot, before, after, new Set(isCompared ? ['services'] : [])),
    ...(isCompared ? payments : []),
  ]
}

function comparePayment(...[{ findName }, spot, before, after]: Parameters<CompareRule>) {
  if (!isPayment(before) || !isPayment(after)) return null
  const [earlier, later] = [formatPayment(before, findName), formatPayment(after, findName)]
  if (earlier === later) return null
  const { file, path } = spot
  return [
    createDifference(spot, { before: earlier, after: later, isAmount: true }, [
      { file, path, type: 'set', value: before },
    ]),
  ]
}

function compareUses(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  const list = joinedLists[spot.file].get('/scenarios/*/uses')!
  return compareEntriesInWords(comparison, spot, list, before, after, {
    format: formatUses,
    missing: { before: 'not used', after: 'not used' },
    place: ({ service }) => [...spot.place, comparison.findName('services', service)],
    isAmount: false,
  })
}

/** The company's money is per year or per paycheck; a match is per year. */
function compareAccount(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  if (!isRecord(before) || !isRecord(after)) return null
  const unitOf = ({ per }: Record<string, unknown>, document: unknown): Unit =>
    per === 'paycheck' ? { name: 'per paycheck', timesPerYear: paychecks(document) } : perYear
  const place = spot.place.slice(0, -1)
  const match = propertySpot({ ...spot, place, unit: perYear, unitBefore: perYear }, 'match')
  const account = {
    ...spot,
    place,
    unit: unitOf(after, comparison.after['plans.json']),
    unitBefore: unitOf(before, comparison.before['plans.json']),
  }
  return [
    ...compareByProperty(comparison, account, before, after, new Set(['match'])),
    ...compareValues(comparison, match, before.match, after.match),
  ]
}

function comparePayroll(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  if (!isRecord(before) || !isRecord(after)) return null
  const [plan = '', ...bandAndLocation] = spot.place
  const rows = valueAt(comparison.after['plans.json'], parentPointer(spot.pointer))
  // A row without a band and location is for everyone without a row.
  const isForOthers = bandAndLocation.length === 0 && Array.isArray(rows) && rows.length > 1
  const row = isForOthers ? ['everyone else'] : bandAndLocation
  return compareRow(
    comparison,
    spot,
    before,
    after,
    yearlyOrPerPay(comparison, ['yearly'], ['perPay']),
    (tier) => [plan, ...(tier === null ? [] : [tier]), ...row],
  )
}

function compareSurcharge(...[comparison, spot, before, after]: Parameters<CompareRule>) {
  if (!isRecord(before) || !isRecord(after)) return null
  const properties = yearlyOrPerPay(comparison, ['yearly', 'yearlyByTier'], ['perPay', 'perPayByTier'])
  return compareRow(comparison, spot, before, after, properties, (tier) => [
    ...spot.place,
    ...(tier === null ? [] : [tier]),
  ])
}

/** The amounts of a row, and its other properties. */
function compareRow(
  comparison: Comparison,
  spot: Parameters<CompareRule>[1],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  properties: readonly UnitProperty[],
  placeOf: (tier: string | null) => string[],
) {
  const amounts = compareUnitAmounts(comparison, spot, before, after, properties, placeOf)
  if (amounts === null) return null
  const others = compareByProperty(
    comparison,
    spot,
    before,
    after,
    new Set(properties.map(({ name }) => name)),
  )
  return [...amounts, ...others]
}

function yearlyOrPerPay(
  { before, after }: Comparison,
  yearly: readonly string[],
  perPay: readonly string[],
): UnitProperty[] {
  const perPaycheck = (document: unknown): Unit => ({
    name: 'per paycheck',
    timesPerYear: numberOrNull(documentProperty(document, 'payPeriods')),
  })
  return [
    ...yearly.map((name) => ({ name, unitBefore: perYear, unit: perYear })),
    ...perPay.map((name) => ({
      name,
      unitBefore: perPaycheck(before['plans.json']),
      unit: perPaycheck(after['plans.json']),
    })),
  ]
}

function paychecks(document: unknown) {
  return (
    numberOrNull(documentProperty(document, 'paychecks')) ??
    numberOrNull(documentProperty(document, 'payPeriods'))
  )
}

function numberOrNull(value: unknown) {
  return typeof value === 'number' ? value : null
}
