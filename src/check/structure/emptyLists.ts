import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

const features = new Map([
  ['/salaryBands', 'salaryBands'],
  ['/locations', 'locations'],
  ['/savingsStyles', 'savings'],
  ['/services', 'customScenario'],
])

/** Whether a feature of the instance is on, and its list has nothing. */
export function isOfferedNothing({ path, document, value }: Misfit): boolean {
  const feature = features.get(path)
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return feature !== undefined && flags?.[feature] === true && isEmpty
}

export function emptyList({ path, place }: Misfit): Words {
  const feature = features.get(path)
  return {
    message: `The feature '${feature}' is on, and ${place} has nothing to choose from.`,
    mend: `Fill ${place}, or switch '${feature}' off in features.`,
  }
}
