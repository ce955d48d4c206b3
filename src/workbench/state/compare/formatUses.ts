import { formatNumber } from '../../cells/numbers.ts'

/** In the order in which brochures name persons. */
const words = new Map([
  ['perAdult', 'per adult'],
  ['perChild', 'per child'],
  ['bySubscriber', 'by the employee'],
  ['bySpouse', 'by the spouse'],
  ['byOneChild', 'by one child'],
])

/** A scenario's uses of a service, such as "3 per adult, 2 per child"; null if the row has anything else. */
export function formatUses({ service: _, ...uses }: Record<string, unknown>): string | null {
  if (!Object.entries(uses).every(([name, count]) => words.has(name) && typeof count === 'number'))
    return null
  const parts = [...words].flatMap(([name, text]) => {
    const count = (uses[name] as number | undefined) ?? 0
    return count === 0 ? [] : [`${formatNumber(count)} ${text}`]
  })
  return parts.length === 0 ? 'no uses' : parts.join(', ')
}
