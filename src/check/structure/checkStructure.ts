import { parentPointer } from '../../contract/pointer.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import type { RuleFinding } from '../LinterRule.ts'
import { adviceRuleFor } from './adviceRules.ts'
import { describeMisspelledName, findMisspelledNames } from './misspelledNames.ts'
import { removeQuotes } from './removeQuotes.ts'
import { findViolations, type DocumentKind, type SchemaViolation } from './SchemaViolation.ts'
import { structureRuleFor } from './structureRules.ts'
import { findWrongDocument } from './wrongDocument.ts'

interface StructureDiagnostics {
  /** If there are none, the document has the type that its schema describes. */
  errors: RuleFinding[]
  /** What the schema advises against. */
  warnings: RuleFinding[]
}

/** Checks a document against its schema. */
export function checkStructure(json: JsonDocument, kind: DocumentKind): StructureDiagnostics {
  const { errors, warnings } = findViolations(json.value, kind)
  const wrongDocument = errors.length > 0 ? findWrongDocument(json, kind) : undefined
  if (wrongDocument) return { errors: [wrongDocument], warnings: [] }
  const misspelledNames = findMisspelledNames(errors, warnings)
  const unknownNames = new Set([...misspelledNames.values()].map(({ unknown }) => unknown))
  const isUnreported = (violation: SchemaViolation) => !unknownNames.has(violation)
  return withoutConflictingRenames({
    errors: firstPerPointer(errors.filter(isUnreported)).map((violation) => {
      const rule = structureRuleFor(violation)
      const misspelled = misspelledNames.get(violation)
      if (misspelled)
        return { rule, ...toLocation(misspelled.unknown), ...describeMisspelledName(misspelled) }
      return {
        rule,
        ...toLocation(violation),
        ...rule.describe(violation),
        ...removeQuotes(json, violation),
      }
    }),
    warnings: warnings.filter(isUnreported).flatMap((violation): RuleFinding[] => {
      const rule = adviceRuleFor(violation)
      return rule ? [{ rule, ...toLocation(violation), ...rule.describe(violation) }] : []
    }),
  })
}

/** If two names in an object have the same replacement, removes both replacements: only a person can tell which is right. */
function withoutConflictingRenames({ errors, warnings }: StructureDiagnostics): StructureDiagnostics {
  const isRename = ({ isAboutName, replacement }: RuleFinding) => isAboutName && replacement !== undefined
  const toTarget = ({ pointer, replacement }: RuleFinding) =>
    `${parentPointer(pointer)} ${String(replacement)}`
  const targets = [...errors, ...warnings].filter(isRename).map(toTarget)
  const hasConflict = (diagnostic: RuleFinding) =>
    isRename(diagnostic) && targets.filter((target) => target === toTarget(diagnostic)).length > 1
  const resolve = (diagnostics: RuleFinding[]) =>
    diagnostics.map((each) => (hasConflict(each) ? { ...each, replacement: undefined } : each))
  return { errors: resolve(errors), warnings: resolve(warnings) }
}

function toLocation({ pointer, keyword, isAboutName }: SchemaViolation) {
  return { pointer, isAboutName: isAboutName || keyword === 'additionalProperties' }
}

/** A validator can report a value several times; the first report is enough. */
function firstPerPointer(violations: SchemaViolation[]): SchemaViolation[] {
  const firsts = new Map(violations.toReversed().map((violation) => [violation.pointer, violation]))
  return violations.filter((violation) => firsts.get(violation.pointer) === violation)
}
