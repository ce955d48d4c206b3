import { yearFiles } from '../contract/clientFiles.ts'
import { toPattern } from '../contract/pointer.ts'
import { isTier } from '../contract/tiers.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { createForm, type FormField } from './form/createForm.ts'
import { idKinds } from './ids.ts'
import { tierTitles } from './values/tierTitles.ts'
import { frequencyOf, isAmountName, type Frequency } from './money.ts'
import type { Target } from './reverts.ts'

/** A value in one version of a year, with what its words depend on. */
export interface ValueNode extends Target {
  /** Undefined for a value that is left out. */
  value: unknown
  /** How the form shows the value; undefined if the schema does not know it. */
  field: FormField | undefined
  /** The names of everything around the value, and of the value itself. */
  place: readonly string[]
  /** How often an amount here is paid, if that is known. */
  unit: Frequency | null
  /** The object or list with the value; null for a document. */
  owner: ValueNode | null
  year: YearValues
}

export function documentNodes(year: YearValues): ValueNode[] {
  return yearFiles.map((file) => {
    const field = createForm(file, '')
    return { file, path: [], value: year[file], field, place: [], unit: null, owner: null, year }
  })
}

/** A property or list entry, whether there is one or not. */
export function childNode(owner: ValueNode, name: string | number): ValueNode {
  const { value, field, unit, year } = owner
  const isIndex = typeof name === 'number'
  const child = {
    ...owner,
    path: [...owner.path, name],
    value: Object.hasOwn(Object(value) as object, name) ? (value as never)[name] : undefined,
    field: isIndex ? field?.item : field?.fields.find((each) => each.name === name),
    unit: (isIndex ? undefined : frequencyOf(name, value, year)) ?? unit,
    owner,
  }
  const context = contextOf(owner)
  const title = titleOf(child)
  return {
    ...child,
    place: isUntitled(child) ? context : [...context, context.length === 0 ? title : lowerFirst(title)],
  }
}

/** Values whose parts are clear without its title. */
const withoutTitle = new Set([
  ...idKinds.map((kind) => `/${kind}`),
  '/client',
  '/features',
  '/scenarios/*/uses',
  '/plans/*/services',
  '/plans/*/otherProviders',
  '/plans/*/otherProviders/*/services',
  '/plans/*/payroll',
  '/plans/*/account',
])

/** The place of the parts of a value. */
export function contextOf({ path, place }: ValueNode): readonly string[] {
  return withoutTitle.has(toPattern(path)) ? place.slice(0, -1) : place
}

/** The schema's title of a property; that of a tier; the name of a property that the schema does not have. */
export function titleOf({ path, field }: Pick<ValueNode, 'path' | 'field'>): string {
  const name = String(path.at(-1))
  return isTier(name) ? tierTitles[name] : field?.title || name
}

/** Whether a value is clear without a title: an item of a list, an amount with a unit, and the payment of a service. */
export function isUntitled({ path }: Target): boolean {
  const name = path.at(-1)
  return typeof name !== 'string' || isAmountName(name) || toPattern(path).endsWith('/services/*/payment')
}

/** Lowers the first letter of a word that is not an abbreviation. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}
