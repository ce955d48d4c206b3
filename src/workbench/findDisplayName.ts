import { parsePointer } from '../contract/pointer.ts'

/** The properties that hold display names, in order of preference. */
const nameProperties = ['displayName', 'display', 'statement', 'name'] as const

/** The display name of the innermost list item on a JSON Pointer's path: "PPO Plan" for "/plans/3/payroll/0". */
export function findDisplayName(document: unknown, pointer: string): string | null {
  let found: string | null = null
  let value = document
  for (const part of parsePointer(pointer)) {
    const isItem = Array.isArray(value)
    value = readMember(value, part)
    if (isItem) found = readName(value) ?? found
  }
  return found
}

function readName(value: unknown) {
  const names = nameProperties.map((property) => readMember(value, property))
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? null
}

function readMember(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
  return (value as Record<string, unknown>)[part]
}
