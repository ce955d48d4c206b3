import { closestMatch } from '../closestMatch.ts'
import type { Flag, Instance, InstancePayload } from '../../contract/instance.ts'
import { inside } from '../../contract/pointer.ts'
import type { Fault, RuleName } from '../Fault.ts'

/** What the advice on names says of any feature is graver of one that the plans count on: they are refused without. */
export const misspeltFeature = {
  code: 'misspelt-feature',
  severity: 'error',
  title: 'Features that the plans depend on are spelled correctly.',
} as const satisfies RuleName

interface IdMismatch {
  name: string
  meant: Flag
}

/** The features that are on by a name that is none, and off by their own. */
export function misspeltFeatures({ features }: InstancePayload, { features: flags }: Instance): IdMismatch[] {
  const absent = Object.keys(flags).filter((flag) => !Object.hasOwn(features, flag)) as Flag[]
  return Object.entries(features)
    .filter(([name, value]) => value === true && !Object.hasOwn(flags, name))
    .flatMap(([name]) => {
      const meant = closestMatch(name, absent) as Flag | undefined
      return meant === undefined ? [] : [{ name, meant }]
    })
}

/** The instance as it is meant. What would follow from a feature being off is no fault of its own. */
export function withFeatures(instance: Instance, slips: IdMismatch[]): Instance {
  const on = Object.fromEntries(slips.map(({ meant }) => [meant, true]))
  return slips.length === 0 ? instance : { ...instance, features: { ...instance.features, ...on } }
}

/** @param slips all misspelt features of the instance: if two of them mean the same feature, there is no fix. */
export function neededFeature({ name, meant }: IdMismatch, slips: IdMismatch[]): Fault {
  const isOnly = slips.filter((other) => other.meant === meant).length === 1
  return {
    pointer: inside('/features', name),
    isAboutName: true,
    message: `'${name}' is not a feature. Did you mean '${meant}'?`,
    help: `Write '${meant}': plans.json depends on it.`,
    ...(isOnly && { replacement: meant }),
  }
}
