import type { Page } from '@playwright/test'
import type { ExpenseLine, Outputs, PersonName } from '../../../src/contract/outputs.ts'

interface Household {
  persons?: number
  services?: number
}

/** From now on every answer explains itself, for a household and services as many as are asked for. */
export async function explainAnswers(page: Page, { persons = 2, services = 15 }: Household = {}) {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as Outputs
    return route.fulfill({ response, json: explained(outputs, persons, services) })
  })
}

function explained(outputs: Outputs, persons: number, services: number): Outputs {
  const household = Array.from({ length: persons }, (_, place) => personAt(place))
  const used = Array.from({ length: services }, (_, place) => ({
    id: place,
    name: `Service ${place + 1}`,
    uses: persons,
    allowedAmount: 200,
  }))
  const explanation = household.flatMap((person) => used.map(({ id, name }) => lineOf(person, id, name)))
  const [best, ...others] = Object.entries(outputs.plans)
  return {
    ...outputs,
    plans: Object.fromEntries([
      [
        best![0],
        { ...best![1], worstCase: 6200.4, outOfPocketExpenses: 180.5 * explanation.length, explanation },
      ],
      ...others.map(([key, plan]) => [
        key,
        { ...plan, worstCase: null, dominatedBy: best![0], explanation: null },
      ]),
    ]) as Outputs['plans'],
    bestPlan: best![0],
    assumptions: {
      locationFactor: 1.15,
      persons: household,
      services: used,
      claimOrder: ['Copays come first.', 'Then the dearest service.'],
    },
  }
}

function personAt(place: number): PersonName {
  if (place < 2) return { role: place === 0 ? 'subscriber' : 'spouse', number: 1 }
  return { role: 'child', number: place - 1 }
}

function lineOf(person: PersonName, service: number, name: string): ExpenseLine {
  return {
    person,
    service,
    name,
    uses: 1,
    allowedAmount: 200,
    deductible: 100,
    copay: 60.25,
    coinsurance: 20.25,
    cut: 10,
  }
}
