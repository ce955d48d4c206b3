import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

interface Tier {
  covers: string
  /** Who is covered, as plans usually have it. */
  persons: { adults: number; children: number }
  /** Why it is needed where it might not seem so. */
  besides?: string
}

const tiers = new Map<string, Tier>([
  ['EE', { covers: 'employee alone', persons: { adults: 1, children: 0 } }],
  ['ES', { covers: 'employee and spouse', persons: { adults: 2, children: 0 } }],
  [
    'EK',
    {
      covers: 'employee and one child',
      persons: { adults: 1, children: 1 },
      besides: '; it is needed even when singleChild is off',
    },
  ],
  ['EC', { covers: 'employee and children', persons: { adults: 1, children: 2 } }],
  ['EF', { covers: 'employee, spouse and children', persons: { adults: 2, children: 2 } }],
])

/** Words for a tier that is missing among the persons, or among the amounts by tier; undefined of all else. */
export function missingTier({ name, path }: Misfit): Words | undefined {
  const tier = tiers.get(name)
  if (!tier) return undefined
  const { covers, persons, besides = '' } = tier
  const { adults, children } = persons
  return {
    message: `The tier ${name} (${covers}) is missing.`,
    mend: path.startsWith('/persons/')
      ? `Write "${name}": { "adults": ${adults}, "children": ${children} }${besides}.`
      : `Write "${name}": and its dollars.`,
  }
}
