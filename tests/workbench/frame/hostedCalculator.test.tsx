import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import type { Client } from '../../../src/clients/clients.ts'
import { answerCalls } from '../../../src/workbench/frame/answerCalls.ts'
import type { Exchange } from '../../../src/workbench/frame/Exchange.ts'
import { hostedCalculator } from '../../../src/workbench/frame/hostedCalculator.ts'
import { readClient } from '../../../src/workbench/frame/readClient.ts'
import { visitAt } from '../../../src/workbench/frame/situationSession.ts'
import { newSession } from '../../../src/workbench/frame/session.ts'
import { textsOf } from './clients.ts'

let client: Client
let calculator: ReturnType<typeof hostedCalculator>
let exchanges: Exchange[] = []
let steps: string[] = []

beforeEach(() => {
  // The calculators are rendered by the product itself, not by the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', window.fetch)
  window.history.replaceState(null, '', '/calculator/')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  exchanges = []
  steps = []
  const app = createApp({ get: () => client })
  answerCalls(app.fetch, (exchange) => exchanges.push(exchange))
  calculator = hostedCalculator(root, '/calculator', (_, step) => steps.push(step))
})
afterEach(() => {
  calculator.end()
  vi.unstubAllGlobals()
})

it('shows the next version of a client where the visitor is', async () => {
  show('Lakeshore Outfitters')
  await userEvent.click(await screen.findByRole('button', { name: "Let's go" }))
  await findStep('Tell us about you')
  show('Seashore Outfitters')
  await expectClient('Seashore Outfitters')
  await findStep('Tell us about you')
})

it('goes along when the visitor moves on while the next version is on its way', async () => {
  show('Lakeshore Outfitters')
  const start = await screen.findByRole('button', { name: "Let's go" })
  show('Seashore Outfitters')
  await userEvent.click(start)
  await expectClient('Seashore Outfitters')
  await findStep('Tell us about you')
})

it('keeps what is chosen while the next version is on its way', async () => {
  show('Lakeshore Outfitters')
  await userEvent.click(await screen.findByRole('button', { name: "Let's go" }))
  const location = await screen.findByRole('combobox', { name: 'Your Location' })
  show('Seashore Outfitters')
  await userEvent.selectOptions(location, 'Lewiston')
  await expectClient('Seashore Outfitters')
  expect(screen.getByRole('combobox', { name: 'Your Location' })).toHaveDisplayValue('Lewiston')
})

it('keeps an answer while it is not asked for, and the step that it leads to', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, visitAt('results', client, calculator.visit()))
  await findStep('Your results')
  const { answers } = calculator.visit()
  show('Seashore Outfitters', '"locations":true', '"locations":false')
  await expectClient('Seashore Outfitters')
  await findStep('Your results')
  show('Lakeshore Outfitters')
  await expectClient('Lakeshore Outfitters')
  await findStep('Your results')
  expect(calculator.visit()).toMatchObject({ step: 'results', answers })
})

it('leads back to the step that was wanted, once it is open again', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, visitAt('results', client, calculator.visit()))
  await findStep('Your results')
  const { location } = calculator.visit().answers!.personal
  show('Seashore Outfitters', `"id":"${location}"`, '"id":"elsewhere"')
  await findStep('Tell us about you')
  expect(steps.at(-1)).toBe('personal')
  show('Lakeshore Outfitters')
  await findStep('Your results')
  expect(calculator.visit().answers?.personal.location).toBe(location)
})

it('stays where the visitor answers anew', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, visitAt('results', client, calculator.visit()))
  await findStep('Your results')
  const { location } = calculator.visit().answers!.personal
  show('Seashore Outfitters', `"id":"${location}"`, '"id":"elsewhere"')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Your Location' }), 'Lewiston')
  show('Hillside Outfitters')
  await expectClient('Hillside Outfitters')
  await findStep('Tell us about you')
})

it.each([
  ['the key that leads to the client', 'secret', 'secret'],
  ['a name for a key where none does', null, '$API_KEY'],
])('calls with %s', async (_, key, sent) => {
  client = readClient('lakeshore', textsOf('lakeshore'))
  calculator.begin(client, newSession, key)
  await expectClient('Lakeshore Outfitters')
  expect(exchanges.map(({ headers }) => new Map(headers).get('is-api-key'))).toContain(sent)
})

/** Shows a version of the client with another name, in both of whose documents a text is another one. */
function show(name: string, before = '', after = '') {
  const texts = Object.entries(textsOf('lakeshore')).map(
    ([path, text]) => [path, text.replaceAll('Lakeshore Outfitters', name).replace(before, after)] as const,
  )
  client = readClient('lakeshore', Object.fromEntries(texts))
  calculator.show(client, calculator.visit())
}

async function expectClient(name: string) {
  await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(name))
}

function findStep(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}
