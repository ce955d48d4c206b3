import { translationsIn } from '../../../check/edit/translations.ts'
import { fileName } from '../../../contract/clientFiles.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { isRecord } from '../../isRecord.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { compareLists } from './compareLists.ts'
import { createDifference, type Comparison, type Spot } from './Comparison.ts'
import { describeMoney, type Words } from './describeMoney.ts'
import { childPlace, describeValue, lowerFirst, numberKind, titleOf } from './describeValue.ts'
import type { Difference } from './Difference.ts'
import { isEqual } from './isEqual.ts'
import { joinedLists } from './lists.ts'

/** The differences between two values, from the outside to the inside. */
export function compareValues(
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
): Difference[] {
  if (isEqual(before, after)) return []
  const rule = comparison.rules[spot.file].get(spot.pattern)
  const found = rule?.(comparison, spot, before, after) ?? []
  // A rule finds nothing if the difference has no effect, such as an empty list instead of none.
  return found.length > 0 ? found : compareByProperty(comparison, spot, before, after)
}

/** Compares objects by property, lists by entry, and everything else as a whole. */
export function compareByProperty(
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
  except: ReadonlySet<string> = new Set(),
): Difference[] {
  if (isRecord(before) && isRecord(after))
    return [
      ...[...new Set([...Object.keys(after), ...Object.keys(before)])]
        .filter((name) => !except.has(name) && !isSameProperty(name, before[name], after[name]))
        .flatMap((name) => compareValues(comparison, propertySpot(spot, name), before[name], after[name])),
      ...compareTranslations(comparison, spot, before, after),
    ]
  const list = joinedLists[spot.file].get(spot.pattern)
  const joined =
    list && Array.isArray(before) && Array.isArray(after)
      ? compareLists(comparison, spot, list, before, after, compareValues)
      : null
  return joined ?? [compareWhole(comparison, spot, before, after)]
}

/** Skips equal values before their places are named, which takes longer than to compare them. */
function isSameProperty(name: string, before: unknown, after: unknown) {
  return isEqual(before, after) || (name === '$schema' && isSameSchema(before, after))
}

/** The path to the schema depends on the folder of the year, so only the name of the schema counts. */
function isSameSchema(before: unknown, after: unknown) {
  return typeof before === 'string' && typeof after === 'string' && fileName(before) === fileName(after)
}

/** The titles of objects that are clear without them. */
const withoutTitle = new Set(['/client', '/features', '/plans/*/payroll', '/scenarios/*/uses'])

/** The place of a property. */
export function propertySpot(spot: Spot, name: string): Spot {
  const child = childPlace(spot, name)
  const isTopList = spot.pattern === '' && joinedLists[spot.file].has(child.pattern)
  const title = titleOf(child, name)
  const place =
    isTopList || withoutTitle.has(child.pattern)
      ? spot.place
      : [...spot.place, spot.place.length === 0 ? title : lowerFirst(title)]
  return { ...child, path: [...spot.path, name], place }
}

function compareWhole({ findName }: Comparison, spot: Spot, before: unknown, after: unknown): Difference {
  const { file, path } = spot
  const kind = [before, after].some((value) => typeof value === 'number') ? numberKind(spot) : 'number'
  const words: Words =
    kind === 'money' && typeof before === 'number' && typeof after === 'number'
      ? describeMoney({ dollars: before, unit: spot.unitBefore }, { dollars: after, unit: spot.unit })
      : {
          ...describeBoth(before, after, (value, isBefore) =>
            describeValue(value, isBefore ? { ...spot, unit: spot.unitBefore } : spot, findName),
          ),
          change: null,
        }
  // The name of a document's list, which has no place of its own.
  const place = spot.place.length === 0 ? [titleOf(spot, String(path.at(-1) ?? file))] : spot.place
  return createDifference({ ...spot, place }, { ...words, isAmount: kind !== 'number' }, [
    { file, path, type: 'set', value: before },
  ])
}

/** Compares the texts of two objects in the languages that are not the first one of either year. */
function compareTranslations(
  { before: yearBefore, after: yearAfter }: Comparison,
  spot: Spot,
  before: object,
  after: object,
): Difference[] {
  const firsts = new Set([yearBefore, yearAfter].map((year) => languagesOf(year['instance.json'])[0]))
  const [mapsBefore, mapsAfter] = [translationsIn(before), translationsIn(after)]
  const properties = new Set([...Object.keys(mapsAfter), ...Object.keys(mapsBefore)])
  return [...properties].flatMap((property) => {
    const [textsBefore = {}, textsAfter = {}] = [mapsBefore[property], mapsAfter[property]]
    const child = propertySpot(spot, property)
    const title = child.place.at(-1)
    return [...new Set([...Object.keys(textsAfter), ...Object.keys(textsBefore)])]
      .filter((tag) => !firsts.has(tag) && textsBefore[tag] !== textsAfter[tag])
      .map((tag) =>
        createDifference(
          {
            ...child,
            pointer: childPointer(child.pointer, tag),
            place: [...child.place.slice(0, -1), `${title} in ${languageName(tag)}`],
          },
          describeBoth(textsBefore[tag], textsAfter[tag], (text) =>
            typeof text === 'string' ? text : 'not translated',
          ),
          [{ file: spot.file, path: child.path, type: 'translate', language: tag, text: textsBefore[tag] }],
        ),
      )
  })
}

/** Shortens long texts to the part that differs. */
function describeBoth(
  before: unknown,
  after: unknown,
  describe: (value: unknown, isBefore: boolean) => string,
): Pick<Words, 'before' | 'after'> {
  const [earlier, later] =
    typeof before === 'string' && typeof after === 'string'
      ? withoutCommonStart(before, after)
      : [before, after]
  return { before: describe(earlier, true), after: describe(later, false) }
}

/** The number of characters of a common start that remain, and from which it is cut. */
const context = 20
const maxCommonStart = 60

function withoutCommonStart(before: string, after: string): [string, string] {
  let length = 0
  while (length < before.length && before[length] === after[length]) length++
  if (length <= maxCommonStart) return [before, after]
  const start = before.lastIndexOf(' ', length - context) + 1
  return [`…${before.slice(start)}`, `…${after.slice(start)}`]
}
