import { translationsIn } from '../check/edit/translations.ts'
import { languageName } from '../check/languages/languageName.ts'
import { fileName } from '../contract/clientFiles.ts'
import { isRecord } from '../contract/isRecord.ts'
import { languagesOf } from '../contract/languages.ts'
import { toPattern } from '../contract/pointer.ts'
import { compareLists } from './compareLists.ts'
import { describeBoth, describePayment, numberKind } from './describeValue.ts'
import { createDifference, type Difference } from './Difference.ts'
import type { FindName } from './ids.ts'
import { isEqual } from './isEqual.ts'
import { joinedLists, renamedNouns } from './joinedLists.ts'
import { describeMoney, isAmountName } from './money.ts'
import { setAt, translateAt } from './reverts.ts'
import { childNode, type ValueNode } from './ValueNode.ts'

type Row = Record<string, unknown>

/** The differences between two values, from the outside to the inside. */
export function compareNodes(before: ValueNode, after: ValueNode, findName: FindName): Difference[] {
  if (isEqual(before.value, after.value)) return []
  const [payment, laterPayment] = [before, after].map((node) => describePayment(node, findName))
  const isPayment = payment !== null && laterPayment !== null && payment !== laterPayment
  const pattern = toPattern(after.path)
  // How many values are typical is one value.
  const isWhole = isPayment || pattern === '/typical'
  if (!isWhole && isRecord(before.value) && isRecord(after.value))
    return compareRecords(before, after, findName)
  const list = joinedLists.get(pattern)
  const compare = (entry: ValueNode, later: ValueNode) => compareNodes(entry, later, findName)
  const found = list && compareLists({ list, before, after, findName }, compare)
  // An empty list instead of none has no other difference.
  return found && found.length > 0 ? found : [compareWhole(before, after, findName)]
}

function compareRecords(before: ValueNode, after: ValueNode, findName: FindName): Difference[] {
  const [old, next] = [before.value as Row, after.value as Row]
  const otherUnits = compareUnits(before, after, findName)
  return [
    ...otherUnits,
    ...[...new Set([...Object.keys(next), ...Object.keys(old)])]
      .filter((name) => otherUnits.length === 0 || !isAmountName(name))
      .filter((name) => !isSameProperty(name, old[name], next[name]))
      .flatMap((name) => compareNodes(childNode(before, name), childNode(after, name), findName)),
    ...compareTranslations(before, after, findName),
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
function compareUnits(before: ValueNode, after: ValueNode, findName: FindName): Difference[] {
  const namesIn = ({ value }: ValueNode) => Object.keys(value as Row).filter(isAmountName)
  const [[earlier, ...others], [later, ...laterOthers]] = [namesIn(before), namesIn(after)]
  if (earlier === undefined || later === undefined || earlier === later) return []
  if (others.length > 0 || laterOthers.length > 0) return []
  const [old, next] = [childNode(before, earlier), childNode(after, later)]
  const revert = setAt(after, before.value)
  const tiers = new Set([old, next].flatMap(({ value }) => (isRecord(value) ? Object.keys(value) : [])))
  if (tiers.size === 0) return [compareWhole(old, next, findName, revert)]
  const amountOf = (amounts: ValueNode, tier: string) =>
    isRecord(amounts.value) ? childNode(amounts, tier) : { ...amounts, place: [...amounts.place, tier] }
  return [...tiers].map((tier) => compareWhole(amountOf(old, tier), amountOf(next, tier), findName, revert))
}

function compareWhole(
  before: ValueNode,
  after: ValueNode,
  findName: FindName,
  revert = setAt(after, before.value),
): Difference {
  const [old, next] = [before.value, after.value]
  const named = { ...after, place: after.place.length === 0 ? [after.file] : after.place }
  const noun = renamedNouns.get(toPattern(after.path))
  if (noun !== undefined && typeof old === 'string' && typeof next === 'string')
    return createDifference(
      named,
      { before: old, after: next, text: `${noun} renamed: ${old} → ${next}` },
      revert,
    )
  const kind = [old, next].some((value) => typeof value === 'number') ? numberKind(after) : 'number'
  const words =
    kind === 'money' && typeof old === 'number' && typeof next === 'number'
      ? describeMoney({ dollars: old, unit: before.unit }, { dollars: next, unit: after.unit })
      : describeBoth(before, after, findName)
  const isAmount = kind !== 'number' || after.path.at(-1) === 'payment'
  return createDifference(named, { ...words, isAmount }, revert)
}

/** Compares the texts of two objects in the languages that are not the first one of either year. */
function compareTranslations(before: ValueNode, after: ValueNode, findName: FindName): Difference[] {
  const firsts = new Set([before, after].map(({ year }) => languagesOf(year['instance.json'])[0]))
  const [mapsBefore, mapsAfter] = [translationsIn(before.value as Row), translationsIn(after.value as Row)]
  const properties = new Set([...Object.keys(mapsAfter), ...Object.keys(mapsBefore)])
  return [...properties].flatMap((property) => {
    const [textsBefore = {}, textsAfter = {}] = [mapsBefore[property], mapsAfter[property]]
    const child = childNode(after, property)
    return [...new Set([...Object.keys(textsAfter), ...Object.keys(textsBefore)])]
      .filter((tag) => !firsts.has(tag) && textsBefore[tag] !== textsAfter[tag])
      .map((tag) => {
        const [old, next] = [textsBefore[tag], textsAfter[tag]]
        const place = [...child.place.slice(0, -1), `${child.place.at(-1)} in ${languageName(tag)}`]
        const node = childNode(child, tag)
        const described = describeBoth({ ...node, value: old }, { ...node, value: next }, findName)
        const words = {
          before: old === undefined ? 'not translated' : described.before,
          after: next === undefined ? 'not translated' : described.after,
        }
        return createDifference({ ...node, place }, words, translateAt(child, tag, old))
      })
  })
}
