import { expect, it } from 'vitest'
import { findDisplayName } from '../../../src/workbench/state/findDisplayName.ts'

const document = {
  client: { displayName: 'Acme' },
  plans: [{ displayName: 'PPO' }, { displayName: 'HDHP', payroll: [{ yearly: { EE: 1 } }] }],
  services: [{ id: 'x', display: ' ' }, { name: 'Drugs' }],
}

it.each([
  ['the plan that contains the pointer', '/plans/1/payroll/0/yearly/EE', 'HDHP'],
  ['the plan at the pointer', '/plans/0', 'PPO'],
  ['a service by its own name property', '/services/1/id', 'Drugs'],
  ['null for a blank name', '/services/0/id', null],
  ['null outside of a list', '/client/planYear', null],
  ['null for a pointer to nothing', '/plans/7/payroll', null],
  ['null for an inherited property', '/plans/constructor', null],
])('finds %s', (_, pointer, name) => {
  expect(findDisplayName(document, pointer)).toBe(name)
})
