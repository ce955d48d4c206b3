import type { Page } from '@playwright/test'
import type { OutputsPayload, PersonName, PlanCosts } from '../../../src/contract/outputs.ts'

interface Options {
  persons?: number
  services?: number
  /** Multiplies each amount of the explanation. */
  factor?: number
  /** Replaces costs of each plan. */
  costs?: Partial<PlanCosts>
  savingsDidOverride?: boolean
}

/** Adds line items and assumptions to each response, for the given number of persons and services. */
export async function addExplanation(page: Page, options: Options = {}) {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as OutputsPayload
    return route.fulfill({ response, json: explain(outputs, options) })
  })
}

function explain(
  outputs: OutputsPayload,
  { persons = 2, services = 15, factor = 1, costs, savingsDidOverride }: Options,
): OutputsPayload {
  const household = Array.from({ length: persons }, (_, index) => createPerson(index))
  const used = Array.from({ length: services }, (_, index) => ({
    id: index,
    name: `Service ${index + 1}`,
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
    savingsDidOverride: savingsDidOverride ?? outputs.savingsDidOverride,
    assumptions: {
      locationFactor: 1.15,
      persons: household,
      services: used,
      claimOrder: ['Copays come first.', 'Then the most expensive service.'],
    },
  }
}

function createPerson(index: number): PersonName {
  if (index < 2) return { role: index === 0 ? 'subscriber' : 'spouse', number: 1 }
  return { role: 'child', number: index - 1 }
}
