import { featureLists } from '../../contract/instance.ts'
import type { FindingText } from '../LinterRule.ts'
import type { SchemaViolation } from './SchemaViolation.ts'

/** Whether a feature is on, but its list is empty or missing. */
export function isFeatureWithoutList({ pointer, document, value }: SchemaViolation): boolean {
  const flag = findFeature(pointer)?.flag
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return flag !== undefined && flags?.[flag] === true && isEmpty
}

export function describeFeatureWithoutList({ pointer, name, value }: SchemaViolation): FindingText {
  const feature = findFeature(pointer)!
  const { flag } = feature
  const subject = 'label' in feature ? `${feature.label} are` : 'The custom scenario is'
  const list = 'label' in feature ? 'their list' : 'its list of services'
  const switchOff = `switch '${flag}' off in features`
  return Array.isArray(value)
    ? {
        message: `${subject} switched on, but ${list} is empty.`,
        help: `Add a row to '${name}' (Ctrl+Space in its brackets), or ${switchOff}.`,
      }
    : {
        message: `${subject} switched on, but ${list}, '${name}', is missing.`,
        help: `Write "${name}": [] and add a row to it (Ctrl+Space in its brackets), or ${switchOff}.`,
      }
}

function findFeature(pointer: string) {
  return featureLists.find(({ list }) => pointer === `/${list}`)
}
