import { featureLists, parseInstance, type Flag, type Instance } from '../../../src/contract/instance.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { parsePlans, type Plan, type PlansDocument } from '../../../src/contract/plans.ts'

/** An optional part of a client: a feature, or surcharges. */
export type ClientPart = Flag | 'surcharges'

/** A client's plan year with some parts on and the others off, in consistent documents. */
export interface Combination {
  on: ReadonlySet<ClientPart>
  instance: Instance
  plans: PlansDocument
}

/** The parts that a client can have: those whose list is not empty, and the tier for a single child, which has no list. */
export function partsOf(instance: Instance): ClientPart[] {
  const lists: Partial<Record<ClientPart, unknown[]>> = {
    ...Object.fromEntries(featureLists.map(({ flag, list }) => [flag, instance[list]])),
    surcharges: instance.surcharges,
  }
  const listed = Object.entries(lists).filter(([, list]) => list.length > 0)
  return [...listed.map(([part]) => part as ClientPart), 'singleChild']
}

/** All subsets of the parts. */
function everySet(parts: ClientPart[]): ReadonlySet<ClientPart>[] {
  const [first, ...others] = parts
  if (first === undefined) return [new Set()]
  return everySet(others).flatMap((set) => [set, new Set([first, ...set])])
}

/**
 * Subsets in which any two parts are both on, both off, and each on without the other: all, none, and single parts.
 * The full run covers all subsets.
 */
export function pairwiseSets(parts: ClientPart[]): ReadonlySet<ClientPart>[] {
  const sizes = new Set([0, 1, parts.length])
  return everySet(parts).filter(({ size }) => isFullRun || sizes.has(size))
}

/** A client's documents with only these parts on. */
export function withParts(
  documents: { instance: unknown; plans: unknown },
  on: ReadonlySet<ClientPart>,
): Combination {
  const instance = parseInstance(documents.instance)
  const plans = parsePlans(documents.plans)
  const flags = Object.keys(instance.features) as Flag[]
  return {
    on,
    instance: {
      ...instance,
      features: Object.fromEntries(flags.map((flag) => [flag, on.has(flag)])) as Record<Flag, boolean>,
      surcharges: on.has('surcharges') ? instance.surcharges : [],
    },
    plans: {
      ...plans,
      surcharges: on.has('surcharges') ? plans.surcharges : [],
      plans: plans.plans.map((plan) => withEmployment(plan, on)),
    },
  }
}

export function nameOf(on: ReadonlySet<ClientPart>) {
  return on.size === 0 ? 'nothing' : [...on].join(', ')
}

/** A plan whose offer and amounts depend only on the questions that are on. Otherwise, the first row is for everyone. */
function withEmployment(plan: Plan, on: ReadonlySet<ClientPart>): Plan {
  const { locations, salaryBands, account, payroll, ...others } = plan
  const { companyMoneyByBand, ...sameForAll } = account ?? {}
  return {
    ...others,
    ...(locations && on.has('locations') && { locations }),
    ...(salaryBands && on.has('salaryBands') && { salaryBands }),
    ...(account && { account: on.has('salaryBands') ? account : (sameForAll as typeof account) }),
    payroll: on.has('salaryBands') && on.has('locations') ? payroll : withoutDuplicates(payroll, on),
  }
}

function withoutDuplicates(payroll: Plan['payroll'], on: ReadonlySet<ClientPart>): Plan['payroll'] {
  const rows = payroll.map(({ salaryBand, location, ...amounts }) => ({
    ...amounts,
    ...(salaryBand !== undefined && on.has('salaryBands') && { salaryBand }),
    ...(location !== undefined && on.has('locations') && { location }),
  }))
  const keys = rows.map(({ salaryBand, location }) => JSON.stringify([salaryBand, location]))
  return rows.filter((_, index) => keys.indexOf(keys[index]!) === index)
}
