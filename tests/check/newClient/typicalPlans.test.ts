import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import { expect, test } from 'vitest'
import type { CoverageCode } from '../../../src/contract/inputs.ts'
import { defaultAnswers, type PlanKind } from '../../../src/check/newClient/questions.ts'
import { newPlans } from '../../../src/check/newClient/newDocuments.ts'
import { calculate } from '../../../src/engine/calculate.ts'
import { createModel } from '../../../src/engine/createModel.ts'

const tiers: CoverageCode[] = ['EE', 'ES', 'EC', 'EF']
const bands = ['Low pay', 'High pay']
const ids = ['low-pay', 'high-pay']

/** All selections of zero to two plans of each kind. */
const selections = [0, 1, 2].flatMap((ppo) =>
  [0, 1, 2].flatMap((hdhp) =>
    [0, 1, 2].map((copay): PlanKind[] => [
      ...Array<PlanKind>(ppo).fill('ppo'),
      ...Array<PlanKind>(hdhp).fill('hdhp'),
      ...Array<PlanKind>(copay).fill('copay'),
    ]),
  ),
)

test.each(selections.filter((plans) => plans.length > 0).map((plans) => ({ plans })))(
  'each of $plans is the best plan in some scenario and tier of every salary band',
  ({ plans }) => {
    const document = newPlans({ ...defaultAnswers('acme'), planYear: 2027, plans, salaryBands: bands })
    const model = createModel(document, 2027)
    for (const salaryBand of ids) {
      const best = document.scenarios.flatMap(({ id: scenario }) =>
        tiers.map(
          (coverage) => calculate(model, { ...nothingElse, scenario, coverage, salaryBand }).bestPlan,
        ),
      )
      expect(new Set(best)).toEqual(new Set(document.plans.map(({ key }) => key)))
    }
  },
)

test('numbers the second plan of a kind', () => {
  const { plans } = newPlans({ ...defaultAnswers('acme'), plans: ['ppo', 'hdhp', 'ppo'] })
  expect(plans.map(({ key, displayName }) => [key, displayName])).toEqual([
    ['ppo', 'PPO Plan'],
    ['hdhp', 'High Deductible Plan with HSA'],
    ['ppo-2', 'PPO Plan 2'],
  ])
})

const nothingElse = { ...noPersonalAnswers, customScenario: null, surcharges: {} }
