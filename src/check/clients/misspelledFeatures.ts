import type { Flag, Instance, InstancePayload } from '../../contract/instance.ts'
import { childPointer } from '../../contract/pointer.ts'
import { closestMatch } from '../closestMatch.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/** An error, unlike unknown-feature: without these features, the service rejects the plans. */
export const misspelledFeature = {
  code: 'misspelled-feature',
  severity: 'error',
  title: 'Features that the plans depend on are spelled correctly.',
} as const satisfies RuleMeta

export interface MisspelledFeature {
  name: string
  correct: Flag
}

/** The unknown features that are on and whose name is similar to a feature that the payload does not mention. */
export function findMisspelledFeatures(payload: InstancePayload, instance: Instance): MisspelledFeature[] {
  const known = Object.keys(instance.features) as Flag[]
  const unused = known.filter((flag) => !Object.hasOwn(payload.features, flag))
  return Object.entries(payload.features)
    .filter(([name, value]) => value === true && !Object.hasOwn(instance.features, name))
    .flatMap(([name]) => {
      const correct = closestMatch(name, unused) as Flag | undefined
      return correct === undefined ? [] : [{ name, correct }]
    })
}

/** Turns the misspelled features on, so that rules do not report what follows from the misspelling. */
export function withFeaturesCorrected(instance: Instance, misspelled: MisspelledFeature[]): Instance {
  if (misspelled.length === 0) return instance
  const corrected = Object.fromEntries(misspelled.map(({ correct }) => [correct, true]))
  return { ...instance, features: { ...instance.features, ...corrected } }
}

/** @param all misspelled features of the instance: if two are similar to the same feature, there is no fix */
export function describeMisspelledFeature(
  { name, correct }: MisspelledFeature,
  all: MisspelledFeature[],
): UnlocatedDiagnostic {
  const isOnly = all.filter((other) => other.correct === correct).length === 1
  return {
    pointer: childPointer('/features', name),
    isAboutName: true,
    message: `'${name}' is not a feature. Did you mean '${correct}'?`,
    help: `Write '${correct}': plans.json depends on it.`,
    ...(isOnly && { replacement: correct }),
  }
}
