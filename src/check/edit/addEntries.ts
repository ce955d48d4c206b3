import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Id } from '../../contract/instance.ts'
import { personalQuestions } from '../../contract/personalQuestions.ts'
import { findPlaces, valueAt } from '../../contract/pointer.ts'
import { findCatalogService, priceEntry } from '../catalogEntries.ts'
import { markAdded } from '../typicalValues.ts'
import { editYear } from './editYear.ts'
import {
  filesOf,
  idsOf,
  insertEntries,
  itemsOf,
  takenIds,
  type Entry,
  type ListName,
  lists,
} from './lists.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { idFromName } from './idFromName.ts'

/**
 * Adds entries at the end of the lists in both files, with IDs derived from their names, and whatever else valid
 * documents then need. Amounts that only the client knows are 0. The values are typical until somebody reviews them.
 * @throws EditError if a text has syntax errors
 */
export function addEntries(
  texts: YearTexts,
  list: ListName,
  entryNames: readonly string[],
): { texts: YearTexts; ids: string[] } {
  const { noun } = lists[list]
  const ids: string[] = []
  const changed = editYear(texts, (documents) => {
    const taken = takenIds(documents, list)
    markAdded(documents['plans.json'], () => {
      for (const name of entryNames) {
        const id = idFromName(name, taken, noun.replaceAll(' ', '-'))
        taken.add(id)
        ids.push(id)
        addTo(documents, list, id, name)
      }
    })
  })
  return { texts: changed, ids }
}

function addTo(documents: YearValues, list: ListName, id: string, name: string) {
  const { key, names } = lists[list]
  const properties = newProperties[list]?.(documents, name) ?? { 'instance.json': {} }
  const entries = Object.fromEntries(
    filesOf(list)
      .filter((file) => properties[file] !== undefined)
      .map((file) => {
        const property = names[file]
        return [file, { [key]: id, ...(property && { [property]: name }), ...properties[file] }]
      }),
  )
  insertEntries(documents, list, entries)
  switchOnQuestion(documents, list)
  if (list === 'salaryBands') addPayrollRows(documents, 'salaryBand', id)
  if (list === 'locations') addPayrollRows(documents, 'location', id)
}

/** The properties of a new entry besides its ID and name, by the files that need it; others are in instance.json only. */
const newProperties: Partial<
  Record<ListName, (documents: YearValues, name: string) => Partial<Record<YearFile, Entry>>>
> = {
  scenarios: () => ({ 'instance.json': {}, 'plans.json': { uses: [] } }),
  services: (documents, name) => ({
    ...(asksForServices(documents) && { 'instance.json': {} }),
    'plans.json': { ...typicalPrice(documents, name), ...(isDrugName(name) && { isDrug: true }) },
  }),
  locations: () => ({ 'instance.json': {}, 'plans.json': { factor: 1 } }),
  savingsStyles: () => ({ 'instance.json': {}, 'plans.json': { avoidsOwnMoney: false } }),
  surcharges: () => ({ 'instance.json': {}, 'plans.json': { yearly: 0 } }),
  plans: (documents) => ({
    'plans.json': {
      deductible: { individual: 0, family: 0, kind: 'embedded' },
      outOfPocketMaximum: { individual: 0, family: 0, kind: 'embedded' },
      payment: { deductible: true, coinsurance: 20 },
      services: commonPayments(documents),
      payroll: newPayroll(documents),
    },
  }),
}

/** Asks employees for the choices of a list that was empty. */
function switchOnQuestion(documents: YearValues, list: ListName) {
  const question = personalQuestions.find((each) => each.list === list)
  const instance = documents['instance.json']
  if (!question || itemsOf(documents, 'instance.json', list).length !== 1) return
  if (isRecord(instance) && isRecord(instance.features)) instance.features[question.flag] = true
}

export function planYearOf(documents: YearValues): number | undefined {
  const year = valueAt(documents['instance.json'], '/client/planYear')
  return typeof year === 'number' ? year : undefined
}

/** Whether employees can enter uses of the services in instance.json. */
export function asksForServices(documents: YearValues): boolean {
  const instance = documents['instance.json']
  const features = isRecord(instance) ? instance.features : undefined
  return isRecord(features) && features.customScenario === true
}

function typicalPrice(documents: YearValues, name: string): Entry {
  const service = findCatalogService(name)
  if (!service) return { allowedAmount: 0 }
  const { id: _, ...properties } = priceEntry(service, planYearOf(documents))
  return properties
}

/** The payments that all plans have, such as free preventive care. */
function commonPayments(documents: YearValues): unknown[] {
  const payments = itemsOf(documents, 'plans.json', 'plans').map((plan) =>
    isRecord(plan) && Array.isArray(plan.services) ? (plan.services as unknown[]) : [],
  )
  const [first = new Set<string>(), ...others] = payments.map(
    (rows) => new Set(rows.map((row) => JSON.stringify(row))),
  )
  return [...first]
    .filter((row) => others.every((rows) => rows.has(row)))
    .map((row) => JSON.parse(row) as unknown)
}

/** A row for each salary band, in the unit of the other plans. */
function newPayroll(documents: YearValues): Entry[] {
  const rows = findPlaces(documents['plans.json'], '/plans/*/payroll/*').map(({ value }) => value)
  const amounts = zeroAmounts(rows.find(isRecord) ?? {})
  const bands = idsOf(documents, 'instance.json', 'salaryBands').filter((id) => id !== undefined)
  return bands.length === 0 ? [amounts] : bands.map((salaryBand) => ({ salaryBand, ...amounts }))
}

/** Adds rows without amounts to the plans that have no amounts for a new band or location. */
function addPayrollRows(documents: YearValues, property: 'salaryBand' | 'location', id: Id) {
  const list = property === 'location' ? 'locations' : 'salaryBands'
  for (const plan of itemsOf(documents, 'plans.json', 'plans')) {
    if (!isRecord(plan) || !Array.isArray(plan.payroll) || Array.isArray(plan[list])) continue
    const rows = plan.payroll.filter(isRecord)
    if (rows.length === 0 || rows.some((row) => row[property] === undefined)) continue
    const other = rows.at(-1)![property]
    const copied = rows.filter((row) => row[property] === other)
    plan.payroll.push(...copied.map((row) => ({ ...row, [property]: id, ...zeroAmounts(row) })))
  }
}

function zeroAmounts({ yearly, perPay }: Entry): Entry {
  const amounts = isRecord(perPay) ? perPay : yearly
  const tiers = isRecord(amounts) ? Object.keys(amounts) : ['EE', 'ES', 'EC', 'EF']
  return { [isRecord(perPay) ? 'perPay' : 'yearly']: Object.fromEntries(tiers.map((tier) => [tier, 0])) }
}

function isDrugName(name: string) {
  return (
    /\b(?:drugs?|prescriptions?|rx)\b/i.test(name) &&
    !/\b(?:glasses|sunglasses|eyewear|lens(?:es)?|frames|contacts|rehab\w*|detox\w*|alcohol|abuse|addiction|counseling|treatment|tests?|testing|screening|infusions?|injections?)\b/i.test(
      name,
    )
  )
}
