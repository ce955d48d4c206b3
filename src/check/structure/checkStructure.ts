import { fileName, isYearFile } from '../../contract/clientFiles.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { isTranslatable } from '../../contract/languages.ts'
import { parentPointer, childPointer, parsePointer } from '../../contract/pointer.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import type { RuleFinding, FindingText } from '../LinterRule.ts'
import { adviceRuleFor } from './adviceRules.ts'
import { findViolations, type DocumentKind, type SchemaViolation } from './SchemaViolation.ts'
import { structureRuleFor } from './structureRules.ts'
import { findWrongDocument } from './documentKinds.ts'
import { closestMatch } from '../closestMatch.ts'
import { amountNames } from './subschemas.ts'
import { describeFound, type SchemaIssue } from '../../contract/validatePayload.ts'
import type { Edit } from '../Diagnostic.ts'
import { parseMalformedNumber } from '../source/malformedNumber.ts'

interface StructureDiagnostics {
  /** If there are none, the document has the type that its schema describes. */
  errors: RuleFinding[]
  /** What the schema advises against. */
  warnings: RuleFinding[]
}

export function checkStructure(json: JsonDocument, kind: DocumentKind): StructureDiagnostics {
  const { errors, warnings } = findViolations(json.value, kind)
  const wrongDocument = errors.length > 0 ? findWrongDocument(json, kind) : undefined
  if (wrongDocument) return { errors: [wrongDocument], warnings: [] }
  const misspelledNames = findMisspelledNames(errors, warnings)
  const unknownNames = new Set([...misspelledNames.values()].map(({ unknown }) => unknown))
  const isUnreported = (violation: SchemaViolation) => !unknownNames.has(violation)
  const reported = {
    errors: firstPerPointer(errors.filter(isUnreported)).map((original) => {
      const violation = inTranslations(original, json)
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
  }
  const targets = [...reported.errors, ...reported.warnings].map(renameTarget)
  const withoutConflict = (finding: RuleFinding): RuleFinding => {
    const target = renameTarget(finding)
    const isConflict = target !== undefined && targets.filter((each) => each === target).length > 1
    return isConflict ? { ...finding, replacement: undefined } : finding
  }
  return {
    errors: reported.errors.map(withoutConflict),
    warnings: reported.warnings.map(withoutConflict),
  }
}

/** The name that replaces a misspelled one. If two names have the same, only a person can tell which is right. */
function renameTarget({ isAboutName, pointer, replacement }: RuleFinding): string | undefined {
  return isAboutName && replacement !== undefined
    ? `${parentPointer(pointer)} ${JSON.stringify(replacement)}`
    : undefined
}

function toLocation({ pointer, keyword, isAboutName }: SchemaViolation) {
  return { pointer, isAboutName: isAboutName || keyword === 'additionalProperties' }
}

/** For a map of languages with a value that is not text, the violation of that value. */
function inTranslations(violation: SchemaViolation, { path }: JsonDocument): SchemaViolation {
  const { keyword, pointer, subject, value: texts } = violation
  const file = fileName(path)
  if (keyword !== 'type' || !isRecord(texts) || !isYearFile(file) || !isTranslatable(file, pointer))
    return violation
  const language = Object.keys(texts).find((each) => typeof texts[each] !== 'string')
  if (language === undefined) return violation
  const value = texts[language]
  return {
    ...violation,
    pointer: childPointer(pointer, language),
    subject: `'${language}' in ${subject}`,
    value,
    found: describeFound(value),
  }
}

/** A validator can report a value several times; the first report is enough. */
function firstPerPointer(violations: SchemaViolation[]): SchemaViolation[] {
  const firsts = new Map(violations.toReversed().map((violation) => [violation.pointer, violation]))
  return violations.filter((violation) => firsts.get(violation.pointer) === violation)
}

/** An unknown property in an object that lacks a property with a similar name. */
interface MisspelledName {
  unknown: SchemaViolation
  correct: string
}

/** The misspelled names, by the violation that reports the missing property. */
function findMisspelledNames(
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

function describeMisspelledName({ unknown: { name }, correct }: MisspelledName): FindingText {
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

const patterns: Record<string, RegExp> = {
  integer: /^(0|-?[1-9]\d{0,14})$/,
  number: /^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
  boolean: /^(true|false)$/,
}

/**
 * The fix for a number, true, or false in quotation marks where a string is not allowed. "$1,250" becomes 1250 if an
 * amount is expected, and "20%" becomes 20 if a percentage is.
 */
function removeQuotes(document: JsonDocument, { keyword, params, pointer }: SchemaIssue): { fix?: Edit[] } {
  const node = document.find(pointer)
  const expected = [params.type].flat().map(String)
  if (keyword !== 'type' || node?.type !== 'string' || expected.includes('string')) return {}
  const text = toJson(String(node.value).trim(), parsePointer(pointer).at(-1) ?? '', expected)
  if (!expected.some((type) => patterns[type]?.test(text))) return {}
  return { fix: [{ offset: node.offset, length: node.length, text }] }
}

function toJson(text: string, property: string, expected: string[]): string {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase()
  // A count has no unit.
  if (/[$%]/.test(text) && !expected.includes('number')) return text
  const number = parseMalformedNumber(text, property)
  return number?.isCertain ? number.json : text
}
