import { expect, it } from 'vitest'
import { decodeAnswers } from '../../../src/calculator/state/answersCode.ts'
import { answersLink, codeInFragment } from '../../../src/calculator/state/answersLink.ts'
import { initialModel, type Answers } from '../../../src/calculator/state/model.ts'
import type { Session } from '../../../src/calculator/state/Session.ts'
import { instanceWith } from '../instances.ts'
import { decodeNumbers, encodeNumbers } from '../../../src/calculator/state/numbersCode.ts'
import { fc } from '../../kit/fc.ts'

const instance = instanceWith({
  features: { customScenario: true, customPerPerson: true, household: true },
  scenarios: [
    { id: 'quiet', display: 'A quiet year' },
    { id: 'birth', display: 'Having a baby', adds: 'child' },
  ],
  surcharges: [
    { id: 'tobacco', statement: 'I use tobacco' },
    { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
    { id: 'child', statement: 'My child has other coverage', appliesTo: ['EC', 'EF'] },
  ],
})

const acknowledged = { home: true, personal: false, coverage: true, scenario: true }

function answersIn(link: string) {
  const decoded = decodeAnswers(codeInFragment(new URL(link).hash)!, instance)
  return typeof decoded === 'string' ? decoded : decoded.answers
}

const linkOf = (answers: Partial<Answers>, year: string | null = null) =>
  answersLink(
    { ...initialModel(instance), scenario: 'quiet', ...answers },
    { instance, acknowledged, year } as Session,
    'https://example.com/benefits',
  )

/** The uses of a service by the employee, the spouse, and nine children. */
const usesBy = (you: number, spouse: number) => [you, spouse, ...Array.from({ length: 9 }, () => 0)]

it('points at home, or at the preview of a year', () => {
  expect(linkOf({})).toMatch(/^https:\/\/example\.com\/benefits\/#answers=1\.[\w-]+$/)
  expect(linkOf({}, '2028')).toMatch(/^https:\/\/example\.com\/benefits\/preview\/2028#answers=1\.[\w-]+$/)
})

it('contains the confirmed uses of the covered persons, and no others', () => {
  const custom = {
    scenario: 'custom',
    customUses: [...usesBy(4, 3), ...usesBy(2, 0)],
    typedUses: [...usesBy(8, 3), ...usesBy(2, 0)],
  }
  const uses = [...usesBy(4, 0), ...usesBy(2, 0)]
  expect(answersIn(linkOf(custom))).toMatchObject({ customUses: uses, typedUses: uses })
  expect(answersIn(linkOf({ ...custom, family: { spouse: true, children: 0 } }))).toMatchObject({
    customUses: custom.customUses,
    typedUses: custom.customUses,
  })
})

it('contains no custom uses with another scenario', () => {
  const uses = [...usesBy(4, 3), ...usesBy(2, 0)]
  const none = uses.map(() => 0)
  expect(answersIn(linkOf({ customUses: uses, typedUses: uses }))).toMatchObject({
    scenario: 'quiet',
    customUses: none,
    typedUses: none,
  })
})

it.each<[Partial<Answers>, boolean[]]>([
  [{}, [true, false, true]],
  [{ baby: { isCovered: false, month: null } }, [true, false, false]],
  [{ family: { spouse: true, children: 1 } }, [true, true, true]],
])('with the answers %j contains no surcharges of tiers that no scenario has', (answers, surcharges) => {
  expect(answersIn(linkOf({ ...answers, surcharges: [true, true, true] }))).toMatchObject({ surcharges })
})

const anyNumbers = fc.array(fc.oneof(fc.nat(300), fc.integer({ min: 0, max: 2 ** 32 - 1 })))

it('restores any numbers from characters that addresses do not escape', () => {
  fc.assert(
    fc.property(anyNumbers, (numbers) => {
      const text = encodeNumbers(numbers)
      expect(text).toMatch(/^1\.[\w-]+$/)
      expect(decodeNumbers(text)).toEqual(numbers)
    }),
  )
})

it('takes one byte for a number below 128', () => {
  const base64 = (bytes: number) => Math.ceil((bytes * 4) / 3)
  const checksum = 5
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  expect(encodeNumbers(numbers).length).toBeLessThanOrEqual('1.'.length + base64(checksum + 60))
})

it('rejects a text with a missing end', () => {
  fc.assert(
    fc.property(anyNumbers, fc.double({ min: 0, max: 0.99, noNaN: true }), (numbers, part) => {
      const text = encodeNumbers([...numbers, 1])
      expect(decodeNumbers(text.slice(0, Math.floor(text.length * part)))).toBe('unreadable')
    }),
  )
})

it('rejects a text with another character', () => {
  const text = encodeNumbers([3, 1, 2, 200])
  for (let index = 2; index < text.length - 1; index++) {
    const other = text[index] === 'A' ? 'B' : 'A'
    expect(decodeNumbers(text.slice(0, index) + other + text.slice(index + 1))).toBe('unreadable')
  }
})

it.each([
  ['2.AAAA', 'changed'],
  ['10.', 'changed'],
  ['', 'unreadable'],
  ['1.', 'unreadable'],
  ['1.%', 'unreadable'],
  ['x.AAAA', 'unreadable'],
])('reports %j as %s', (text, problem) => {
  expect(decodeNumbers(text)).toBe(problem)
})
