import { idKey } from '../../../contract/idKey.ts'
import { yearFiles, type YearFile } from '../../../contract/clientFiles.ts'
import { sections } from '../../sections.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'
import { compareRules } from './compareRules.ts'
import { compareValues } from './compareValues.ts'
import { createDifference, toPointer, type Spot } from './Comparison.ts'
import { createNames } from './createNames.ts'
import type { Difference, Revert } from './Difference.ts'
import { mapIds } from './ids.ts'
import { findChangedIds, withChangedIds, type ChangedId } from './matchIds.ts'
import { readYear } from './readYear.ts'

/**
 * The differences between two versions of a client's year, in words and in the order of a brochure.
 * @throws UnreadableFileError if a text is not JSON
 */
export function compareYears(before: YearTexts, after: YearTexts): Difference[] {
  return compareYearValues(readYear(before), readYear(after))
}

export function compareYearValues(earlier: YearValues, after: YearValues): Difference[] {
  const changedIds = findChangedIds(earlier, after)
  const before = withChangedIds(earlier, changedIds)
  const comparison = { before, after, findName: createNames(before, after), rules: compareRules }
  const differences = [
    ...changedIds.map((changed) => describeChangedId(changed, after)),
    ...yearFiles.flatMap((file) => compareValues(comparison, rootSpot(file), before[file], after[file])),
  ]
  return mergeFiles(differences).toSorted(
    (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
  )
}

function rootSpot(file: YearFile): Spot {
  return { file, path: [], pointer: '', pattern: '', place: [], unit: null, unitBefore: null }
}

/** An entry that both files have is one difference, such as a service that was added with its price. */
function mergeFiles(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference>()
  for (const [index, difference] of differences.entries()) {
    const { section, text, file, reverts } = difference
    const key = `${section.name} ${text}`
    const known = merged.get(key)
    if (known && known.file !== file) merged.set(key, { ...known, reverts: [...known.reverts, ...reverts] })
    else merged.set(known ? `${key} ${index}` : key, difference)
  }
  return [...merged.values()]
}

function describeChangedId({ kind, name, before, after }: ChangedId, values: YearValues): Difference {
  const reverts = yearFiles.flatMap((file) => {
    const found: Revert[] = []
    mapIds(file, values[file], (id, idKind, path) => {
      if (idKind === kind && idKey(id) === idKey(after))
        found.push({ file, path, type: 'set', value: before })
      return id
    })
    return found
  })
  const [{ file, path } = { file: 'plans.json' as const, path: [] }] = reverts
  const pattern = `/${path.map((part) => (typeof part === 'number' ? '*' : part)).join('/')}`
  return createDifference(
    { file, pattern, pointer: toPointer(path), place: [name, kind === 'plans' ? 'key' : 'ID'] },
    { before: formatId(before), after: formatId(after) },
    reverts,
  )
}

/** 1 and "1" are different IDs. */
function formatId(id: unknown) {
  return typeof id === 'string' && !/^-?\d+$/.test(id) ? id : idKey(id)
}
