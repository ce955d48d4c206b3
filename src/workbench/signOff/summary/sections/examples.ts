import type { Family } from '../../../../calculator/rules/family.ts'
import { formatExactMoney } from '../../../../calculator/rules/formatMoney.ts'
import { selectInputs } from '../../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../../clients/clients.ts'
import type { CalculationInputs, CoverageCode } from '../../../../contract/inputs.ts'
import type { Id, Instance } from '../../../../contract/instance.ts'
import { optionsOf } from '../../../../contract/optionsOf.ts'
import { parseOutputs, type Outputs } from '../../../../contract/outputs.ts'
import { questionsOf, type PersonalAnswers } from '../../../../contract/personalQuestions.ts'
import type { PlansDocument } from '../../../../contract/plans.ts'
import { calculate } from '../../../../engine/calculate.ts'
import {
  restoreModel,
  type Answers,
  withDefaultAnswers,
  describeAnswers,
} from '../../../state/session/Answers.ts'
import { tierTitles } from '../../../tierTitles.ts'
import type { Block, Section } from '../Summary.ts'
import { describeArithmetic } from './exampleArithmetic.ts'
import { canBeCheckedByHand, describeCare } from './exampleCare.ts'
import { costTable, expenseTable } from './exampleTables.ts'

/** Which answers an example gives. */
interface Example {
  tier: CoverageCode
  scenario: Id
  /** The chosen option of every question. An index of -1 is the last. */
  option: 0 | -1
  hasSurcharge: boolean
}

/** An example with its result. */
interface Calculated {
  example: Example
  answers: Answers
  inputs: CalculationInputs
  outputs: Outputs
  isExact: boolean
}

/** Results of the calculator, with the arithmetic of the best plan: two of an employee alone, and one of a family. */
export function exampleSection(year: ClientYear): Section {
  return {
    title: 'Worked examples',
    blocks: [
      {
        kind: 'text',
        text: 'Each total is payroll deductions + surcharges and credits + out-of-pocket expenses − company money. Prices and payments are those above.',
      },
      ...chooseExamples(year).flatMap((example, index) => exampleBlocks(year, example, index + 1)),
    ],
  }
}

/** Prefers examples of an employee alone that can be checked by hand. */
function chooseExamples(year: ClientYear): Calculated[] {
  const ids = year.instance.scenarios.map(({ id }) => id)
  if (ids.length === 0) return []
  const calculateAll = (example: Omit<Example, 'scenario'>) =>
    ids.map((scenario) => calculateExample(year, { ...example, scenario }))
  const first = calculateAll({ tier: 'EE', option: 0, hasSurcharge: false })
  const last = calculateAll({ tier: 'EE', option: -1, hasSurcharge: true })
  const middle = ids[Math.floor(ids.length / 2)]!
  return [
    first.find(({ isExact }) => isExact) ?? first[0]!,
    last.findLast(({ isExact }) => isExact) ?? last.at(-1)!,
    calculateExample(year, { tier: 'EF', scenario: middle, option: 0, hasSurcharge: false }),
  ]
}

function calculateExample({ instance, model }: ClientYear, example: Example): Calculated {
  const { document } = model
  const answers = answersFor(instance, document, example)
  const inputs = selectInputs(restoreModel(instance, answers), instance)
  const outputs = parseOutputs(calculate(model, inputs))
  const { explanation } = outputs.plans[outputs.bestPlan]!
  const plan = document.plans.find(({ key }) => key === outputs.bestPlan)!
  return { example, answers, inputs, outputs, isExact: canBeCheckedByHand(document, plan, explanation) }
}

const exactNote = 'You can check every step of this example by hand.'
const meanNote =
  'You cannot check the out-of-pocket expenses of this example by hand: which claims meet a limit depends on their dates, so each amount is the mean of many orders of the claims.'

function exampleBlocks({ instance, model }: ClientYear, calculated: Calculated, number: number): Block[] {
  const { document } = model
  const { example, answers, inputs, outputs, isExact } = calculated
  const name = `Example ${number}`
  const best = outputs.plans[outputs.bestPlan]!
  const plan = document.plans.find(({ key }) => key === outputs.bestPlan)!
  const scenario = instance.scenarios.find(({ id }) => id === example.scenario)!
  const surcharge = instance.surcharges.find(({ id }) => answers.surcharges.includes(id))
  return [
    { kind: 'title', text: `${name}: ${tierTitles[example.tier]}, ${scenario.display}` },
    { kind: 'text', text: isExact ? exactNote : meanNote },
    {
      kind: 'facts',
      facts: [
        { term: 'Answers', text: describeAnswers(instance, answers).join('; ') || 'None' },
        { term: 'Best plan', text: describeBest(outputs) },
      ],
    },
    { kind: 'table', ...costTable(outputs, name) },
    { kind: 'list', items: describeArithmetic(document, plan, best, inputs, example.tier, surcharge) },
    { kind: 'table', ...expenseTable(best, name) },
    ...(isExact ? [{ kind: 'list' as const, items: describeCare(plan, best.explanation) }] : []),
  ]
}

function answersFor(
  instance: Instance,
  document: PlansDocument,
  { tier, scenario, option, hasSurcharge }: Example,
): Answers {
  const { adults, children } = document.persons[tier]
  const family: Family = { spouse: adults > 1, children }
  const personal = questionsOf(instance).map((question) => [
    question.answer,
    optionsOf(instance, question).at(option)?.id ?? null,
  ])
  const answers = withDefaultAnswers(instance, null)
  const surcharge =
    hasSurcharge && instance.surcharges.find(({ appliesTo }) => appliesTo?.includes(tier) ?? true)
  return {
    ...answers,
    family,
    personal: { ...answers.personal, ...(Object.fromEntries(personal) as PersonalAnswers) },
    scenario,
    surcharges: surcharge ? [surcharge.id] : [],
  }
}

function describeBest({ plans, bestPlan, runnerUp, savingsDidOverride }: Outputs) {
  const { displayName, totalCost } = plans[bestPlan]!
  const best = `${displayName}, ${formatExactMoney(totalCost)} a year`
  if (runnerUp === null) return best
  if (savingsDidOverride) return `${best}, because the employee avoids plans that need own money`
  const next = plans[runnerUp]!
  return `${best}. Next: ${next.displayName}, ${formatExactMoney(next.totalCost - totalCost)} more`
}
