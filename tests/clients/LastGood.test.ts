import { expect, it } from 'vitest'
import { LastGood } from '../../src/clients/LastGood.ts'

it.each([
  ['that has gone', 'ENOENT', 'unsettled'],
  ['whose folder has become a file', 'ENOTDIR', 'unsettled'],
  ['that may not be read', 'EACCES', 'failed'],
])('Of a file %s, of the code %s, a look is %s', async (_, code, outcome) => {
  const kept = new LastGood('zephyr', () => Promise.reject(Object.assign(new Error(code), { code })))
  expect(await kept.look(new Map([['zephyr/plans.json', '1']]), false)).toBe(outcome)
  expect(kept.problem === undefined).toBe(outcome === 'unsettled')
})
