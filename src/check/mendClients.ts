import { checkClients } from './checkClients.ts'
import type { Finding } from './Finding.ts'
import { mend } from './mend.ts'
import { syntaxRules } from './source/syntax.ts'
import { structureRules } from './structure/structureRules.ts'

export interface MendedClients {
  files: ReadonlyMap<string, string>
  /** What is found in them now. */
  findings: Finding[]
  /** What was mended, in the order in which it was. */
  fixed: Finding[]
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
export function mendClients(
  files: ReadonlyMap<string, string>,
  canChange: (path: string) => boolean,
  check = checkClients,
): MendedClients {
  let state: MendedClients = { files, findings: check(files), fixed: [] }
  const rejected = new Set<string>()
  const oneByOne = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const left = state.findings.filter(
      (finding) => finding.fix && canChange(finding.file) && !rejected.has(nameOf(finding)),
    )
    const isFirst = (finding: Finding) => left.find(isOfSameClient(finding)) === finding
    const next = mendRound(
      check,
      state,
      left.filter((finding) => !oneByOne.has(clientOf(finding.file)) || isFirst(finding)),
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

function mendRound(
  check: typeof checkClients,
  { files, findings, fixed }: MendedClients,
  mendable: Finding[],
): MendedClients {
  const mended = new Map(files)
  const all = [...fixed]
  for (const path of new Set(mendable.map(({ file }) => file))) {
    const own = mendable.filter(({ file }) => file === path)
    const result = mend(files.get(path) ?? '', own)
    mended.set(path, result.text)
    all.push(...result.fixed)
  }
  return all.length === fixed.length
    ? { files, findings, fixed }
    : { files: mended, findings: check(mended), fixed: all }
}

/** Identifies a finding across rounds. */
function nameOf({ file, rule, pointer, message }: Finding) {
  return [file, rule, pointer, message].join(' ')
}

function isOfSameClient({ file }: Finding) {
  return (other: Finding) => clientOf(other.file) === clientOf(file)
}

function clientOf(path: string) {
  return path.split('/')[0]!
}

function within(client: string, { findings }: MendedClients) {
  return findings.filter(({ file, severity }) => severity === 'error' && clientOf(file) === client)
}

/** A file is looked at in stages; what a later one finds was there before, when an earlier one has less to say. */
function isWorse(before: Finding[], after: Finding[]) {
  for (const stage of [0, 1, 2]) {
    const more = count(after, stage) - count(before, stage)
    if (more !== 0) return more > 0
  }
  return false
}

const stages = [syntaxRules, structureRules].map((rules) => new Set(rules.map(({ code }) => code)))

function count(findings: Finding[], stage: number) {
  return findings.filter(({ rule }) => stageOf(rule) === stage).length
}

function stageOf(rule: string) {
  const stage = stages.findIndex((codes) => codes.has(rule))
  return stage < 0 ? stages.length : stage
}
