import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { chromium, type Browser } from '@playwright/test'
import { generateClient } from '../../../fixtures/generate.ts'
import { createDevApp } from '../../../src/command/devApp.ts'
import { pagesFolder } from '../../../src/packageFiles.ts'
import { findChromium } from '../../e2e/chromium.ts'
import { createClientFolder } from '../../kit/createClientFolder.ts'
import { median } from '../Samples.ts'
import { atMost, type Table } from '../table.ts'
import { measureResponses, type Responses } from './responses.ts'
import { workbenchVisits, type WorkbenchVisit } from './workbenchVisits.ts'

const rounds = 5

/** Measures how fast the built workbench responds to keys with a large client. */
export async function measureWorkbench(isQuick: boolean, log: (progress: string) => void): Promise<Table> {
  const clients = await createClientFolder({ bench: generateClient({ plans: 12 }) })
  const { fetch } = createDevApp({
    clients,
    api: () => new Response(null, { status: 404 }),
    pages: pagesFolder,
  })
  const server = serve({ fetch, port: 0 })
  await once(server, 'listening')
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({ executablePath: findChromium() })
  const rows: string[][] = []
  try {
    for (const visit of workbenchVisits) {
      const responses: Responses[] = []
      for (let round = 0; round < (isQuick ? 1 : rounds); round++) {
        log(`Workbench: ${visit.label}, round ${round + 1}`)
        responses.push(await measureVisit(browser, address, visit))
      }
      rows.push(...toRows(visit, responses))
    }
  } finally {
    await browser.close()
    server.close()
    await rm(clients, { recursive: true })
  }
  return { title: 'The workbench', headers: ['measure', 'result', 'target', 'ok?'], rows, note: legend }
}

const legend = `Medians of the rounds. The client has 300 services, 12 plans, and 5,000 locations. From a key to its frame: the duration
of the keydown event in the Event Timing API, in steps of 8 ms. Longest task: until 4 s after the last key; 0 if none takes
longer than 50 ms.`

async function measureVisit(browser: Browser, address: string, { open, act }: WorkbenchVisit) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('combobox', { name: 'Client' }).selectOption('bench')
    await page.frameLocator('iframe').getByRole('contentinfo').getByText('Vastley Holdings').waitFor()
    await open(page)
    return await measureResponses(page, () => act(page))
  } finally {
    await context.close()
  }
}

function toRows({ label }: WorkbenchVisit, responses: readonly Responses[]) {
  const row = (name: string, target: number, values: readonly number[]) => {
    const value = median(values)!
    return [name, `${value.toFixed(0)} ms`, ...atMost(target, value, 'ms')]
  }
  return [
    row(
      `${label}: key to frame, p95`,
      16,
      responses.map(({ keyToFrame }) => keyToFrame),
    ),
    row(
      '… longest task',
      50,
      responses.map(({ longestTask }) => longestTask),
    ),
  ]
}
