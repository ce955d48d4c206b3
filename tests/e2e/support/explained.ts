import type { Page } from '@playwright/test'
import type { OutputsPayload, PersonName, PlanCosts } from '../../../src/contract/outputs.ts'

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
    const outputs = (await response.json()) as OutputsPayload
    return route.fulfill({ response, json: explained(outputs, options) })
  })
}

function explained(
  outputs: OutputsPayload,
  { persons = 2, services = 15, factor = 1, costs }: Options,
): OutputsPayload {
  const household = Array.from({ length: persons }, (_, place) => personAt(place))
  const used = Array.from({ length: services }, (_, place) => ({
    id: place,
    name: `Service ${place + 1}`,
    uses: persons,
    allowedAmount: 200 * factor,
    usesByPerson: household.map(() => 1),
  }))
  const each = (amount: number) => household.map(() => amount * factor)
  const lineItems = used.map(({ id }) => ({
    service: id,
    deductible: each(100),
    copay: each(60.25),
    coinsurance: each(20.25),
    amountOverMaximum: each(10),
  }))
  const [best, ...others] = Object.entries(outputs.plans)
  return {
    ...outputs,
    plans: Object.fromEntries([
      [
        best![0],
        {
          ...best![1],
          worstCase: 6200.4 * factor,
          outOfPocketExpenses: 180.5 * factor * persons * services,
          lineItems,
          ...costs,
        },
      ],
      ...others.map(([key, plan]) => [
        key,
        { ...plan, worstCase: null, dominatedBy: best![0], lineItems: null, ...costs },
      ]),
    ]) as OutputsPayload['plans'],
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
