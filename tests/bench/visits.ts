import type { Page } from '@playwright/test'
import { choosing, firstChoice } from './choices.ts'
import type { Figures } from './measures.ts'
import { firstKeystroke, filling, opening, typing } from './customScenario.ts'
import type { ClientSize, Server } from './server.ts'
import { customizeButton, openHome, walkToPersonal, walkToScenario } from './walk.ts'

/** One visit with a client of a certain size, and what is measured on it. */
export interface Visit {
  name: string
  /** How often in a full run: more where figures vary more. */
  times: number
  size: ClientSize
  measure: (page: Page) => Promise<Figures>
}

export const visits: Visit[] = [
  {
    name: '10 services',
    times: 10,
    size: { locations: 5, services: 10 },
    async measure(page) {
      await walkToScenario(page)
      const open10 = (await opening(page)).task
      await firstKeystroke(page)
      return { open10, key10: (await typing(page)).script }
    },
  },
  {
    name: '100 services',
    times: 2,
    size: { locations: 5, services: 100 },
    async measure(page) {
      await walkToScenario(page)
      await customizeButton(page).click()
      await firstKeystroke(page)
      return { key100: (await typing(page)).script }
    },
  },
  {
    name: '1,000 services',
    times: 5,
    size: { locations: 5, services: 1000 },
    async measure(page) {
      await walkToScenario(page)
      const open1000 = (await opening(page)).task
      const firstKey = await firstKeystroke(page)
      const key = await typing(page)
      const row = await filling(page)
      return {
        open1000,
        firstKey1000: firstKey.paint,
        firstKeyTask1000: firstKey.task,
        key1000: key.script,
        keyTask1000: key.task,
        row1000: row.script,
        rowTask1000: row.task,
      }
    },
  },
  {
    name: '1,000 locations',
    times: 10,
    size: { locations: 1000, services: 5 },
    async measure(page) {
      await walkToPersonal(page)
      const { paint, task } = await firstChoice(page)
      return { firstChoice1000: paint, firstChoiceTask1000: task }
    },
  },
  {
    name: '10,000 locations',
    times: 5,
    size: { locations: 10_000, services: 5 },
    async measure(page) {
      await walkToPersonal(page)
      await firstChoice(page)
      const choice = await choosing(page)
      return { choice10000: choice.script, choiceTask10000: choice.task }
    },
  },
]

export async function visit(page: Page, { size, measure }: Visit, { addressFor }: Server) {
  await openHome(page, await addressFor(size))
  return measure(page)
}
