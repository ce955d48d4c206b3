import { parseInstance, type Flag, type Instance } from '../../../src/contract/instance.ts'
import { isFullRun } from '../../kit/fullRun.ts'
import { parsePlans, type PlansDocument } from '../../../src/contract/plans.ts'

/** What a client can have or not: a feature, or surcharges. */
export type ClientPart = Flag | 'surcharges'

/** A client's plan year with some of its parts on and the others off, in documents that agree. */
export interface Combination {
  on: ReadonlySet<ClientPart>
  instance: Instance
  plans: PlansDocument
}

/** The parts that a client can have: those that it has the lists for, and a tier for a single child, which takes none. */
export function partsOf(instance: Instance): ClientPart[] {
  const { salaryBands, locations, savingsStyles, services, surcharges } = instance
  const lists: Record<Exclude<ClientPart, 'singleChild'>, unknown[]> = {
    salaryBands,
    locations,
    savings: savingsStyles,
    customScenario: services,
    surcharges,
  }
  const listed = Object.entries(lists).filter(([, list]) => list.length > 0)
  return [...listed.map(([part]) => part as ClientPart), 'singleChild']
}

/** Every way to have some of the parts: twice as many for each part. */
export function everySet(parts: ClientPart[]): ReadonlySet<ClientPart>[] {
  const [first, ...others] = parts
  if (first === undefined) return [new Set()]
  return everySet(others).flatMap((set) => [set, new Set([first, ...set])])
}

/**
 * Sets in which every two parts are on together, off together, and each on without the other: all, none, and one alone.
 * The full run tries every set.
 */
export function pairwiseSets(parts: ClientPart[]): ReadonlySet<ClientPart>[] {
  const sizes = new Set([0, 1, parts.length])
  return everySet(parts).filter(({ size }) => isFullRun || sizes.has(size))
}

/** A client's documents with these parts on, and no others. */
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
      plans: on.has('salaryBands') ? plans.plans : plans.plans.map(withoutBands),
    },
  }
}

export function nameOf(on: ReadonlySet<ClientPart>) {
  return on.size === 0 ? 'nothing' : [...on].join(', ')
}

/** Where nobody is asked for a salary band, everyone pays as the first one does. */
function withoutBands(plan: PlansDocument['plans'][number]) {
  const { salaryBand: _, ...row } = plan.payroll[0]!
  return { ...plan, payroll: [row] }
}
