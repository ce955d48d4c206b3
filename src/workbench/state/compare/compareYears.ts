import { parseText } from '../../../check/edit/editJson.ts'
import { parseYear } from '../../../check/edit/editYear.ts'
import { yearFiles, type YearFile } from '../../../contract/clientFiles.ts'
import { idKey } from '../../../contract/idKey.ts'
import type { YearTexts, YearValues } from '../../../contract/yearDocuments.ts'
import { sections } from '../../sections.ts'
import { compareValues } from './compareValues.ts'
import { createDifference, restore, type Difference } from './Difference.ts'
import { createNames, findChangedIds, mapIds, withChangedIds, type ChangedId } from './ids.ts'

/** The first file whose text is not JSON; undefined if both are. */
export function findUnreadableFile(texts: YearTexts): YearFile | undefined {
  return yearFiles.find((file) => !parseText(texts[file]).isJsonc)
}

/**
 * The differences between two versions of a client's year, in words and in the order of a brochure. Their texts must be
 * JSON: see {@link findUnreadableFile}.
 */
export function compareYears(before: YearTexts, after: YearTexts): Difference[] {
  return compareYearValues(parseYear(before), parseYear(after))
}

export function compareYearValues(earlier: YearValues, after: YearValues): Difference[] {
  const changedIds = findChangedIds(earlier, after)
  const before = withChangedIds(earlier, changedIds)
  const comparison = { before, after, findName: createNames(before, after) }
  const differences = [
    ...changedIds.map((changed) => describeChangedId(changed, after)),
    ...yearFiles.flatMap((file) => {
      const root = {
        file,
        path: [],
        place: [],
        units: { before: null, after: null },
        owners: { before: {}, after: {} },
      }
      return compareValues(comparison, root, before[file], after[file])
    }),
  ]
  return mergeFiles(differences).toSorted(
    (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
  )
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
    const found: Difference['reverts'] = []
    mapIds(values[file], (id, idKind, path) => {
      if (idKind === kind && idKey(id) === idKey(after)) found.push(...restore({ file, path }, before))
      return id
    })
    return found
  })
  // The later version has the ID at least once.
  const { file, path } = reverts[0]!
  return createDifference(
    { file, path, place: [name, kind === 'plans' ? 'key' : 'ID'] },
    { before: formatId(before), after: formatId(after) },
    reverts,
  )
}

/** 1 and "1" are different IDs. */
function formatId(id: unknown) {
  return typeof id === 'string' && !/^-?\d+$/.test(id) ? id : idKey(id)
}
