import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../src/clients/readDocuments.ts'
import { copyValue } from '../../src/check/edit/editJson.ts'
import { parseYear } from '../../src/check/edit/editYear.ts'
import { yearFiles } from '../../src/contract/clientFiles.ts'
import { childPointer, parentPointer, parsePointer, setValueAt, valueAt } from '../../src/contract/pointer.ts'
import { compareYears, compareYearValues } from '../../src/compare/compareYears.ts'
import type { YearValues } from '../../src/contract/yearDocuments.ts'
import { fc, slowCases } from '../kit/fc.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../fixtures/clients'))

/** Every plan year of the sample clients. */
const years: [folder: string, values: YearValues][] = [...documents]
  .filter(([path]) => path.endsWith('/instance.json'))
  .map(([path, instance]) => {
    const folder = path.slice(0, -'/instance.json'.length)
    const plans = documents.get(`${folder}/plans.json`)
    const texts = { 'instance.json': JSON.stringify(instance), 'plans.json': JSON.stringify(plans) }
    return [folder, parseYear(texts)]
  })

/** A copy with the translations, which structuredClone leaves out. */
const copyOf = (values: YearValues) => copyValue(values) as YearValues

/** The pointers of all values that contain no others. */
function leavesOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return names.flatMap((name) =>
    leavesOf((value as Record<string, unknown>)[name], childPointer(pointer, name)),
  )
}

/** Another value of the same type. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 3
  return typeof value === 'boolean' ? !value : `${String(value)}x`
}

const toTexts = (values: YearValues) => ({
  'instance.json': JSON.stringify(values['instance.json'], null, 2),
  'plans.json': JSON.stringify(values['plans.json'], null, 2),
})

const leaves = years.flatMap(([, values]) =>
  yearFiles.flatMap((file) => leavesOf(values[file]).map((pointer) => ({ values, file, pointer }))),
)

const aChange = fc.record({
  leaf: fc.constantFrom(...leaves),
  kind: fc.constantFrom('changed', 'malformed', 'emptied', 'removed'),
})

type Change = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never

function applyChange({ leaf: { values, file, pointer }, kind }: Change) {
  const after = copyOf(values)
  const value = valueAt(values[file], pointer)
  if (kind === 'removed') remove(valueAt(after[file], parentPointer(pointer)), parsePointer(pointer).at(-1)!)
  else if (kind === 'changed') setValueAt(after[file], pointer, changed(value))
  else if (kind === 'emptied') setValueAt(after[file], pointer, copyValue({}))
  else setValueAt(after[file], pointer, typeof value === 'string' ? 17 : 'unusual')
  return after
}

function remove(parent: unknown, name: string) {
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else delete (parent as Record<string, unknown>)[name]
}

describe('A comparison of years', () => {
  it('has a difference for any change of any property, at or around its place', () => {
    fc.assert(
      fc.property(aChange, (change) => {
        const differences = compareYearValues(change.leaf.values, applyChange(change))
        expect(differences).not.toEqual([])
        const { file, pointer } = change.leaf
        const isNamed = differences.some(
          (each) =>
            each.file === file && (pointer.startsWith(each.pointer) || each.pointer.startsWith(pointer)),
        )
        expect(isNamed).toBe(true)
        for (const { text, place, before, after } of differences) {
          expect(text).toMatch(/\S: .*\S/s)
          expect(place.join('')).not.toBe('')
          expect(before === null || before !== after).toBe(true)
          expect(text).not.toMatch(/undefined|\[object|NaN/)
        }
      }),
      slowCases,
    )
  })

  it('has no differences after all of them are reverted', () => {
    fc.assert(
      fc.property(aChange, (change) => {
        const before = toTexts(change.leaf.values)
        let after = toTexts(applyChange(change))
        // A language that gets another tag differs in each text of the client.
        for (let round = 0; round < 300; round++) {
          const [difference] = compareYears(before, after)
          if (!difference) return
          after = difference.revert(after)
        }
        expect(compareYears(before, after)).toEqual([])
      }),
      slowCases,
    )
  })

  it('turns a client into another one if all differences are reverted', () => {
    const [before, after] = years.map(([, values]) => toTexts(values))
    let reverted = after!
    for (let round = 0; round < 300; round++) {
      const [difference] = compareYears(before!, reverted)
      if (!difference) break
      reverted = difference.revert(reverted)
    }
    expect(parseYear(reverted)).toEqual(parseYear(before!))
  })
})
