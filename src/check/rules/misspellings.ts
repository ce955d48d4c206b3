import {
  correctIds,
  findTypeMismatches,
  sameTextFinder,
  type IdMismatch,
} from '../../contract/consistency/idTypes.ts'
import { idLists, type IdList } from '../../contract/consistency/idLists.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'
import type { Id, Flag, Instance, InstancePayload } from '../../contract/instance.ts'
import { closestId, closestMatch } from '../closestMatch.ts'
import { listNouns } from './idRuleTexts.ts'
import type { Finding, PlansRule, RuleMeta } from '../LinterRule.ts'
import { childPointer } from '../../contract/pointer.ts'

/** An id that is not in the instance, while an id of the instance has no row. */
interface MisspelledId extends IdMismatch {
  /** False if the two ids differ, but are the only ones without a counterpart. */
  isSimilar: boolean
}

/** An id that two rows have, while exactly one id of the instance has no row. */
interface CopiedId extends IdMismatch {
  /** The indexes of both rows. Either can be the copy. */
  rows: [first: number, repeat: number]
}

/** Reports a misspelled id once, instead of an unknown row and a missing one. */
export const misspelledId: PlansRule = {
  code: 'misspelled-id',
  severity: 'error',
  title: 'An id is spelled the same in both files.',
  why: 'The service finds a row only if the ids match exactly.',
  fails: '"id": "boisse" in plans.json, "id": "boise" in instance.json',
  passes: '"id": "boise" in both',
  check: (documents) =>
    idLists(documents).flatMap((list) => {
      const noun = listNouns[list.name]
      const misspelled = findMisspelled(list)
      return [
        ...misspelled.map((mismatch) => describeMisspelled(mismatch, noun)),
        ...findCopied(list, misspelled).map(describeCopied),
      ]
    }),
}

/** All rules read the same documents. */
const cache = new WeakMap<YearDocuments, YearDocuments>()

/** The documents with every mismatched id corrected, so that other rules do not report its consequences. */
export function withIdsCorrected(documents: YearDocuments): YearDocuments {
  const corrected = cache.get(documents) ?? correctIds(documents, idLists(documents).flatMap(findMismatches))
  cache.set(documents, corrected)
  return corrected
}

function findMismatches(list: IdList): IdMismatch[] {
  const misspelled = findMisspelled(list)
  return [...findTypeMismatches(list), ...misspelled, ...findCopied(list, misspelled)]
}

function findMisspelled({ rows, offered, needed, extraRows, referencesTo }: IdList): MisspelledId[] {
  const known = new Set(offered)
  const findSameText = sameTextFinder(offered)
  const present = new Set(rows.flatMap(({ id }) => [id, findSameText(id) ?? id]))
  const unknown = [...present].filter((id) => !known.has(id) && findSameText(id) === undefined)
  const missing = needed.filter((id) => !present.has(id))
  return [...pairIds(unknown, missing, extraRows !== 'allowed')].map(([id, { instanceId, isSimilar }]) => ({
    pointer: rows.find((row) => row.id === id)!.pointer,
    id,
    instanceId,
    isSimilar,
    isTaken: false,
    references: referencesTo(id),
  }))
}

function findCopied(list: IdList, misspelled: MisspelledId[]): CopiedId[] {
  const { rows, needed } = list
  const first = new Map(rows.toReversed().map((row) => [row.id, row]))
  const repeats = rows.filter((row) => first.get(row.id) !== row)
  const others = [...findTypeMismatches(list), ...misspelled]
  const present = new Set([...first.keys(), ...others.map(({ instanceId }) => instanceId)])
  const [instanceId, ...more] = repeats.length === 1 ? needed.filter((id) => !present.has(id)) : []
  if (instanceId === undefined || more.length > 0) return []
  return repeats.map(({ id, pointer, index }) => ({
    pointer,
    id,
    instanceId,
    rows: [first.get(id)!.index, index],
    isTaken: false,
    references: [],
  }))
}

/** Every unknown id is compared with every missing one. Where there are more pairs, the cause is not a typo. */
const maxComparisons = 2500

/** Pairs each unknown id with the missing id that was probably intended. */
function pairIds(unknown: Id[], missing: Id[], mustMatch: boolean) {
  const pairs = new Map<Id, { instanceId: Id; isSimilar: boolean }>()
  if (unknown.length * missing.length > maxComparisons) return pairs
  const unmatched = new Set(missing)
  for (const id of unknown) {
    const closest = closestId(id, [...unmatched])
    if (closest === undefined) continue
    pairs.set(id, { instanceId: closest, isSimilar: true })
    unmatched.delete(closest)
  }
  const unpaired = unknown.filter((id) => !pairs.has(id))
  if (mustMatch && unpaired.length === 1 && unmatched.size === 1)
    pairs.set(unpaired[0]!, { instanceId: [...unmatched][0]!, isSimilar: false })
  return pairs
}

function describeMisspelled(
  { pointer, id, instanceId, isSimilar, references }: MisspelledId,
  noun: string,
): Finding {
  const [name, other] = [JSON.stringify(id), JSON.stringify(instanceId)]
  const where = references.length > 0 ? ' here and where this file uses it' : ''
  const help = `Write ${other}${where}, or write ${name} in instance.json.`
  const message = `${name} is not a ${noun} in instance.json`
  // Two ids that are not similar can name two different things, each with its own amounts.
  return isSimilar
    ? { pointer, message: `${message}. Did you mean ${other}?`, help, replacement: instanceId, references }
    : { pointer, message: `${message}, and its ${noun} ${other} has no row here.`, help }
}

function describeCopied({ pointer, id, instanceId, rows: [first, repeat] }: CopiedId): Finding {
  const [name, other] = [JSON.stringify(id), JSON.stringify(instanceId)]
  return {
    pointer,
    message: `Rows ${first + 1} and ${repeat + 1} of this list are both for ${name}, and there is none for ${other}.`,
    help: `Write ${other} in one of them, or remove one and add a row for ${other}.`,
  }
}

/** An error, unlike unknown-feature: without these features, the service rejects the plans. */
export const misspelledFeature = {
  code: 'misspelled-feature',
  severity: 'error',
  title: 'Features that the plans depend on are spelled correctly.',
  why: 'The plans have data for a question that employees are not asked, so the service rejects them.',
  fails: '"features": { "salaryBand": true }',
  passes: '"features": { "salaryBands": true }',
} as const satisfies RuleMeta

export interface MisspelledFeature {
  name: string
  correct: Flag
}

/** The unknown features that are on and whose name is similar to a feature that the payload does not mention. */
export function findMisspelledFeatures(payload: InstancePayload, instance: Instance): MisspelledFeature[] {
  const known = Object.keys(instance.features) as Flag[]
  const unused = known.filter((flag) => !Object.hasOwn(payload.features, flag))
  return Object.entries(payload.features)
    .filter(([name, value]) => value === true && !Object.hasOwn(instance.features, name))
    .flatMap(([name]) => {
      const correct = closestMatch(name, unused) as Flag | undefined
      return correct === undefined ? [] : [{ name, correct }]
    })
}

/** Turns the misspelled features on, so that rules do not report what follows from the misspelling. */
export function withFeaturesCorrected(instance: Instance, misspelled: MisspelledFeature[]): Instance {
  if (misspelled.length === 0) return instance
  const corrected = Object.fromEntries(misspelled.map(({ correct }) => [correct, true]))
  return { ...instance, features: { ...instance.features, ...corrected } }
}

/** @param all misspelled features of the instance: if two are similar to the same feature, there is no fix */
export function describeMisspelledFeature(
  { name, correct }: MisspelledFeature,
  all: MisspelledFeature[],
): Finding {
  const isOnly = all.filter((other) => other.correct === correct).length === 1
  return {
    pointer: childPointer('/features', name),
    isAboutName: true,
    message: `'${name}' is not a feature. Did you mean '${correct}'?`,
    help: `Write '${correct}': plans.json depends on it.`,
    ...(isOnly && { replacement: correct }),
  }
}
