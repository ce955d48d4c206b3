import { screen, within } from '@testing-library/react'
import type {
  ExpenseLine,
  LineItem,
  OutputsPayload,
  PlanCosts,
  ServiceAssumption,
} from '../../src/contract/outputs.ts'
import { setResponse } from '../server.ts'
import { instanceWith } from './instances.ts'
import { goToResults, visit, type User } from './visit.tsx'

export { child, family, line, plan, you } from './planCosts.ts'

const amountNames = ['deductible', 'copay', 'coinsurance', 'notCovered', 'amountOverMaximum'] as const

/** Opens the results of these plans. The first one is the best. */
export async function showResult(
  plans: Record<string, PlanCosts>,
  change: Partial<OutputsPayload> = {},
  chooseCoverage?: (user: User) => Promise<void>,
) {
  setResponse('instance', instanceWith({ features: {}, surcharges: [] }))
  setResponse('calculate', { ...toPayload(plans), bestPlan: Object.keys(plans)[0]!, ...change })
  const { user } = visit()
  await goToResults(user, chooseCoverage)
  await screen.findByText('OUT-OF-POCKET EXPENSES')
  return user
}

/** The plans as the API sends them. The persons and services of their lines are in the assumptions. */
function toPayload(plans: Record<string, PlanCosts>): Pick<OutputsPayload, 'plans' | 'assumptions'> {
  const lines = Object.values(plans).flatMap(({ explanation }) => explanation)
  const persons = [...new Map(lines.map(({ person }) => [JSON.stringify(person), person])).values()]
  const personIndex = ({ role, number }: ExpenseLine['person']) =>
    persons.findIndex((person) => person.role === role && person.number === number)
  const services = new Map<unknown, Required<ServiceAssumption>>()
  for (const { service: id, name, uses, allowedAmount, person } of lines) {
    const usesByPerson = services.get(id)?.usesByPerson ?? persons.map(() => 0)
    usesByPerson[personIndex(person)] = uses
    services.set(id, { id, name, uses, allowedAmount: allowedAmount / uses, usesByPerson })
  }
  const toLineItems = ({ explanation }: PlanCosts) => {
    const items = new Map<unknown, LineItem>()
    for (const { service, person, ...amounts } of explanation) {
      const item = items.get(service) ?? { service }
      items.set(service, item)
      for (const part of amountNames)
        (item[part] ??= persons.map(() => 0))[personIndex(person)] = amounts[part]
    }
    return [...items.values()]
  }
  return {
    plans: Object.fromEntries(
      Object.entries(plans).map(([key, costs]) => {
        const { explanation: _, ...payload } = costs
        return [key, { ...payload, lineItems: toLineItems(costs) }]
      }),
    ),
    ...(lines.length > 0 && {
      assumptions: { locationFactor: 1, persons, services: [...services.values()], claimOrder: [] },
    }),
  }
}

export const plansTable = () => screen.getByRole('table', { name: /What each plan may cost/, hidden: true })

export const columnTitles = () =>
  within(plansTable())
    .getAllByRole('columnheader', { hidden: true })
    .filter((header) => header.closest('table') === plansTable())
    .map(({ textContent }) => textContent)

export const rowOf = (name: string) =>
  within(plansTable())
    .getByRole('rowheader', { name: new RegExp(`^${name}`), hidden: true })
    .closest('tr')!

/** Opens the explanation of a plan and returns its row. */
export async function openExplanation(user: User, planName: string) {
  const row = rowOf(planName).nextElementSibling as HTMLElement
  await user.click(within(row).getByText(/^How we got to .* out of pocket$/))
  await within(row).findAllByRole('table', { hidden: true })
  return row
}

/** The texts of the cells of the table with this caption, row by row. */
export const cellsOf = (scope: HTMLElement, caption: string) =>
  within(within(scope).getByRole('table', { name: caption, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))
