import type { InstancePayload } from '../../src/contract/generated/instance.d.ts'
import type { OutputsPayload } from '../../src/contract/generated/outputs.d.ts'

export interface ClientSize {
  locations: number
  services: number
}

/** A client with every feature on, and as many locations and services as asked for. */
export function clientOf({ locations, services }: ClientSize): InstancePayload {
  return {
    client: { planYear: 2027, displayName: 'Bench & Sons', url: 'https://example.com/' },
    features: { salaryBands: true, locations: true, savings: true, singleChild: true, customScenario: true },
    scenarios: named(4, (position) => `Year ${position}`).map(({ id, name }) => ({ id, display: name })),
    services: named(services, serviceName),
    locations: named(locations, (position) => `Location ${position}`),
    salaryBands: named(6, (position) => `Band ${position}`),
    savingsStyles: named(3, (position) => `Style ${position}`).map(({ id, name }) => ({
      id,
      displayText: name,
    })),
    surcharges: [
      { id: 'tobacco', statement: 'I or my spouse use tobacco' },
      { id: 'wellness', statement: 'I have completed the wellness program' },
    ],
    customScenarioUses: [],
  }
}

export function serviceName(position: number) {
  return `Service ${position}`
}

export const outputs: OutputsPayload = {
  plans: { low: plan('Low Plan', 1200), middle: plan('Middle Plan', 900), high: plan('High Plan', 400) },
  bestPlan: 'middle',
  potentialSavings: 700,
  savingsDidOverride: true,
  contributionLimit: { accountType: 'HSA', limit: 4400 },
}

function named(count: number, nameOf: (position: number) => string) {
  return Array.from({ length: count }, (_, position) => ({ id: `id-${position}`, name: nameOf(position) }))
}

function plan(displayName: string, outOfPocketExpenses: number) {
  const money = { outOfPocketExpenses, hsaFunds: 500, payrollDeduction: 1800, surchargeTotal: 100 }
  return { ...money, displayName, totalCost: outOfPocketExpenses - 500 + 1800 + 100 }
}
