import { isRecord } from '../contract/isRecord.ts'
import { childPointer, findPlaces, valueAt, type Place } from '../contract/pointer.ts'
import { smallerTiers } from '../contract/tiers.ts'
import { copyValue } from './edit/editJson.ts'
import { identify, isIdName } from './roll/yearlyAmounts.ts'

/** A value in plans.json that can come from a template or the catalog. */
export interface TemplateValue extends Pick<Place, 'pointer' | 'path'> {
  /** What the value is, such as "price". */
  noun: string
  /** Identifies the value, also if the lists have another order. */
  id: string
  json: string
}

/** The patterns of the pointers to values, by what they are. */
const patterns: readonly (readonly [noun: string, patterns: readonly string[]])[] = [
  ['plan name', ['/plans/*/displayName']],
  ['limit', limitsOf('/plans/*')],
  [
    'account term',
    [
      '/plans/*/account/type',
      ...byTier('/plans/*/account/companyMoney'),
      '/plans/*/account/needsOwnMoney',
      '/accountMoney',
    ],
  ],
  ['payment', ['/plans/*/payment', '/plans/*/services/*/payment']],
  [
    'provider term',
    [
      '/plans/*/otherProviders/*/share',
      ...limitsOf('/plans/*/otherProviders/*'),
      '/plans/*/otherProviders/*/payment',
    ],
  ],
  ['payroll deduction', byTier('/plans/*/payroll/*/yearly')],
  ['surcharge', ['/surcharges/*/yearly']],
  ['savings style', ['/savingsStyles/*/avoidsOwnMoney']],
  ['price', ['/services/*/allowedAmount']],
  ['hospital stay', ['/services/*/daysPerStay']],
  ['use', ['/scenarios/*/uses/*']],
  ['family size', byTier('/persons')],
  ['number of paychecks', ['/payPeriods']],
  ['source', ['/source']],
]

/**
 * Finds the unreviewed values of plans.json from a template or the catalog. The property `typical` lists the template's
 * values, in the structure of the document. A value counts until it is removed there, or the
 * document has another one. So every editor reviews the values that it changes, and Undo makes them typical again.
 * @param instance leaves out values that its employees never meet, as for {@link templateValues}
 */
export function typicalValues(plans: unknown, instance?: unknown): TemplateValue[] {
  if (!isRecord(plans) || plans.typical === undefined) return []
  const given = new Map(templateValues(plans.typical).map(({ id, json }) => [id, json]))
  return templateValues(plans, instance).filter(({ id, json }) => given.get(id) === json)
}

/** The pointers of the typical values of plans.json. */
export function typicalPointers(plans: unknown): Set<string> {
  return new Set(typicalValues(plans).map(({ pointer }) => pointer))
}

/**
 * All values of the kinds that templates have.
 * @param instance leaves out the values that its calculator does not use: “Employee and one child” without a price for
 * one child, the need for own money without savings styles, and the prices of services without uses
 */
export function templateValues(plans: unknown, instance?: unknown): TemplateValue[] {
  const hasSingleChild = instance === undefined || valueAt(instance, '/features/singleChild') === true
  const hasSavings = valueAt(instance, '/features/savings') !== false
  const used = usedServices(plans, instance)
  const isUsed = ([list, index]: Place['path']) =>
    list !== 'services' || instance === undefined || used.has(valueAt(plans, `/services/${index}/id`))
  return patterns.flatMap(([noun, each]) =>
    each
      .flatMap((pattern) => findPlaces(plans, pattern))
      .filter(({ path }) => hasSingleChild || path.at(-1) !== 'EK')
      .filter(({ path }) => hasSavings || path.at(-1) !== 'needsOwnMoney')
      .filter(({ path }) => isUsed(path))
      // The values of a plan stand together.
      .toSorted((one, other) => indexOf(one) - indexOf(other))
      .map((place) => ({
        noun,
        pointer: place.pointer,
        path: place.path,
        id: identify(place),
        json: JSON.stringify(place.value),
      })),
  )
}

/** The IDs of the services whose prices matter: scenarios have uses of them, or employees can enter some. */
export function usedServices(plans: unknown, instance: unknown): Set<unknown> {
  const isAsked = valueAt(instance, '/features/customScenario') === true
  return new Set(
    [
      ...findPlaces(plans, '/scenarios/*/uses/*/service'),
      ...(isAsked ? findPlaces(instance, '/services/*/id') : []),
    ].map(({ value }) => value),
  )
}

/** Whether a typical value is a 0 that stands for an amount that only the client knows: no template has one there. */
export function isUnknownAmount(place: Pick<Place, 'pointer' | 'value'> | null | undefined): boolean {
  return place?.value === 0 && /\/(?:allowedAmount|yearly)\b/.test(place.pointer)
}

/** Makes these values typical, and all others reviewed, in place. */
export function setTypical(plans: unknown, values: readonly TemplateValue[]) {
  if (!isRecord(plans)) return
  const part = partOf(plans, new Set(values.map(({ pointer }) => pointer)))
  if (part === undefined) delete plans.typical
  else plans.typical = copyValue(part)
}

/** Makes the values that a change adds typical, in place, except names of plans. Values that were typical stay typical. */
export function markAdded(plans: unknown, add: () => void): void {
  const typical = new Set(typicalValues(plans).map(({ id }) => id))
  const before = new Set(templateValues(plans).map(({ id }) => id))
  add()
  setTypical(
    plans,
    templateValues(plans).filter(
      ({ id, noun }) => typical.has(id) || (!before.has(id) && noun !== 'plan name'),
    ),
  )
}

/**
 * Makes values reviewed, in place, also those that are written again as they are.
 * @param pointers of the values, or of parts of them
 * @param typical the typical values before a change that can move them
 */
export function reviewValues(
  plans: unknown,
  pointers: readonly string[],
  typical: readonly TemplateValue[] = typicalValues(plans),
): void {
  const reviewed = typical.filter(({ pointer }) =>
    pointers.some((part) => `${part}/`.startsWith(`${pointer}/`)),
  )
  if (reviewed.length === 0) return
  const ids = new Set(reviewed.map(({ id }) => id))
  setTypical(
    plans,
    typicalValues(plans).filter(({ id }) => !ids.has(id)),
  )
}

/** For example "31 typical values are not reviewed: 30 prices and 1 source". */
export function describeTypical(values: readonly TemplateValue[]): string {
  const count = values.length === 1 ? '1 typical value is' : `${values.length} typical values are`
  const groups = groupTypical(values).map(({ title }) => title)
  return `${count} not reviewed: ${new Intl.ListFormat('en').format(groups)}`
}

export interface TypicalGroup {
  noun: string
  /** For example "30 prices". */
  title: string
  values: TemplateValue[]
}

export function groupTypical(values: readonly TemplateValue[]): TypicalGroup[] {
  return patterns.flatMap(([noun]) => {
    const own = values.filter((value) => value.noun === noun)
    const title = `${own.length} ${noun}${own.length === 1 ? '' : 's'}`
    return own.length > 0 ? [{ noun, title, values: own }] : []
  })
}

function indexOf({ path: [, index] }: Place) {
  return typeof index === 'number' ? index : 0
}

function limitsOf(pattern: string) {
  return ['deductible', 'outOfPocketMaximum'].flatMap((limit) =>
    ['individual', 'family', 'kind'].map((part) => `${pattern}/${limit}/${part}`),
  )
}

function byTier(pattern: string) {
  return Object.keys(smallerTiers).map((tier) => `${pattern}/${tier}`)
}

/** The part of a value that has only some values, and the IDs of their entries; undefined if it has none. */
function partOf(value: unknown, pointers: ReadonlySet<string>, pointer = ''): unknown {
  if (pointers.has(pointer)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const parts = Object.entries(value)
    .map(([name, child]) => [name, partOf(child, pointers, childPointer(pointer, name))] as const)
    .filter(([, part]) => part !== undefined)
  if (parts.length === 0) return undefined
  if (Array.isArray(value)) return parts.map(([, part]) => part)
  const ids = Object.entries(value).filter(([name]) => isIdName(name, value))
  return Object.fromEntries([...ids, ...parts])
}
