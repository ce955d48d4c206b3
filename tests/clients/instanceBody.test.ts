import { expect, it } from 'vitest'
import { createYear } from '../../src/clients/clients.ts'
import { plansDocument, service } from '../engine/planDocument.ts'

const sick = {
  id: 1,
  uses: [
    { service: 'visit', perAdult: 2, bySubscriber: 1 },
    { service: 'ambulance', bySubscriber: 1 },
  ],
}
const plans = plansDocument({
  services: [service('visit', 100), service('ambulance', 900)],
  scenarios: [sick, { id: '1', uses: [] }],
})
const document = {
  client: { planYear: 2027, displayName: 'Ours' },
  features: {
    salaryBands: false,
    locations: false,
    savings: false,
    singleChild: false,
    customScenario: true,
  },
  scenarios: [
    { id: '1', display: 'A healthy year', note: 'ours' },
    { id: 1, display: 'A sick year' },
  ],
  services: [{ id: 'visit', name: 'Office visit' }],
}
const body = (changes: object = {}) =>
  JSON.parse(createYear({ ...document, ...changes }, plans).body) as typeof document

it('has the uses of each scenario, except those of services that employees cannot choose', () => {
  expect(body()).toEqual({
    ...document,
    scenarios: [
      { id: '1', display: 'A healthy year', note: 'ours', uses: [] },
      { id: 1, display: 'A sick year', uses: [{ service: 'visit', perAdult: 2, bySubscriber: 1 }] },
    ],
  })
})

it('has no uses without a custom scenario', () => {
  const off = { features: { ...document.features, customScenario: false } }
  expect(body(off)).toEqual({ ...document, ...off })
})

it.each([true, false])('replaces uses in the file if customScenario is %j', (customScenario) => {
  const features = { ...document.features, customScenario }
  const scenarios = document.scenarios.map((each) => ({ ...each, uses: [{ service: 'unknown' }] }))
  expect(body({ features, scenarios })).toEqual(body({ features }))
})
