import { generateClient } from '../../../../fixtures/generate.ts'
import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import { parsePlans } from '../../../../src/contract/plans.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import { createModel } from '../../../../src/engine/createModel.ts'

export interface Size {
  plans: number
  services: number
  persons: number
}

const family: CalculationInputs = {
  coverage: 'EF',
  scenario: 'everything',
  customScenario: null,
  surcharges: {},
  location: null,
  salaryBand: null,
  savingsStyle: null,
}

/** The calculation for a household of whom everyone uses every service, so that each cell of the size is work. */
export function calculationOf({ plans, services, persons }: Size): () => unknown {
  const { plans: generated } = generateClient({ plans, services, locations: 1 })
  const adults = Math.min(persons, 2)
  const document = parsePlans({
    ...generated,
    persons: { ...generated.persons, EF: { adults, children: persons - adults } },
    scenarios: [
      {
        id: family.scenario,
        uses: generated.services.map(({ id }) => ({ service: id, perAdult: 3, perChild: 3 })),
      },
    ],
  })
  const model = createModel(document, 2027)
  return () => calculate(model, family)
}
