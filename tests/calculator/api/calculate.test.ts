// @vitest-environment node
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { describe, expect, it, vi } from 'vitest'
import { calculate } from '../../../src/calculator/api/calculate.ts'
import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import { requests, setResponse } from '../../server.ts'
import { received, settings, withPage } from './page.ts'

withPage()

const inputs: CalculationInputs = {
  coverage: 'EE',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true },
  ...noPersonalAnswers,
  location: 0,
  savingsStyle: '',
}
const { signal } = new AbortController()

describe('a calculation', () => {
  it.each([
    [null, 'POST /v1/mediplan/calculate'],
    ['2028', 'POST /v1/mediplan/calculate/2028'],
  ])('for the year %s posts the inputs unchanged to %s', async (year, call) => {
    setResponse('calculate', { plans: { basic: aPlan }, bestPlan: 'basic' })
    const { bestPlan, plans } = await calculate(inputs, year, settings, signal)
    expect([bestPlan, plans]).toEqual(['basic', { basic: { ...aPlan, explanation: [] } }])
    expect(received()).toEqual([call])
    expect(requests[0]!.body).toEqual(inputs)
  })

  it('is requested once, even if it fails', async () => {
    setResponse('calculate', {}, 500)
    await expect(calculate(inputs, null, settings, signal)).rejects.toMatchObject({ status: 500 })
    expect(requests).toHaveLength(1)
  })

  it('fails if the best plan is not one of the plans', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    setResponse('calculate', { plans: { basic: aPlan }, bestPlan: 'premium' })
    await expect(calculate(inputs, null, settings, signal)).rejects.toMatchObject({ failure: 'shape' })
    vi.mocked(console.error).mockClear()
  })
})

const aPlan = {
  displayName: 'Basic',
  outOfPocketExpenses: 1200.5,
  hsaFunds: 500,
  payrollDeduction: 2400,
  surchargeTotal: 0,
  totalCost: 3100.5,
}
