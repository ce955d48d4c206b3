import { checkClients } from './checkClients.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { applyFixes } from './applyFixes.ts'
import { syntaxRules } from './source/syntax.ts'
import { structureRules } from './structure/structureRules.ts'

export interface MendedClients {
  files: ReadonlyMap<string, string>
  /** What is found in them now. */
  diagnostics: Diagnostic[]
  /** What was mended, in the order in which it was. */
  fixed: Diagnostic[]
}

/** A fix can reveal another problem, and some fixes are tried one by one. */
const mostRounds = 100

/**
 * Applies the fixes, until none is left. If the fixes of a round add more errors to a client than they remove, tries
 * them one by one, and leaves out those that add errors.
 * @param files as for checkClients
 * @param canChange whether a file may be changed
 * @param check what finds faults, and says how each can be mended
 */
export function fixClients(
  files: ReadonlyMap<string, string>,
  canChange: (path: string) => boolean,
  check = checkClients,
): MendedClients {
  let state: MendedClients = { files, diagnostics: check(files), fixed: [] }
  const rejected = new Set<string>()
  const oneByOne = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const left = state.diagnostics.filter(
      (diagnostic) => diagnostic.fix && canChange(diagnostic.file) && !rejected.has(nameOf(diagnostic)),
    )
    const isFirst = (diagnostic: Diagnostic) => left.find(isOfSameClient(diagnostic)) === diagnostic
    const next = fixRound(
      check,
      state,
      left.filter((diagnostic) => !oneByOne.has(clientOf(diagnostic.file)) || isFirst(diagnostic)),
    )
    const fixed = next.fixed.slice(state.fixed.length)
    if (fixed.length === 0) break
    const worse = new Set(
      fixed
        .map(({ file }) => clientOf(file))
        .filter((client) => isWorse(within(client, state), within(client, next))),
    )
    for (const client of worse) {
      const [first, ...others] = fixed.filter(({ file }) => clientOf(file) === client)
      if (first && others.length === 0) rejected.add(nameOf(first))
      else oneByOne.add(client)
    }
    if (worse.size === 0) state = next
  }
  return state
}

function fixRound(
  check: typeof checkClients,
  { files, diagnostics, fixed }: MendedClients,
  mendable: Diagnostic[],
): MendedClients {
  const mended = new Map(files)
  const all = [...fixed]
  for (const path of new Set(mendable.map(({ file }) => file))) {
    const own = mendable.filter(({ file }) => file === path)
    const result = applyFixes(files.get(path) ?? '', own)
    mended.set(path, result.text)
    all.push(...result.fixed)
  }
  return all.length === fixed.length
    ? { files, diagnostics, fixed }
    : { files: mended, diagnostics: check(mended), fixed: all }
}

/** Identifies a diagnostic across rounds. */
function nameOf({ file, rule, pointer, message }: Diagnostic) {
  return [file, rule, pointer, message].join(' ')
}

function isOfSameClient({ file }: Diagnostic) {
  return (other: Diagnostic) => clientOf(other.file) === clientOf(file)
}

function clientOf(path: string) {
  return path.split('/')[0]!
}

function within(client: string, { diagnostics }: MendedClients) {
  return diagnostics.filter(({ file, severity }) => severity === 'error' && clientOf(file) === client)
}

/** A file is looked at in stages; what a later one finds was there before, when an earlier one has less to say. */
function isWorse(before: Diagnostic[], after: Diagnostic[]) {
  for (const stage of [0, 1, 2]) {
    const more = count(after, stage) - count(before, stage)
    if (more !== 0) return more > 0
  }
  return false
}

const stages = [syntaxRules, structureRules].map((rules) => new Set(rules.map(({ code }) => code)))

function count(diagnostics: Diagnostic[], stage: number) {
  return diagnostics.filter(({ rule }) => stageOf(rule) === stage).length
}

function stageOf(rule: string) {
  const stage = stages.findIndex((codes) => codes.has(rule))
  return stage < 0 ? stages.length : stage
}
