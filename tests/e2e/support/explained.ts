import type { Page } from '@playwright/test'
import type { ExpenseLine, Outputs, PersonName, PlanCosts } from '../../../src/contract/outputs.ts'

interface Options {
  persons?: number
  services?: number
  /** Multiplies every amount of the explanation. */
  factor?: number
  /** Replaces costs of every plan. */
  costs?: Partial<PlanCosts>
}

/** From now on every answer explains itself, for a household and services as many as are asked for. */
export async function explainAnswers(page: Page, options: Options = {}) {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as Outputs
    return route.fulfill({ response, json: explained(outputs, options) })
  })
}

function explained(outputs: Outputs, { persons = 2, services = 15, factor = 1, costs }: Options): Outputs {
  const household = Array.from({ length: persons }, (_, place) => personAt(place))
  const used = Array.from({ length: services }, (_, place) => ({
    id: place,
    name: `Service ${place + 1}`,
    uses: persons,
    allowedAmount: 200 * factor,
  }))
  const explanation = household.flatMap((person) =>
    used.map(({ id, name }) => lineOf(person, id, name, factor)),
  )
  const [best, ...others] = Object.entries(outputs.plans)
  return {
    ...outputs,
    plans: Object.fromEntries([
      [
        best![0],
        {
          ...best![1],
          worstCase: 6200.4 * factor,
          outOfPocketExpenses: 180.5 * factor * explanation.length,
          explanation,
          ...costs,
        },
      ],
      ...others.map(([key, plan]) => [
        key,
        { ...plan, worstCase: null, dominatedBy: best![0], explanation: null, ...costs },
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

function lineOf(person: PersonName, service: number, name: string, factor: number): ExpenseLine {
  return {
    person,
    service,
    name,
    uses: 1,
    allowedAmount: 200 * factor,
    deductible: 100 * factor,
    copay: 60.25 * factor,
    coinsurance: 20.25 * factor,
    cut: 10 * factor,
  }
}
