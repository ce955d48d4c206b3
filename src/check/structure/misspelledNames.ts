import { childPointer, parentPointer } from '../../contract/pointer.ts'
import { closestMatch } from '../closestMatch.ts'
import type { FindingText } from '../LinterRule.ts'
import { amountNames } from './amountNames.ts'
import type { SchemaViolation } from './SchemaViolation.ts'

/** An unknown property in an object that lacks a property with a similar name. */
export interface MisspelledName {
  unknown: SchemaViolation
  correct: string
}

/** The misspelled names, by the violation that reports the missing property. */
export function findMisspelledNames(
  errors: SchemaViolation[],
  warnings: SchemaViolation[],
): ReadonlyMap<SchemaViolation, MisspelledName> {
  const missing = new Map(
    errors.flatMap((violation) => missingProperties(violation).map((pointer) => [pointer, violation])),
  )
  const misspelled = new Map<SchemaViolation, MisspelledName>()
  if (missing.size === 0) return misspelled
  const unknownNames = [...errors, ...warnings].filter(({ keyword }) => keyword === 'additionalProperties')
  for (const unknown of unknownNames) {
    const correct = closestMatch(unknown.name, unknown.unusedNames)
    const violation =
      correct === undefined ? undefined : missing.get(childPointer(parentPointer(unknown.pointer), correct))
    if (correct !== undefined && violation && !misspelled.has(violation))
      misspelled.set(violation, { unknown, correct })
  }
  return misspelled
}

export function describeMisspelledName({ unknown: { name }, correct }: MisspelledName): FindingText {
  return {
    message: `'${name}' is not a known property, and '${correct}' is missing. Did you mean that?`,
    help: `Write '${correct}'.`,
    replacement: correct,
  }
}

/** Pointers to the missing property, or to each property of which one is required. */
function missingProperties({ keyword, pointer, value, subschemas }: SchemaViolation): string[] {
  if (keyword === 'required') return [pointer]
  if (keyword !== 'not' || typeof value !== 'object' || value === null) return []
  const names = amountNames(subschemas)
  const isWithoutAmount = names.every((name) => !Object.hasOwn(value, name))
  return isWithoutAmount ? names.map((name) => childPointer(pointer, name)) : []
}
