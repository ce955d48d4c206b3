import { expect, it } from 'vitest'
import { Reloadable } from '../../src/clients/Reloadable.ts'

it.each([
  ['changing', 'does not exist', 'ENOENT'],
  ['changing', 'is in a folder that became a file', 'ENOTDIR'],
  ['failed', 'may not be read', 'EACCES'],
])('is %s if a file %s (%s)', async (outcome, _, code) => {
  const client = new Reloadable('zephyr', () => Promise.reject(Object.assign(new Error(code), { code })))
  expect(await client.update(new Map([['zephyr/plans.json', '1']]), true)).toBe(outcome)
  expect(client.problem === undefined).toBe(outcome === 'changing')
})
