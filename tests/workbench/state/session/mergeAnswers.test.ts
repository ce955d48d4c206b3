import { expect, it } from 'vitest'
import { offeredAnswers, type Answers } from '../../../../src/workbench/state/session/Answers.ts'
import { mergeAnswers } from '../../../../src/workbench/state/session/mergeAnswers.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/withDefaultAnswers.ts'
import { sampleInstance } from './sampleClients.ts'

const instance = sampleInstance('lakeshore')
const [service, ...others] = instance.services.map(({ id }) => id)
const [surcharge] = instance.surcharges.map(({ id }) => id)
const saved: Answers = {
  ...withDefaultAnswers(instance, null),
  scenario: 'custom',
  customUses: [[service!, 3]],
  typedUses: [[service!, 4]],
  surcharges: [surcharge!],
}
const offeredBy = (change: object) => offeredAnswers(sampleInstance('lakeshore', change), saved)
const without = (...flags: string[]) => ({
  features: { ...instance.features, ...Object.fromEntries(flags.map((flag) => [flag, false])) },
})

it.each([
  ['questions', without('locations', 'salaryBands', 'savings')],
  ['the custom scenario', without('customScenario')],
  ['a service', { services: instance.services.slice(1) }],
  ['surcharges', { surcharges: [] }],
])('keeps saved answers that a version without %s does not offer', (_, change) => {
  const offered = offeredBy(change)
  expect(offered).not.toEqual(offeredAnswers(instance, saved))
  expect(mergeAnswers(saved, offered, offered)).toBe(saved)
  const changed = mergeAnswers(saved, offered, { ...offered, family: { spouse: true, children: 1 } })
  expect(changed).toEqual({ ...saved, family: { spouse: true, children: 1 } })
})

it.each<[string, Partial<Answers>, Partial<Answers>]>([
  ['a location', { personal: { ...saved.personal, location: 'lewiston' } }, {}],
  ['a scenario', { scenario: 'baby' }, {}],
  ['no surcharge', { surcharges: [] }, {}],
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
  ['uses of the same service', { customUses: [[service!, 9]] }, {}],
  ['an acknowledged step', { acknowledged: { ...saved.acknowledged, coverage: false } }, {}],
])('replaces saved answers with %s', (_, answered, expected) => {
  expect(mergeAnswers(saved, saved, { ...saved, ...answered })).toEqual({
    ...saved,
    ...answered,
    ...expected,
  })
})

it('is null before the first answer', () => {
  const empty = offeredAnswers(instance, null)
  expect(mergeAnswers(null, empty, empty)).toBeNull()
  expect(mergeAnswers(null, empty, { ...empty, scenario: 'baby' })).toEqual({ ...empty, scenario: 'baby' })
})

it('keeps the uses of other persons if a version of the client asks only for those of the household', () => {
  const perPerson: Answers = {
    ...saved,
    typedUses: [
      [service!, 4, 3, 2],
      [others[0]!, 1, 1, 1],
    ],
  }
  const offered = offeredAnswers(instance, perPerson)
  const typedUses = offered.typedUses.map<Answers['typedUses'][number]>(([id, uses]) =>
    id === service ? [id, 9] : [id, uses!],
  )
  expect(mergeAnswers(perPerson, offered, { ...offered, typedUses })?.typedUses.slice(0, 2)).toEqual([
    [service!, 9, 3, 2],
    [others[0]!, 1, 1, 1],
  ])
})
