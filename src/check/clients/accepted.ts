import acceptedSchema from '../../../schemas/accepted.schema.json' with { type: 'json' }
import { validate } from '../../contract/generated/accepted.js'
import { validate as whole } from '../../contract/generated/accepted.whole.js'
import { inside } from '../../contract/pointer.ts'
import type { UnlocatedDiagnostic, RuleDiagnostic } from '../UnlocatedDiagnostic.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { closestPath } from './closestPath.ts'
import type { DocumentKind } from '../structure/documentKinds.ts'
import { structureDiagnostics } from '../structure/structureDiagnostics.ts'
import { needlessAcceptance, wrongAcceptance } from './acceptanceRules.ts'

/** Of accepted.json: `{ "<file>": { "<rule>": "<reason>" } }`. */
const acceptedKind: DocumentKind = { validate, whole, schema: acceptedSchema }

/** A warning of which accepted.json says why what was found is meant. */
export interface Accepted {
  diagnostic: Diagnostic
  reason: string
}

interface Acceptance {
  pointer: string
  file: string
  rule: string
  reason: string
}

/**
 * The diagnostics without the warnings that are accepted, those, and what is wrong with the acceptances.
 * @param files the paths of all files
 */
export function accept(
  source: JsonDocument,
  diagnostics: Diagnostic[],
  files: readonly string[],
): { left: Diagnostic[]; accepted: Accepted[]; found: RuleDiagnostic[] } {
  const { broken, advised } = structureDiagnostics(source, acceptedKind)
  const isWrong = ({ pointer }: Acceptance) =>
    broken.some((diagnostic) => `${pointer}/`.startsWith(`${diagnostic.pointer}/`))
  const acceptances = acceptancesOf(source.value).filter((each) => !isWrong(each))
  const isAccepted = ({ file, rule }: Acceptance, diagnostic: Diagnostic) =>
    diagnostic.file === file && diagnostic.rule === rule && diagnostic.severity === 'warning'
  const left: Diagnostic[] = []
  const accepted: Accepted[] = []
  for (const diagnostic of diagnostics) {
    const acceptance = acceptances.find((each) => isAccepted(each, diagnostic))
    if (acceptance) accepted.push({ diagnostic, reason: acceptance.reason })
    else left.push(diagnostic)
  }
  const named = new Set(entriesOf(source.value).map(([name]) => name))
  const unnamed = files.filter((path) => !named.has(path))
  return {
    left,
    accepted,
    found: [
      ...broken.map((diagnostic) => ({ ...diagnostic, rule: wrongAcceptance })),
      ...advised,
      ...acceptances
        .filter((each) => !accepted.some(({ diagnostic }) => isAccepted(each, diagnostic)))
        .filter(({ file }) => !diagnostics.some((diagnostic) => isErrorBeside(file, diagnostic)))
        .map((each) => ({ rule: needlessAcceptance, ...needless(each, files, unnamed) })),
    ],
  }
}

/** Some rules wait until the documents of a folder have no errors. */
function isErrorBeside(path: string, { file, severity }: Diagnostic) {
  return severity === 'error' && folderOf(file) === folderOf(path)
}

function folderOf(path: string) {
  return path.slice(0, path.lastIndexOf('/'))
}

function acceptancesOf(document: unknown): Acceptance[] {
  return entriesOf(document).flatMap(([file, rules]) =>
    entriesOf(rules).map(([rule, reason]) => ({
      pointer: inside(inside('', file), rule),
      file,
      rule,
      reason: String(reason),
    })),
  )
}

function entriesOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** @param unnamed the files that accepted.json does not name yet */
function needless(
  { pointer, file, rule }: Acceptance,
  files: readonly string[],
  unnamed: readonly string[],
): UnlocatedDiagnostic {
  if (files.includes(file))
    return {
      pointer,
      isAboutName: true,
      message: `There is no warning '${rule}' in ${file}.`,
      help: 'Remove it; errors cannot be accepted.',
    }
  const meant = closestPath(file, unnamed)
  return {
    pointer: inside('', file),
    isAboutName: true,
    message: `There is no file ${file}.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`,
    help: meant === undefined ? 'Remove it.' : `Write '${meant}', or remove it.`,
    replacement: meant,
  }
}
