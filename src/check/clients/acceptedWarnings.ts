import acceptedSchema from '../../../schemas/v1/accepted.schema.json' with { type: 'json' }
import { parentFolder } from '../../contract/clientFiles.ts'
import { validate } from '../../contract/generated/accepted.js'
import { validate as validateWithAdvice } from '../../contract/generated/accepted.whole.js'
import { childPointer } from '../../contract/pointer.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { checkStructure } from '../structure/checkStructure.ts'
import type { DocumentKind } from '../structure/SchemaViolation.ts'
import { type RuleFinding, type Finding, withRule } from '../LinterRule.ts'
import { acceptanceRules } from './folderRules.ts'

const acceptedKind: DocumentKind = { validate, validateWithAdvice, schema: acceptedSchema }

export interface AcceptedWarning {
  diagnostic: Diagnostic
  reason: string
}

/** An entry of accepted.json: `{ "<file>": { "<rule>": "<reason>" } }`. */
interface Acceptance {
  pointer: string
  file: string
  rule: string
  reason: string
}

/** Separates accepted warnings from the other diagnostics, and checks accepted.json itself. */
export function applyAcceptances(
  document: JsonDocument,
  diagnostics: Diagnostic[],
  files: readonly string[],
): { remaining: Diagnostic[]; accepted: AcceptedWarning[]; ownDiagnostics: RuleFinding[] } {
  const { errors, warnings } = checkStructure(document, acceptedKind)
  const isWrong = ({ pointer }: Acceptance) =>
    errors.some((error) => `${pointer}/`.startsWith(`${error.pointer}/`))
  const acceptances = acceptancesIn(document.value).filter((acceptance) => !isWrong(acceptance))
  const remaining: Diagnostic[] = []
  const accepted: AcceptedWarning[] = []
  for (const diagnostic of diagnostics) {
    const acceptance = acceptances.find((each) => isAcceptedBy(diagnostic, each))
    if (acceptance) accepted.push({ diagnostic, reason: acceptance.reason })
    else remaining.push(diagnostic)
  }
  const needless = acceptances.filter(
    (acceptance) =>
      !accepted.some(({ diagnostic }) => isAcceptedBy(diagnostic, acceptance)) &&
      !diagnostics.some((diagnostic) => isErrorInSameFolder(acceptance, diagnostic)),
  )
  const named = new Set(toEntries(document.value).map(([name]) => name))
  const unnamedFiles = files.filter((path) => !named.has(path))
  return {
    remaining,
    accepted,
    ownDiagnostics: [
      ...withRule(acceptanceRules['wrong-acceptance'], errors),
      ...warnings,
      ...withRule(
        acceptanceRules['needless-acceptance'],
        needless.map((each) => describeNeedlessAcceptance(each, files, unnamedFiles)),
      ),
    ],
  }
}

function isAcceptedBy(diagnostic: Diagnostic, { file, rule }: Acceptance) {
  return diagnostic.file === file && diagnostic.rule === rule && diagnostic.severity === 'warning'
}

/** Some rules do not run while the documents of a folder have errors, so their warnings may still occur. */
function isErrorInSameFolder(acceptance: Acceptance, { file, severity }: Diagnostic) {
  return severity === 'error' && parentFolder(file) === parentFolder(acceptance.file)
}

function acceptancesIn(value: unknown): Acceptance[] {
  return toEntries(value).flatMap(([file, rules]) =>
    toEntries(rules).map(([rule, reason]) => ({
      pointer: childPointer(childPointer('', file), rule),
      file,
      rule,
      reason: String(reason),
    })),
  )
}

function toEntries(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** @param unnamedFiles the files that accepted.json does not name */
function describeNeedlessAcceptance(
  { pointer, file, rule }: Acceptance,
  files: readonly string[],
  unnamedFiles: readonly string[],
): Finding {
  if (files.includes(file))
    return {
      pointer,
      isAboutName: true,
      message: `There is no warning '${rule}' in ${file}.`,
      help: 'Remove it; errors cannot be accepted.',
    }
  const suggestion = closestPath(file, unnamedFiles)
  return {
    pointer: childPointer('', file),
    isAboutName: true,
    message: `There is no file ${file}.${didYouMean(suggestion)}`,
    help: suggestion === undefined ? 'Remove it.' : `Write '${suggestion}', or remove it.`,
    replacement: suggestion,
  }
}

/** The most similar path in which each part is similar: as a whole, any two short paths would be. */
function closestPath(path: string, paths: readonly string[]): string | undefined {
  const parts = path.split('/')
  const similar = paths.filter((other) => {
    const otherParts = other.split('/')
    return (
      otherParts.length === parts.length &&
      parts.every((part, level) => closestMatch(part, [otherParts[level]!]) !== undefined)
    )
  })
  return closestMatch(path, similar)
}
