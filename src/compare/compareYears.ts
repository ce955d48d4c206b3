import { parseText } from '../check/edit/editJson.ts'
import { editYear, parseYear } from '../check/edit/editYear.ts'
import { lists } from '../check/edit/lists.ts'
import { yearFiles, type YearFile } from '../contract/clientFiles.ts'
import { idKey } from '../contract/idKey.ts'
import type { YearTexts, YearValues } from '../contract/yearDocuments.ts'
import { sections } from './form/sections.ts'
import { compareNodes } from './compareNodes.ts'
import { createDifference, type Difference } from './Difference.ts'
import { createNames, entriesWith, findChangedIds, replaceId, withChangedIds, type ChangedId } from './ids.ts'
import { inOrder } from './reverts.ts'
import { documentNodes } from './ValueNode.ts'

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
  const findName = createNames(before, after)
  const laterDocuments = documentNodes(after)
  const differences = [
    ...changedIds.map((changed) => describeChangedId(changed, after)),
    ...documentNodes(before).flatMap((document, index) =>
      compareNodes(document, laterDocuments[index]!, findName),
    ),
  ]
  return mergeFiles(differences).toSorted(
    (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
  )
}

/** An entry that both files have is one difference, such as a service that was added with its price. */
function mergeFiles(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference>()
  for (const [index, difference] of differences.entries()) {
    const { section, text, file, revert } = difference
    const key = `${section.name} ${text}`
    const known = merged.get(key)
    if (known && known.file !== file) merged.set(key, { ...known, revert: inOrder(known.revert, revert) })
    else merged.set(known ? `${key} ${index}` : key, difference)
  }
  return [...merged.values()]
}

function describeChangedId({ kind, name, before, after }: ChangedId, values: YearValues): Difference {
  const { file, index } = entriesWith(values, kind, after)[0]!
  const { key } = lists[kind]
  return createDifference(
    { file, path: [kind, index, key], place: [name, key === 'key' ? 'key' : 'ID'] },
    { before: formatId(before), after: formatId(after) },
    (texts) => editYear(texts, (documents) => replaceId(documents, kind, after, before)),
  )
}

/** 1 and "1" are different IDs. */
function formatId(id: unknown) {
  return typeof id === 'string' && !/^-?\d+$/.test(id) ? id : idKey(id)
}
