import { translationsIn } from '../../../check/edit/translations.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { fileName } from '../../../contract/clientFiles.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { toPattern } from '../../../contract/pointer.ts'
import { changeBetween } from '../history.ts'
import { compareLists } from './compareLists.ts'
import {
  childPlace,
  describePayment,
  describeValue,
  isUntitled,
  lowerFirst,
  numberKind,
  titleOf,
} from './describeValue.ts'
import { createDifference, type Comparison, type Difference, type Spot } from './Difference.ts'
import { idKinds } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { joinedLists, renamedNouns } from './joinedLists.ts'
import { describeMoney, frequencyOf, isAmountName, type Words } from './money.ts'
import { setAt, translateAt } from './reverts.ts'

type Row = Record<string, unknown>

/** The differences between two values, from the outside to the inside. */
export function compareValues(
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
): Difference[] {
  if (isEqual(before, after)) return []
  if (isRecord(before) && isRecord(after)) return compareRecords(comparison, spot, before, after)
  const list = joinedLists.get(toPattern(spot.path))
  const found =
    list && compareLists({ comparison, spot, list, compare: compareValues }, before, after, contextOf(spot))
  // An empty list instead of none has no other difference.
  return found && found.length > 0 ? found : [compareWhole(comparison, spot, before, after)]
}

/** Compares objects by property. */
function compareRecords(comparison: Comparison, spot: Spot, before: Row, after: Row): Difference[] {
  if (spot.path.at(-1) === 'payment') {
    const [old, next] = [before, after].map((payment) => describePayment(payment, comparison.findName))
    if (old != null && next != null && old !== next)
      return [createDifference(spot, { before: old, after: next, isAmount: true }, setAt(spot, before))]
  }
  const otherUnits = compareUnits(comparison, spot, before, after)
  const properties = new Set([...Object.keys(after), ...Object.keys(before)])
  return [
    ...otherUnits,
    ...[...properties]
      .filter((name) => otherUnits.length === 0 || !isAmountName(name))
      .filter((name) => !isSameProperty(name, before[name], after[name]))
      .flatMap((name) => {
        const child = propertySpot(comparison, spot, name, { before, after })
        return compareValues(comparison, child, before[name], after[name])
      }),
    ...compareTranslations(comparison, spot, before, after),
  ]
}

/**
 * Skips equal values before their places are named, which takes longer than to compare them. The path to the schema
 * depends on the folder of the year, so only the name of the schema counts.
 */
function isSameProperty(name: string, before: unknown, after: unknown) {
  const isText = typeof before === 'string' && typeof after === 'string'
  return isEqual(before, after) || (name === '$schema' && isText && fileName(before) === fileName(after))
}

/** Compares the amounts of rows that are in another unit, or for all tiers instead of each. */
function compareUnits(comparison: Comparison, spot: Spot, before: Row, after: Row): Difference[] {
  const [earlier, ...othersBefore] = Object.keys(before).filter(isAmountName)
  const [later, ...othersAfter] = Object.keys(after).filter(isAmountName)
  if (earlier === undefined || later === undefined || earlier === later) return []
  if (othersBefore.length > 0 || othersAfter.length > 0) return []
  const [old, next] = [before[earlier], after[later]]
  const units = {
    before: frequencyOf(earlier, before, comparison.before)!,
    after: frequencyOf(later, after, comparison.after)!,
  }
  const revert = setAt(spot, before)
  const amountSpot = { ...childPlace(spot, later), units }
  const tiers = new Set([old, next].flatMap((amounts) => (isRecord(amounts) ? Object.keys(amounts) : [])))
  if (tiers.size === 0) return [compareWhole(comparison, amountSpot, old, next, revert)]
  return [...tiers].map((tier) => {
    const tierSpot = isRecord(next) ? childPlace(amountSpot, tier) : amountSpot
    const [oldAmount, amount] = [old, next].map((amounts) => (isRecord(amounts) ? amounts[tier] : amounts))
    return compareWhole(comparison, { ...tierSpot, place: [...spot.place, tier] }, oldAmount, amount, revert)
  })
}

/** Values whose parts are clear without its title. */
const withoutTitle = new Set([
  ...idKinds.map((kind) => `/${kind}`),
  '/client',
  '/features',
  '/scenarios/*/uses',
  '/plans/*/services',
  '/plans/*/payroll',
  '/plans/*/account',
])

/** The place of the parts of a value. */
function contextOf({ path, place }: Spot): readonly string[] {
  return withoutTitle.has(toPattern(path)) ? place.slice(0, -1) : place
}

function propertySpot({ before, after }: Comparison, spot: Spot, name: string, owners: Spot['owners']): Spot {
  const child = childPlace(spot, name)
  const context = contextOf(spot)
  const title = titleOf(child)
  return {
    ...child,
    owners,
    units: {
      before: frequencyOf(name, owners.before, before) ?? spot.units.before,
      after: frequencyOf(name, owners.after, after) ?? spot.units.after,
    },
    place: isUntitled(child) ? context : [...context, context.length === 0 ? title : lowerFirst(title)],
  }
}

function compareWhole(
  { findName }: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
  revert = setAt(spot, before),
): Difference {
  const { units, path } = spot
  const place = spot.place.length === 0 ? [spot.file] : spot.place
  const noun = renamedNouns.get(toPattern(path))
  if (noun !== undefined && typeof before === 'string' && typeof after === 'string')
    return createDifference(
      { ...spot, place },
      { before, after, text: `${noun} renamed: ${before} → ${after}` },
      revert,
    )
  const kind = [before, after].some((value) => typeof value === 'number') ? numberKind(spot) : 'number'
  const words =
    kind === 'money' && typeof before === 'number' && typeof after === 'number'
      ? describeMoney({ dollars: before, unit: units.before }, { dollars: after, unit: units.after })
      : describeBoth(before, after, (value, side) =>
          describeValue(value, { ...spot, unit: units[side] }, findName),
        )
  return createDifference({ ...spot, place }, { ...words, isAmount: kind !== 'number' }, revert)
}

/** Compares the texts of two objects in the languages that are not the first one of either year. */
function compareTranslations(comparison: Comparison, spot: Spot, before: Row, after: Row): Difference[] {
  const years = [comparison.before, comparison.after]
  const firsts = new Set(years.map((year) => languagesOf(year['instance.json'])[0]))
  const [mapsBefore, mapsAfter] = [translationsIn(before), translationsIn(after)]
  const properties = new Set([...Object.keys(mapsAfter), ...Object.keys(mapsBefore)])
  return [...properties].flatMap((property) => {
    const [textsBefore = {}, textsAfter = {}] = [mapsBefore[property], mapsAfter[property]]
    const child = propertySpot(comparison, spot, property, { before, after })
    return [...new Set([...Object.keys(textsAfter), ...Object.keys(textsBefore)])]
      .filter((tag) => !firsts.has(tag) && textsBefore[tag] !== textsAfter[tag])
      .map((tag) => {
        const [old, next] = [textsBefore[tag], textsAfter[tag]]
        const place = [...child.place.slice(0, -1), `${child.place.at(-1)} in ${languageName(tag)}`]
        const words = describeBoth(old, next, (text) => (typeof text === 'string' ? text : 'not translated'))
        return createDifference({ ...childPlace(child, tag), place }, words, translateAt(child, tag, old))
      })
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
  describe: (value: unknown, side: 'before' | 'after') => string,
): Words {
  let start = 0
  if (typeof before === 'string' && typeof after === 'string') {
    const { offset } = changeBetween(before, after) ?? { offset: 0 }
    if (offset > maxCommonStart) start = before.lastIndexOf(' ', offset - context) + 1
  }
  const shorten = (value: unknown) => (start > 0 ? `…${(value as string).slice(start)}` : value)
  return {
    before: describe(shorten(before), 'before'),
    after: describe(shorten(after), 'after'),
    change: null,
  }
}
