import { partsOf } from '../../../contract/pointer.ts'

/** What the documents call the names that people know a thing by. */
const names = ['displayName', 'display', 'statement', 'name'] as const

/**
 * What people call the plan, the service, … that a place of a document is in: "PPO Plan" for "/plans/3/payroll/0".
 * Null where it is in none with a name.
 */
export function nameAt(document: unknown, pointer: string): string | null {
  let found: string | null = null
  let value = document
  for (const part of partsOf(pointer)) {
    const isItem = Array.isArray(value)
    value = memberOf(value, part)
    if (isItem) found = nameOf(value) ?? found
  }
  return found
}

function nameOf(value: unknown) {
  const own = names.map((name) => memberOf(value, name))
  return own.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? null
}

function memberOf(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
  return (value as Record<string, unknown>)[part]
}
