import {
  correctIds,
  findTypeMismatches,
  sameTextFinder,
  type IdMismatch,
} from '../../contract/consistency/idTypes.ts'
import { idLists, type IdList } from '../../contract/consistency/idLists.ts'
import type { YearDocuments } from '../../contract/consistency/Rule.ts'
import { closestId } from '../closestMatch.ts'
import { listNouns } from './idRuleTexts.ts'
import type { PlansRule } from '../LinterRule.ts'

/** Reports a misspelled id once, instead of an unknown row and a missing one. */
export const misspelledId: PlansRule = {
  code: 'misspelled-id',
  severity: 'error',
  title: 'An id is spelled the same in both files.',
  why: 'The service finds a row only if the ids match exactly.',
  fails: '"id": "boisse" in plans.json, "id": "boise" in instance.json',
  passes: '"id": "boise" in both',
  check: (documents) =>
    idLists(documents).map((list) =>
      findMisspelled(list).map(({ pointer, id, instanceId, references }) => {
        const [name, other] = [JSON.stringify(id), JSON.stringify(instanceId)]
        const where = references.length > 0 ? ' here and where this file uses it' : ''
        return {
          pointer,
          message: `${name} is not a ${listNouns[list.name]} in instance.json. Did you mean ${other}?`,
          help: `Write ${other}${where}, or write ${name} in instance.json.`,
          replacement: instanceId,
          references,
        }
      }),
    ),
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
  return [...findTypeMismatches(list), ...findMisspelled(list)]
}

/** Every unknown id is compared with every missing one. Where there are more pairs, the cause is not a typo. */
const maxComparisons = 2500

/** The ids that are not in the instance, each with a similar id of the instance that has no row. */
function findMisspelled({ rows, pointerTo, offered, needed, referencesTo }: IdList): IdMismatch[] {
  const findSameText = sameTextFinder(offered)
  const present = new Set(rows.flatMap(({ id }) => [id, findSameText(id) ?? id]))
  const unknown = [...present].filter((id) => !offered.has(id) && findSameText(id) === undefined)
  const missing = new Set(needed.filter((id) => !present.has(id)))
  if (unknown.length * missing.size > maxComparisons) return []
  return unknown.flatMap((id) => {
    const instanceId = closestId(id, [...missing])
    if (instanceId === undefined) return []
    missing.delete(instanceId)
    const { index } = rows.find((row) => row.id === id)!
    return { pointer: pointerTo(index), id, instanceId, isTaken: false, references: referencesTo(id) }
  })
}
