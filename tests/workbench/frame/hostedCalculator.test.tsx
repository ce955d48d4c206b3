import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/service/app.ts'
import type { Client } from '../../../src/service/clients.ts'
import { answerCalls } from '../../../src/workbench/frame/answerCalls.ts'
import { hostedCalculator } from '../../../src/workbench/frame/hostedCalculator.ts'
import { readClient } from '../../../src/workbench/frame/readClient.ts'
import { textsOf } from './clients.ts'

let client: Client
let calculator: ReturnType<typeof hostedCalculator>

beforeEach(() => {
  // The calculators are rendered by the product itself, not by the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', window.fetch)
  window.history.replaceState(null, '', '/calculator/')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const app = createApp({ get: () => client })
  answerCalls(app.fetch, () => {})
  calculator = hostedCalculator(root, '/calculator', () => {})
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

function show(name: string) {
  const texts = textsOf('lakeshore')
  const instance = texts['instance.json']!.replaceAll('Lakeshore Outfitters', name)
  client = readClient('lakeshore', { ...texts, 'instance.json': instance })
  calculator.show(client, calculator.visit())
}

async function expectClient(name: string) {
  await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(name))
}

function findStep(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}
