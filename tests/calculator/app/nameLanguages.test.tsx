import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { translatableTexts } from '../../../src/contract/generated/translatableTexts.js'
import { createApp } from '../../../src/service/app.ts'
import { samples } from '../../kit/samples.ts'
import { server } from '../../server.ts'
import { choose, heading, next, press, visit, visitStep, withService } from '../visit.tsx'

withService()

const foreign = ' (español)'

describe('names that are not in the language of the page', () => {
  it('have their language on every screen', async () => {
    respondInTwoLanguages({})
    visit()
    await press("Let's go")
    await heading('Tell us about you')
    choose(0)
    // Options of the lists, the logo, the contact, and the client.
    expectLanguages(10)
    fireEvent.click(next())
    await heading('Who needs coverage?')
    fireEvent.click(screen.getByRole('switch'))
    fireEvent.click(next())
    await heading(/look like/)
    await press('Customize')
    const startFrom = document.querySelector<HTMLSelectElement>('dialog select')!
    const busy = [...startFrom.options].find(({ text }) => text === `A busy year${foreign}`)!
    fireEvent.change(startFrom, { target: { value: busy.value } })
    expectLanguages(30)
    for (const box of document.querySelectorAll('[type="checkbox"]')) fireEvent.click(box)
    fireEvent.click(screen.getAllByRole('radio')[0]!)
    fireEvent.click(next())
    await screen.findByText('Plans side by side')
    await openEverything()
    expectLanguages(80)
  })

  it('have their language in a custom scenario by person', async () => {
    respondInTwoLanguages({ customPerPerson: true })
    await visitStep('scenario')
    await press('Customize')
    expectLanguages(25)
  })

  it('include the consultancy', async () => {
    visit()
    expect(await screen.findByText('Harbor Benefits')).toHaveAttribute('lang', 'en')
  })

  it('have no language if they are translated', async () => {
    await visitStep('personal')
    expect(document.querySelectorAll('main [lang]')).toHaveLength(0)
  })
})

interface Document extends Record<string, unknown> {
  /** Only in an instance. */
  client?: object
}

/** Answers with the sample client in another language than the page. */
function respondInTwoLanguages(features: object) {
  const { fetch } = createApp({ get: () => samples.get('lakeshore') })
  server.use(
    http.all('*/mediplan/*', async ({ request }) => {
      const payload = (await (await fetch(request)).json()) as Document
      if (payload.client) {
        payload.client = {
          ...payload.client,
          languages: ['es', 'en'],
          logo: { url: 'https://example.com/logo.svg', alt: 'Logo' },
          contact: { url: 'https://example.com', text: 'Contact' },
        }
        payload.features = { ...(payload.features as object), ...features }
      }
      const pointers = payload.client ? translatableTexts['instance.json'] : outputTexts
      payload.untranslated = pointers.flatMap((pointer) => renameAll(payload, pointer.split('/').slice(1)))
      return HttpResponse.json(payload)
    }),
  )
}

const outputTexts = ['/plans/*/displayName', '/assumptions/services/*/name', '/assumptions/source']

/** Changes the texts at a path, with * for each row or property, and returns the changed texts. */
function renameAll(value: Record<string, unknown>, [name = '', ...rest]: string[]): string[] {
  return Object.keys(value)
    .filter((key) => name === '*' || name === key)
    .flatMap((key) => {
      if (rest.length > 0) return renameAll(Object(value[key]) as Record<string, unknown>, rest)
      const text = `${String(value[key])}${foreign}`
      value[key] = text
      return [text]
    })
}

async function openEverything() {
  // The panels first, which render the disclosures in them.
  for (const tables of [1, 4]) {
    for (const summary of document.querySelectorAll('details:not([open]) > summary')) fireEvent.click(summary)
    await waitFor(() => expect(document.querySelectorAll('details table').length).toBeGreaterThan(tables))
  }
}

/** Each name on the screen is marked, except in announcements, which are text without elements. */
function expectLanguages(atLeast: number) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unmarked: string[] = []
  let count = 0
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (!data.includes(foreign) || parentElement!.closest('[role="status"].visually-hidden')) continue
    count += 1
    const element = parentElement!.closest('[lang]')
    if (element?.getAttribute('lang') !== 'es' || element.textContent !== data)
      unmarked.push(parentElement!.outerHTML)
  }
  expect(unmarked).toEqual([])
  expect(count).toBeGreaterThan(atLeast)
  expect(screen.getByRole('img', { name: `Logo${foreign}` })).toHaveAttribute('lang', 'es')
}
