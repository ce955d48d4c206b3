import { reservedId } from './lists.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'

/**
 * A readable ID that is not taken: from "Primary care visit", primary-care-visit.
 * @param fallback starts the ID of a name without ASCII letters or digits
 */
export function idFromName(name: string, taken: ReadonlySet<string>, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const isFree = (id: string) => !taken.has(id) && ![reservedId, customScenarioId].includes(id)
  if (slug !== '' && isFree(slug)) return slug
  const start = slug === '' ? fallback : slug
  let number = slug === '' ? 1 : 2
  while (!isFree(`${start}-${number}`)) number += 1
  return `${start}-${number}`
}

/** Readable IDs that differ from each other. @param fallback as for idFromName */
export function idsFromNames(names: readonly string[], fallback: string): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const id = idFromName(name, taken, fallback)
    taken.add(id)
    return id
  })
}
