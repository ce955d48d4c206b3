import { expect, it } from 'vitest'
import { yearVersion } from '../../src/contract/yearVersion.ts'

const plans = { payPeriods: 24, plans: [{ key: 'a', locations: [1, 2] }] }
const version = (instance: unknown, others: unknown = plans) =>
  yearVersion({ 'instance.json': instance, 'plans.json': others })
const instance = { $schema: '../instance.schema.json', client: { planYear: 2027, url: null } }

it('is the same for the same values', async () => {
  expect(await version(instance)).toMatch(/^[\da-f]{12}$/)
  expect(await version({ client: { url: null, planYear: 2027 } })).toBe(await version(instance))
})

it.each([
  ['a value', { client: { planYear: 2028, url: null } }, plans],
  ['a property', { client: { planYear: 2027 } }, plans],
  ['the order of a list', instance, { ...plans, plans: [{ key: 'a', locations: [2, 1] }] }],
  ['the file', plans, instance],
])('differs with %s', async (_, one, other) => {
  expect(await version(one, other)).not.toBe(await version(instance))
})
