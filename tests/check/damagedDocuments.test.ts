import { expect, it } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { clientFiles, type Loose } from './sample.ts'

it.each<[string, (instance: Loose, plans: Loose) => void, string[]]>([
  [
    'a damaged instance hides what the rules find',
    (instance) => (instance.surcharges[0].statement = 5),
    ['wrong-type'],
  ],
  [
    'damaged plans hide what the rules for plans find',
    (_, plans) => (plans.services[0].allowedAmount = '150'),
    ['markup', 'wrong-type'],
  ],
  [
    'a damaged instance hides no errors that are in the plans alone',
    (instance, plans) => {
      instance.surcharges[0].statement = 5
      plans.services[0].allowedAmount = 145.125
      plans.services.push(plans.services[1])
      plans.plans[0].services.push(plans.plans[0].services[0], { service: 'nope', payment: {} })
      instance.services.push({ id: 'new', name: 'New' })
      plans.scenarios[0].uses.push({ service: 'new', perAdult: 1 })
    },
    ['wrong-type', 'too-many-decimals', 'repeated-id', 'repeated-service', 'unknown-service'],
  ],
  ['correct documents hide nothing', () => undefined, ['markup', 'unusual-factor']],
])('Checks in stages: %s', (_, damage, rules) => {
  const files = clientFiles((instance, plans) => {
    instance.client.displayName = '<b>Ours</b>'
    plans.locations[1].factor = 5
    damage(instance, plans)
  })
  expect(checkClients(files).map(({ rule }) => rule)).toEqual(rules)
})
