import type { Id } from '../instance.ts'
import { idListsOf, type IdList } from './idLists.ts'
import { meantIds } from './meantIds.ts'
import { nearestId } from './nearestId.ts'
import type { Documents } from './Rule.ts'

/** An id of the plans that stands for one of the instance, and is not written as it is there. */
export type IdMismatch = MiswrittenId | CopiedId

interface AnyId {
  path: string
  id: Id
  meant: Id
  /** What it is the id of. */
  noun: string
  /** Whether the one that is meant has a row already. */
  isTaken: boolean
  /** Where else the same id stands for the same row. */
  references: string[]
}

/** Both read the same, so that nothing else can be meant; or one is mistyped. */
interface MiswrittenId extends AnyId {
  /** 'misspelt': the ids are similar. 'unlike': they are the only ones left on both sides. */
  kind: 'other type' | 'misspelt' | 'unlike'
}

/** It was copied with its row: which of both is the copy, nobody can tell. */
export interface CopiedId extends AnyId {
  kind: 'copied'
  /** Of both rows, from 0. */
  places: [first: number, repeat: number]
}

/** The ids of the plans that stand for others of the instance. */
export function findIdMismatches(documents: Documents): IdMismatch[] {
  return idListsOf(documents).flatMap((list) => {
    const slips = [...ofAnotherType(list), ...misspelt(list)]
    return [...slips, ...copied(list, slips)]
  })
}

function ofAnotherType({ noun, rows, offered, referencesTo }: IdList): IdMismatch[] {
  const meantBy = meantIds(offered)
  const ids = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ id, path }) => {
    const meant = meantBy(id)
    return meant === undefined
      ? []
      : [
          {
            path,
            id,
            meant,
            noun,
            kind: 'other type',
            isTaken: ids.has(meant),
            references: referencesTo(id),
          },
        ]
  })
}

/** An id that the instance does not have, beside one that has no row: where they are near, or the only ones left. */
function misspelt({ noun, rows, offered, needed, others, referencesTo }: IdList): IdMismatch[] {
  const known = new Set(offered)
  const meantBy = meantIds(offered)
  const present = new Set(rows.flatMap(({ id }) => [id, meantBy(id) ?? id]))
  const unknown = [...present].filter((id) => !known.has(id) && meantBy(id) === undefined)
  const meant = pairs(
    unknown,
    needed.filter((id) => !present.has(id)),
    others !== 'fine',
  )
  return [...meant].map(([id, { own, isNear }]) => ({
    path: rows.find((row) => row.id === id)!.path,
    id,
    meant: own,
    noun,
    kind: isNear ? 'misspelt' : 'unlike',
    isTaken: false,
    references: referencesTo(id),
  }))
}

/** A row that was copied for another, and kept its id: the only one that stands twice, beside the only one missing. */
function copied({ noun, rows, needed }: IdList, others: IdMismatch[]): IdMismatch[] {
  const first = new Map(rows.toReversed().map((row) => [row.id, row]))
  const repeats = rows.filter((row) => first.get(row.id) !== row)
  const present = new Set([...first.keys(), ...others.map(({ meant }) => meant)])
  const [meant, ...more] = repeats.length === 1 ? needed.filter((id) => !present.has(id)) : []
  if (meant === undefined || more.length > 0) return []
  return repeats.map(({ id, path, place }) => ({
    path,
    id,
    meant,
    noun,
    kind: 'copied',
    places: [first.get(id)!.place, place],
    isTaken: false,
    references: [],
  }))
}

/** Each is compared with each; where so many are amiss, it was no slip. */
const mostComparisons = 2500

/** Which of the missing ids the unknown ones must stand for. */
function pairs(unknown: Id[], missing: Id[], mustMatch: boolean) {
  const meant = new Map<Id, { own: Id; isNear: boolean }>()
  if (unknown.length * missing.length > mostComparisons) return meant
  const left = new Set(missing)
  for (const id of unknown) {
    const near = nearestId(id, [...left])
    if (near === undefined) continue
    meant.set(id, { own: near, isNear: true })
    left.delete(near)
  }
  const unpaired = unknown.filter((id) => !meant.has(id))
  if (mustMatch && unpaired.length === 1 && left.size === 1)
    meant.set(unpaired[0]!, { own: [...left][0]!, isNear: false })
  return meant
}
