import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkClients } from '../../src/check/checkClients.ts'
import { readClients } from '../../src/check/command/readClients.ts'
import { generateClient } from '../../fixtures/generate.ts'

const { texts: samples } = await readClients({
  root: join(import.meta.dirname, '../../fixtures/clients'),
  selected: [''],
})

test('reports nothing in the sample clients', () => {
  expect(samples.size).toBeGreaterThan(10)
  expect(checkClients(samples)).toEqual([])
})

test('reports the warnings that the sample clients accept, if nothing accepts them', () => {
  const withoutAcceptances = new Map([...samples].filter(([path]) => path !== 'accepted.json'))
  expect(checkClients(withoutAcceptances).map(({ file, rule }) => `${file} ${rule}`)).toEqual(
    expect.arrayContaining(['prairie/plans.json never-best-plan', 'quillon/instance.json markup']),
  )
})

test('reports no errors in a client with thousands of locations', () => {
  const { instance, plans } = generateClient()
  const files = new Map([
    ['keys.json', '{"keys": {"large": "large"}}'],
    ['large/instance.json', JSON.stringify(instance)],
    ['large/plans.json', JSON.stringify(plans)],
  ])
  expect(checkClients(files).filter(({ severity }) => severity === 'error')).toEqual([])
})
