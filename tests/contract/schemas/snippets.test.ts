import { describe, expect, it, test } from 'vitest'
import { createClients } from '../../../src/service/clients.ts'
import { calculate } from '../../../src/service/engine/calculate.ts'
import { answers } from '../../service/engine/planDocument.ts'
import { faultsOf } from './schemaFiles.ts'
import { filled, snippets } from './snippets.ts'

const mostChoices = 6

test.each(snippets)('"$label" fits where $schema#$offeredAt offers it, whatever one chooses', (snippet) => {
  for (let choice = 0; choice < mostChoices; choice += 1)
    expect(faultsOf(snippet.schema, filled(snippet.body, choice), snippet.offeredAt)).toEqual([])
})

test('A snippet that does not fit would be found', () => {
  expect(faultsOf('plans', filled({ copay: '${1:25}' }), '/$defs/payment')).not.toEqual([])
  expect(
    faultsOf('instance', filled({ salaryBand: '^${1|true,false|}' }), '/properties/features'),
  ).not.toEqual([])
})

describe.each(['A client without questions', 'A client with every feature'])('%s', (label) => {
  const whole = (schema: string) => filled(wholeDocument(schema, label).body)
  const clients = createClients(
    new Map([
      [
        'keys.json',
        filled(snippets.find(({ schema, offeredAt }) => schema === 'keys' && offeredAt === '')!.body),
      ],
      ['zephyr/instance.json', whole('instance')],
      ['zephyr/plans.json', whole('plans')],
    ]),
  )

  it('is served as its snippets stand, and which plan is best depends on the answers', () => {
    const { instance, model } = clients.get('zephyr')!.current
    const best = instance.scenarios.map(({ id: scenario }) => {
      const [location, salaryBand, savingsStyle] = [
        instance.locations,
        instance.salaryBands,
        instance.savingsStyles,
      ].map((list) => list[0]?.id ?? null)
      return calculate(model, answers({ scenario, customScenario: null, location, salaryBand, savingsStyle }))
        .bestPlan
    })
    expect(new Set(best).size).toBeGreaterThan(1)
  })
})

test('What the instance can offer, the plans document can price under the same id and name', () => {
  expect(servicesOffered('plans')).toEqual(servicesOffered('instance'))
  expect(servicesOffered('plans').length).toBeGreaterThan(10)
})

function servicesOffered(name: string) {
  return snippets
    .filter(({ schema, offeredAt }) => schema === name && offeredAt === '/properties/services/items')
    .map(({ body }) => filled(body) as { id: string; name: string })
    .map(({ id, name: text }) => ({ id, text }))
}

function wholeDocument(name: string, wanted: string) {
  return snippets.find(
    ({ schema, offeredAt, label }) => schema === name && offeredAt === '' && label === wanted,
  )!
}
