import { flagsWithList, listByFlag, type FlagWithList } from '../../contract/instance.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** What is switched on. */
const subjects: Record<FlagWithList, string> = {
  salaryBands: 'Salary bands are',
  locations: 'Locations are',
  savings: 'Savings styles are',
  customScenario: 'The custom scenario is',
}

function flagFor(path: string) {
  return flagsWithList.find((flag) => path === `/${listByFlag[flag]}`)
}

/** Whether a feature of the instance is on, and its list has nothing. */
export function isOfferedNothing({ path, document, value }: Misfit): boolean {
  const flag = flagFor(path)
  const { features: flags } = Object(document) as { features?: Record<string, unknown> | null }
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  return flag !== undefined && flags?.[flag] === true && isEmpty
}

export function emptyList({ path, name, value }: Misfit): Words {
  const flag = flagFor(path)!
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
