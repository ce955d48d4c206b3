import userEvent from '@testing-library/user-event'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'
import { createApp } from '../../../../src/service/app.ts'
import type { Client } from '../../../../src/clients/clients.ts'
import { interceptFetch } from '../../../../src/service/interceptFetch.ts'
import { createCalculatorHost } from '../../../../src/workbench/frame/iframe/createCalculatorHost.tsx'
import { readClient } from '../../../../src/workbench/state/session/readClient.ts'
import { sessionAtStep } from '../../../../src/workbench/state/session/SavedSession.ts'
import { sampleTexts } from '../../state/session/sampleClients.ts'
import { emulateQuery } from '../../../../src/workbench/frame/iframe/emulateMedia.ts'

let client: Client
let calculator: ReturnType<typeof createCalculatorHost>
let steps: string[] = []

beforeEach(() => {
  // The host renders the calculators, not the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', window.fetch)
  window.history.replaceState(null, '', '/calculator/')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  steps = []
  const app = createApp({ get: () => client })
  interceptFetch(app.fetch)
  calculator = createCalculatorHost(root, '/calculator', (_, step) => steps.push(step))
})
afterEach(() => {
  calculator.end()
  vi.unstubAllGlobals()
})

it('names the consultancy of the page in the footer', async () => {
  document.head.innerHTML = '<meta name="consultancy" content="Acme">'
  show('Lakeshore Outfitters')
  await expectClient('Created by Acme for Lakeshore Outfitters')
  document.head.innerHTML = ''
})

it('shows the next version of a client on the same step', async () => {
  show('Lakeshore Outfitters')
  await userEvent.click(await screen.findByRole('button', { name: "Let's go" }))
  await findStep('Tell us about you')
  show('Seashore Outfitters')
  await expectClient('Seashore Outfitters')
  await findStep('Tell us about you')
})

it('follows the visitor to another step while the next version loads', async () => {
  show('Lakeshore Outfitters')
  const start = await screen.findByRole('button', { name: "Let's go" })
  show('Seashore Outfitters')
  // At once, before the next version replaces this one.
  start.click()
  await expectClient('Seashore Outfitters')
  await findStep('Tell us about you')
})

it('keeps an answer given while the next version loads', async () => {
  show('Lakeshore Outfitters')
  await userEvent.click(await screen.findByRole('button', { name: "Let's go" }))
  const location = await screen.findByRole('combobox', { name: 'Your Location' })
  const { value } = within(location).getByRole<HTMLOptionElement>('option', { name: 'Lewiston' })
  show('Seashore Outfitters')
  fireEvent.change(location, { target: { value } })
  await expectClient('Seashore Outfitters')
  expect(screen.getByRole('combobox', { name: 'Your Location' })).toHaveDisplayValue('Lewiston')
})

it('keeps an answer and the step it leads to while the question is not asked', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, sessionAtStep('results', client.current, calculator.session()), null)
  await findStep('Your results')
  const { answers } = calculator.session()
  show('Seashore Outfitters', '"locations":true', '"locations":false')
  await expectClient('Seashore Outfitters')
  await findStep('Your results')
  show('Lakeshore Outfitters')
  await expectClient('Lakeshore Outfitters')
  await findStep('Your results')
  expect(calculator.session()).toMatchObject({ step: 'results', answers })
})

it('returns to the wanted step when it is reachable again', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, sessionAtStep('results', client.current, calculator.session()), null)
  await findStep('Your results')
  const { location } = calculator.session().answers!.personal
  show('Seashore Outfitters', `"id":"${location}"`, '"id":"elsewhere"')
  await findStep('Tell us about you')
  expect(steps.at(-1)).toBe('personal')
  show('Lakeshore Outfitters')
  await findStep('Your results')
  expect(calculator.session().answers?.personal.location).toBe(location)
})

it('stays on an earlier step once the visitor answers there', async () => {
  show('Lakeshore Outfitters')
  calculator.show(client, sessionAtStep('results', client.current, calculator.session()), null)
  await findStep('Your results')
  const { location } = calculator.session().answers!.personal
  show('Seashore Outfitters', `"id":"${location}"`, '"id":"elsewhere"')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Your Location' }), 'Lewiston')
  show('Hillside Outfitters')
  await expectClient('Hillside Outfitters')
  await findStep('Tell us about you')
})

/** Shows a version of the client with another name, and with a text replaced in its documents. */
function show(name: string, before = '', after = '') {
  const texts = Object.entries(sampleTexts('lakeshore')).map(
    ([path, text]) => [path, text.replaceAll('Lakeshore Outfitters', name).replace(before, after)] as const,
  )
  client = readClient('lakeshore', Object.fromEntries(texts))
  calculator.show(client, calculator.session(), null)
}

async function expectClient(name: string) {
  await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(name))
}

function findStep(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}

describe('Media', () => {
  const always = '(min-width: 0px)'
  const never = '(max-width: -1px)'

  it.each([
    ['(prefers-color-scheme: dark)', 'dark', 'screen', always],
    ['(prefers-color-scheme: dark)', 'light', 'screen', never],
    ['(prefers-color-scheme: dark)', 'system', 'screen', '(prefers-color-scheme: dark)'],
    ['screen and (prefers-color-scheme: dark)', 'dark', 'screen', `screen and ${always}`],
    ['screen and (prefers-color-scheme: dark)', 'dark', 'print', `all and ${never} and ${always}`],
    ['print', 'system', 'print', 'all'],
    ['screen', 'system', 'print', `all and ${never}`],
    ['print', 'light', 'screen', 'print'],
    ['only screen and (max-width: 30rem)', 'system', 'print', `all and ${never} and (max-width: 30rem)`],
    ['(prefers-reduced-motion: reduce)', 'dark', 'print', '(prefers-reduced-motion: reduce)'],
  ] as const)('%s in %s on %s is %s', (query, scheme, medium, emulated) => {
    expect(emulateQuery(query, { scheme, medium })).toBe(emulated)
  })
})
