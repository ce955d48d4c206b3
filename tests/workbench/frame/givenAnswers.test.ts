import { expect, it } from 'vitest'
import { offeredAnswers, type Answers } from '../../../src/workbench/frame/Answers.ts'
import { withChanges } from '../../../src/workbench/frame/givenAnswers.ts'
import { withDefaultAnswers } from '../../../src/workbench/frame/withDefaultAnswers.ts'
import { instanceOf } from './clients.ts'

const instance = instanceOf('lakeshore')
const [service, ...others] = instance.services.map(({ id }) => id)
const [surcharge] = instance.surcharges.map(({ id }) => id)
const given: Answers = {
  ...withDefaultAnswers(instance, null),
  scenario: 'custom',
  customUses: [[service!, 3]],
  typedUses: [[service!, 4]],
  surcharges: [surcharge!],
}
const offeredBy = (change: object) => offeredAnswers(instanceOf('lakeshore', change), given)
const without = (...flags: string[]) => ({
  features: { ...instance.features, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
})

it.each([
  ['questions', without('locations', 'salaryBands', 'savings')],
  ['the custom scenario', without('customScenario')],
  ['a service', { services: instance.services.slice(1) }],
  ['surcharges', { surcharges: [] }],
])('what was given outlives a version without %s', (_, change) => {
  const offered = offeredBy(change)
  expect(offered).not.toEqual(offeredAnswers(instance, given))
  expect(withChanges(given, offered, offered)).toBe(given)
  const changed = withChanges(given, offered, { ...offered, family: { spouse: true, children: 1 } })
  expect(changed).toEqual({ ...given, family: { spouse: true, children: 1 } })
})

it.each<[string, Partial<Answers>, Partial<Answers>]>([
  ['a location', { personal: { ...given.personal, location: 'lewiston' } }, {}],
  ['a scenario', { scenario: 'baby' }, {}],
  ['that the surcharge applies no more', { surcharges: [] }, {}],
  [
    'uses',
    { typedUses: [[others[0]!, 9]] },
    {
      typedUses: [
        [service!, 4],
        [others[0]!, 9],
      ],
    },
  ],
  ['uses once more', { customUses: [[service!, 9]] }, {}],
  ['that a step is seen', { acknowledged: { ...given.acknowledged, coverage: false } }, {}],
])('%s takes the place of what was given', (_, answered, expected) => {
  expect(withChanges(given, given, { ...given, ...answered })).toEqual({ ...given, ...answered, ...expected })
})

it('is null until something is answered', () => {
  const empty = offeredAnswers(instance, null)
  expect(withChanges(null, empty, empty)).toBeNull()
  expect(withChanges(null, empty, { ...empty, scenario: 'baby' })).toEqual({ ...empty, scenario: 'baby' })
})
