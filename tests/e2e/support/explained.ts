import type { Page } from '@playwright/test'
import type { OutputsPayload, PersonName } from '../../../src/contract/outputs.ts'

interface Household {
  persons?: number
  services?: number
}

/** From now on every answer explains itself, for a household and services as many as are asked for. */
export async function explainAnswers(page: Page, { persons = 2, services = 15 }: Household = {}) {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    return route.fulfill({ response, json: explained(outputs, persons, services) })
  })
}

function explained(outputs: OutputsPayload, persons: number, services: number): OutputsPayload {
  const household = Array.from({ length: persons }, (_, place) => personAt(place))
  const used = Array.from({ length: services }, (_, place) => ({
    id: place,
    name: `Service ${place + 1}`,
    uses: persons,
    allowedAmount: 200,
    usesByPerson: household.map(() => 1),
  }))
  const each = (amount: number) => household.map(() => amount)
  const lineItems = used.map(({ id }) => ({
    service: id,
    deductible: each(100),
    copay: each(60.25),
    coinsurance: each(20.25),
    cut: each(10),
  }))
  const [best, ...others] = Object.entries(outputs.plans)
  return {
    ...outputs,
    plans: Object.fromEntries([
      [
        best![0],
        { ...best![1], worstCase: 6200.4, outOfPocketExpenses: 180.5 * persons * services, lineItems },
      ],
      ...others.map(([key, plan]) => [
        key,
        { ...plan, worstCase: null, dominatedBy: best![0], lineItems: null },
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
