import { expect, it } from 'vitest'
import { decodeNumbers, encodeNumbers } from '../../../src/calculator/state/numbersCode.ts'
import { fc } from '../../kit/fc.ts'

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
