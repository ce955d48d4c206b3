import { expect, it } from 'vitest'
import { hash } from '../../src/contract/hash.ts'

it('hashes with 32-bit FNV-1a', () => {
  expect(hash('')).toBe(0x811c9dc5)
  expect(hash('foobar')).toBe(0xbf9cf968)
})
