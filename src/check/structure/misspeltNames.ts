import { closestMatch } from '../closestMatch.ts'
import { inside } from '../../contract/pointer.ts'
import type { Misfit } from './Misfit.ts'
import type { Words } from './wording.ts'

/** A name that nobody knows, beside a missing property that it is a slip of. */
export interface MisspeltName {
  unknown: Misfit
  meant: string
}

/** What is missing by a slip in its name, by the misfit of what is missing. */
export function misspeltNames(broken: Misfit[], advised: Misfit[]): ReadonlyMap<Misfit, MisspeltName> {
  const missing = new Map(broken.flatMap((misfit) => missingIn(misfit).map((path) => [path, misfit])))
  const slips = new Map<Misfit, MisspeltName>()
  if (missing.size === 0) return slips
  for (const unknown of [...broken, ...advised].filter(isUnknownName)) {
    const meant = closestMatch(unknown.name, unknown.known)
    const misfit = meant === undefined ? undefined : missing.get(inside(ownerOf(unknown), meant))
    if (meant !== undefined && misfit && !slips.has(misfit)) slips.set(misfit, { unknown, meant })
  }
  return slips
}

export function misspeltName({ unknown: { name }, meant }: MisspeltName): Words {
  return {
    message: `'${name}' is not a known property, and '${meant}' is missing. Did you mean that?`,
    help: `Write '${meant}'.`,
    replacement: meant,
  }
}

/** The places of what a misfit misses: one, or one of two amounts. */
function missingIn({ keyword, path, value }: Misfit): string[] {
  if (keyword === 'required') return [path]
  const isWithoutAmount =
    keyword === 'not' && typeof value === 'object' && !Object.hasOwn(Object(value), 'yearly')
  return isWithoutAmount ? ['yearly', 'perPay'].map((name) => inside(path, name)) : []
}

function isUnknownName({ keyword }: Misfit) {
  return keyword === 'additionalProperties'
}

function ownerOf({ path }: Misfit) {
  return path.slice(0, path.lastIndexOf('/'))
}
