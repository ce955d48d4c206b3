import type { CoverageCode } from '../../contract/inputs.ts'
import { isTier } from '../../contract/tiers.ts'
import { typicalPersons } from '../typicalPersons.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** Who is covered by each tier. */
const covers: Record<CoverageCode, string> = {
  EE: 'employee alone',
  ES: 'employee and spouse',
  EK: 'employee and one child',
  EC: 'employee and children',
  EF: 'employee, spouse and children',
}

/** Words for a tier that is missing among the persons, or among the amounts by tier; undefined of all else. */
export function missingTier({ name, path }: Misfit): Words | undefined {
  if (!isTier(name)) return undefined
  const { adults, children } = typicalPersons[name]
  // The one that might seem not to be needed.
  const besides = name === 'EK' ? '; it is needed even when singleChild is off' : ''
  return {
    message: `The tier ${name} (${covers[name]}) is missing.`,
    help: path.startsWith('/persons/')
      ? `Add "${name}": { "adults": ${adults}, "children": ${children} }${besides}.`
      : `Add "${name}" with its amount in dollars.`,
  }
}
