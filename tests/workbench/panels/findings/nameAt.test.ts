import { expect, it } from 'vitest'
import { nameAt } from '../../../../src/workbench/panels/diagnostics/nameAt.ts'

const document = {
  client: { displayName: 'Acme' },
  plans: [{ displayName: 'PPO' }, { displayName: 'HDHP', payroll: [{ yearly: { EE: 1 } }] }],
  services: [{ id: 'x', display: ' ' }, { name: 'Drugs' }],
}

it.each([
  ['the plan that it is in', '/plans/1/payroll/0/yearly/EE', 'HDHP'],
  ['the plan that it is', '/plans/0', 'PPO'],
  ['the service by its own kind of name', '/services/1/id', 'Drugs'],
  ['nothing by a blank name', '/services/0/id', null],
  ['nothing by the name of the whole', '/client/planYear', null],
  ['nothing where there is no such place', '/plans/7/payroll', null],
  ['nothing by what every object has', '/plans/constructor', null],
])('calls %s', (_, pointer, name) => {
  expect(nameAt(document, pointer)).toBe(name)
})
