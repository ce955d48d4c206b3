import type { Page } from '@playwright/test'
import type { Measurements } from './measures.ts'
import {
  measureFirstChoice,
  measureFirstKeystroke,
  measureLaterChoices,
  measureOpenDialog,
  measureTyping,
} from './interactions.ts'
import type { ContestantName } from './contestants.ts'
import { measureResults } from './results.ts'
import type { ClientSize, Server } from './server.ts'
import { openHome, walkToPersonal, walkToScenario } from './walk.ts'

/** A visit for a client of one size, and its measurements. */
export interface Visit {
  name: string
  /** Repetitions in a full run; more for measurements that vary more. */
  rounds: number
  size: ClientSize
  /** The contestants with such a screen. Default: all. */
  contestants?: ContestantName[]
  measure: (page: Page) => Promise<Measurements>
}

export const visits: Visit[] = [
  {
    name: '10 services',
    rounds: 10,
    size: { locations: 5, services: 10 },
    async measure(page) {
      await walkToScenario(page)
      return { open10: (await measureOpenDialog(page)).task }
    },
  },
  {
    name: '1,000 services',
    rounds: 5,
    size: { locations: 5, services: 1000 },
    async measure(page) {
      await walkToScenario(page)
      const open1000 = (await measureOpenDialog(page)).task
      const firstKey = await measureFirstKeystroke(page)
      const key = await measureTyping(page)
      return {
        open1000,
        firstKey1000: firstKey.paint,
        firstKeyTask1000: firstKey.task,
        key1000: key.script,
        keyTask1000: key.task,
      }
    },
  },
  {
    name: '1,000 locations',
    rounds: 10,
    size: { locations: 1000, services: 5 },
    async measure(page) {
      await walkToPersonal(page)
      const { paint, task } = await measureFirstChoice(page)
      return { firstChoice1000: paint, firstChoiceTask1000: task }
    },
  },
  {
    name: '10,000 locations',
    rounds: 5,
    size: { locations: 10_000, services: 5 },
    async measure(page) {
      await walkToPersonal(page)
      await measureFirstChoice(page)
      const choice = await measureLaterChoices(page)
      return { choice10000: choice.script, choiceTask10000: choice.task }
    },
  },
  {
    name: 'results',
    rounds: 10,
    size: { locations: 5, services: 10 },
    contestants: ['ours'],
    measure: async (page) => ({ results: await measureResults(page, 'all') }),
  },
  {
    name: 'results, required fields',
    rounds: 10,
    size: { locations: 5, services: 10 },
    contestants: ['ours'],
    measure: async (page) => ({ resultsRequired: await measureResults(page, 'required') }),
  },
  {
    name: 'results, 12 plans',
    rounds: 5,
    size: { locations: 5, services: 10, plans: 12, scenarios: 8 },
    contestants: ['ours'],
    measure: async (page) => ({ largeResults: await measureResults(page, 'all') }),
  },
]

export async function measureVisit(page: Page, { size, measure }: Visit, { addressFor }: Server) {
  await openHome(page, await addressFor(size))
  return measure(page)
}
