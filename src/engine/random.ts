import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A generator that gives the same numbers for the same whole numbers on every host. */
export function createRandom(...seeds: number[]): RandomGenerator {
  const random = xoroshiro128plus(seeds.reduce(mix, 0))
  // Similar seeds give similar first numbers.
  for (let skipped = 0; skipped < 8; skipped++) random.next()
  return random
}

/** A whole number from 0 to below `limit`. */
export function randomBelow(random: RandomGenerator, limit: number): number {
  return Math.floor(((random.next() >>> 0) * limit) / 2 ** 32)
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle(random: RandomGenerator, list: { [index: number]: number; length: number }): void {
  for (let index = list.length - 1; index > 0; index--) {
    const other = randomBelow(random, index + 1)
    const value = list[index]!
    list[index] = list[other]!
    list[other] = value
  }
}

/** MurmurHash3's mixing of one more number into a hash. */
function mix(hash: number, value: number): number {
  let mixed = Math.imul(value, 0xcc9e2d51)
  mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593) ^ hash
  mixed = Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
