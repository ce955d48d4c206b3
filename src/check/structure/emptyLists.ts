import { flagsWithList, listByFlag, type FlagWithList } from '../../contract/instance.ts'
import type { DiagnosticText } from '../UnlocatedDiagnostic.ts'
import type { SchemaViolation } from './SchemaViolation.ts'

const subjects: Record<FlagWithList, string> = {
  salaryBands: 'Salary bands are',
  locations: 'Locations are',
  savings: 'Savings styles are',
  customScenario: 'The custom scenario is',
}

/** Whether a feature is on, but its list is empty or missing. */
export function isListOfFeatureEmpty({ pointer, document, value }: SchemaViolation): boolean {
  const flag = flagFor(pointer)
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return flag !== undefined && flags?.[flag] === true && isEmpty
}

export function describeEmptyList({ pointer, name, value }: SchemaViolation): DiagnosticText {
  const flag = flagFor(pointer)!
  const subject = subjects[flag]
  const list = flag === 'customScenario' ? 'its list of services' : 'their list'
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

function flagFor(pointer: string) {
  return flagsWithList.find((flag) => pointer === `/${listByFlag[flag]}`)
}
