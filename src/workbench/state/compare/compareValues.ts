import { languageName } from '../../../check/languages/languageName.ts'
import { translationsIn } from '../../../check/edit/translations.ts'
import { fileName } from '../../../contract/clientFiles.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { compareLists } from './compareLists.ts'
import { childPlace, describeValue, lowerFirst, numberKind, titleOf, toPattern } from './describeValue.ts'
import { createDifference, restore, type Comparison, type Difference, type Spot } from './Difference.ts'
import { isEqual } from './isEqual.ts'
import { joinedLists } from './joinedLists.ts'
import { describeMoney, type Words } from './money.ts'

/** The differences between two values, from the outside to the inside. */
export function compareValues(
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
): Difference[] {
  if (isEqual(before, after)) return []
  const rule = comparison.rules.get(toPattern(spot.path))
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
  except: readonly string[] = [],
): Difference[] {
  if (isRecord(before) && isRecord(after))
    return [
      ...[...new Set([...Object.keys(after), ...Object.keys(before)])]
        .filter((name) => !except.includes(name) && !isSameProperty(name, before[name], after[name]))
        .flatMap((name) => compareValues(comparison, propertySpot(spot, name), before[name], after[name])),
      ...compareTranslations(comparison, spot, before, after),
    ]
  const list = joinedLists.get(toPattern(spot.path))
  const joined =
    list && Array.isArray(before) && Array.isArray(after)
      ? compareLists(comparison, spot, list, before, after, compareValues)
      : null
  return joined ?? [compareWhole(comparison, spot, before, after)]
}

/**
 * Skips equal values before their places are named, which takes longer than to compare them. The path to the schema
 * depends on the folder of the year, so only the name of the schema counts.
 */
function isSameProperty(name: string, before: unknown, after: unknown) {
  const isText = typeof before === 'string' && typeof after === 'string'
  return isEqual(before, after) || (name === '$schema' && isText && fileName(before) === fileName(after))
}

/** Objects whose title a place leaves out, because their properties are clear without it. */
const withoutTitle = new Set(['/client', '/features', '/plans/*/payroll', '/scenarios/*/uses'])

/** The place of a property. */
export function propertySpot(spot: Spot, name: string): Spot {
  const child = childPlace(spot, name)
  const pattern = toPattern(child.path)
  const isTopList = spot.path.length === 0 && joinedLists.has(pattern)
  if (isTopList || withoutTitle.has(pattern)) return child
  const title = titleOf(child, name)
  return { ...child, place: [...spot.place, spot.place.length === 0 ? title : lowerFirst(title)] }
}

function compareWhole({ findName }: Comparison, spot: Spot, before: unknown, after: unknown): Difference {
  const { file, path, unit, unitBefore } = spot
  const kind = [before, after].some((value) => typeof value === 'number') ? numberKind(spot) : 'number'
  const words: Words =
    kind === 'money' && typeof before === 'number' && typeof after === 'number'
      ? describeMoney({ dollars: before, unit: unitBefore }, { dollars: after, unit })
      : describeBoth(before, after, (value, isBefore) =>
          describeValue(value, isBefore ? { ...spot, unit: unitBefore } : spot, findName),
        )
  // The name of a document's list, which has no place of its own.
  const place = spot.place.length === 0 ? [titleOf(spot, String(path.at(-1) ?? file))] : spot.place
  return createDifference(
    { ...spot, place },
    { ...words, isAmount: kind !== 'number' },
    restore(spot, before),
  )
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
    return [...new Set([...Object.keys(textsAfter), ...Object.keys(textsBefore)])]
      .filter((tag) => !firsts.has(tag) && textsBefore[tag] !== textsAfter[tag])
      .map((tag) =>
        createDifference(
          {
            ...childPlace(child, tag),
            place: [...child.place.slice(0, -1), `${child.place.at(-1)} in ${languageName(tag)}`],
          },
          describeBoth(textsBefore[tag], textsAfter[tag], (text) =>
            typeof text === 'string' ? text : 'not translated',
          ),
          [{ file: spot.file, path: child.path, type: 'translate', language: tag, text: textsBefore[tag] }],
        ),
      )
  })
}

/** Common starts with more characters are cut. */
const maxCommonStart = 60

/** How many characters of a cut start remain. */
const context = 20

/** Shortens long texts to the part that differs. */
function describeBoth(
  before: unknown,
  after: unknown,
  describe: (value: unknown, isBefore: boolean) => string,
): Words {
  let start = 0
  if (typeof before === 'string' && typeof after === 'string') {
    let length = 0
    while (length < before.length && before[length] === after[length]) length++
    if (length > maxCommonStart) start = before.lastIndexOf(' ', length - context) + 1
  }
  const shorten = (value: unknown) => (start > 0 ? `…${(value as string).slice(start)}` : value)
  return { before: describe(shorten(before), true), after: describe(shorten(after), false), change: null }
}
