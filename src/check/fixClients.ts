import { applyFixes } from './applyFixes.ts'
import { checkClients } from './checkClients.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { syntaxRules } from './source/syntaxRules.ts'
import { structureRules } from './structure/structureRules.ts'

export interface FixedClients {
  files: ReadonlyMap<string, string>
  /** The remaining diagnostics. */
  diagnostics: Diagnostic[]
  /** What was fixed, in order. */
  fixed: Diagnostic[]
}

/** A fix can reveal another problem, and some fixes are tried one by one. */
const maxRounds = 100

/**
 * Applies fixes until none is left. If the fixes of a round add more errors to a client than they remove, tries them one
 * by one and omits those that add errors.
 * @param files as for checkClients
 */
export function fixClients(
  files: ReadonlyMap<string, string>,
  mayChange: (path: string) => boolean,
  check: typeof checkClients = checkClients,
): FixedClients {
  let state: FixedClients = { files, diagnostics: check(files), fixed: [] }
  const rejected = new Set<string>()
  const oneByOne = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = state.diagnostics.filter(
      (diagnostic) => diagnostic.fix && mayChange(diagnostic.file) && !rejected.has(toKey(diagnostic)),
    )
    const isFirstOfClient = (diagnostic: Diagnostic) =>
      fixable.find(({ file }) => toClient(file) === toClient(diagnostic.file)) === diagnostic
    const next = applyRound(
      check,
      state,
      fixable.filter((diagnostic) => !oneByOne.has(toClient(diagnostic.file)) || isFirstOfClient(diagnostic)),
    )
    const fixed = next.fixed.slice(state.fixed.length)
    if (fixed.length === 0) break
    const clients = new Set(fixed.map(({ file }) => toClient(file)))
    const worseClients = [...clients].filter((client) =>
      isWorse(findErrors(client, state), findErrors(client, next)),
    )
    for (const client of worseClients) {
      const [first, ...others] = fixed.filter(({ file }) => toClient(file) === client)
      if (first && others.length === 0) rejected.add(toKey(first))
      else oneByOne.add(client)
    }
    if (worseClients.length === 0) state = next
  }
  return state
}

function applyRound(
  check: typeof checkClients,
  { files, diagnostics, fixed }: FixedClients,
  fixable: Diagnostic[],
): FixedClients {
  const newFiles = new Map(files)
  const newFixed = [...fixed]
  for (const path of new Set(fixable.map(({ file }) => file))) {
    const result = applyFixes(
      files.get(path) ?? '',
      fixable.filter(({ file }) => file === path),
    )
    newFiles.set(path, result.text)
    newFixed.push(...result.fixed)
  }
  return newFixed.length === fixed.length
    ? { files, diagnostics, fixed }
    : { files: newFiles, diagnostics: check(newFiles), fixed: newFixed }
}

/** Identifies a diagnostic across rounds, in which its position changes. */
function toKey({ file, rule, pointer, message }: Diagnostic) {
  return [file, rule, pointer, message].join(' ')
}

function toClient(path: string) {
  return path.split('/')[0]!
}

function findErrors(client: string, { diagnostics }: FixedClients) {
  return diagnostics.filter(({ file, severity }) => severity === 'error' && toClient(file) === client)
}

/**
 * Compares the errors of the earliest stage that differs. The check runs in stages: with fewer errors in one, the next
 * can report more, though the file has become better.
 */
function isWorse(before: Diagnostic[], after: Diagnostic[]) {
  for (const stage of [...stages.keys(), stages.length]) {
    const added = count(after, stage) - count(before, stage)
    if (added !== 0) return added > 0
  }
  return false
}

const stages = [syntaxRules, structureRules].map((rules) => new Set(rules.map(({ code }) => code)))

/** Other rules are the last stage. */
function count(diagnostics: Diagnostic[], stage: number) {
  return diagnostics.filter(({ rule }) => {
    const found = stages.findIndex((codes) => codes.has(rule))
    return (found < 0 ? stages.length : found) === stage
  }).length
}
