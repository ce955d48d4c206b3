import { sumExpenses, type Expenses } from '../../../calculator/rules/expenses.ts'
import { formatExactMoney } from '../../../calculator/rules/formatMoney.ts'
import { personLabels } from '../../../calculator/rules/persons.ts'
import { expectsBaby, selectInputs } from '../../../calculator/state/selectInputs.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import { optionsOf } from '../../../contract/optionsOf.ts'
import { parseOutputs, type Outputs, type PlanCosts } from '../../../contract/outputs.ts'
import { questionsOf, type PersonalAnswers } from '../../../contract/personalQuestions.ts'
import { calculate } from '../../../engine/calculate.ts'
import { formatNumber } from '../../../compare/values/numbers.ts'
import { describeAnswers, keyOfSurcharge, restoreModel, type Answers } from '../../state/session/Answers.ts'
import { answersForCase } from '../../state/session/Case.ts'
import { tierTitles } from '../../../compare/values/tierTitles.ts'
import { canBeCheckedByHand, describeArithmetic, type CalculatedExample } from './exampleSteps.ts'
import type { Block, SummarySection, SummaryTable } from './Summary.ts'

/** Results of the calculator, with the arithmetic of the best plan: two of an employee alone, and one of a family. */
export function exampleSection(year: ClientYear): SummarySection {
  return {
    title: 'Worked examples',
    blocks: [
      {
        kind: 'text',
        text: 'Each total is payroll deductions + surcharges and credits + out-of-pocket expenses − company money. Prices and payments are those above.',
      },
      ...chooseExamples(year).flatMap((example, index) =>
        exampleBlocks(year, example, `Example ${index + 1}`),
      ),
    ],
  }
}

/** Prefers examples of an employee alone that can be checked by hand. */
function chooseExamples(year: ClientYear): CalculatedExample[] {
  const ids = year.instance.scenarios.map(({ id }) => id)
  if (ids.length === 0) return []
  const first = ids.map((id) => calculateExample(year, id, 'EE', 0, false))
  const last = ids.map((id) => calculateExample(year, id, 'EE', -1, true))
  return [
    first.find(canBeCheckedByHand) ?? first[0]!,
    last.findLast(canBeCheckedByHand) ?? last.at(-1)!,
    calculateExample(year, ids[Math.floor(ids.length / 2)]!, 'EF', 0, false),
  ]
}

/** @param option the chosen option of every question. An index of -1 is the last. */
function calculateExample(
  year: ClientYear,
  scenario: Id,
  tier: CoverageCode,
  option: 0 | -1,
  hasSurcharge: boolean,
): CalculatedExample {
  const { instance, model } = year
  const { document } = model
  const personal = questionsOf(instance).map((question) => [
    question.answer,
    optionsOf(instance, question).at(option)?.id ?? null,
  ])
  const surcharge = hasSurcharge
    ? instance.surcharges.find(({ appliesTo }) => appliesTo?.includes(tier) ?? true)
    : undefined
  const defaults = answersForCase(year, null, { scenario, tier })
  const answers: Answers = {
    ...defaults,
    personal: { ...defaults.personal, ...(Object.fromEntries(personal) as PersonalAnswers) },
    surcharges: surcharge ? { [keyOfSurcharge(surcharge.id)]: true } : {},
  }
  const inputs = selectInputs(restoreModel(instance, answers), instance)
  const outputs = parseOutputs(calculate(model, inputs))
  const plan = document.plans.find(({ key }) => key === outputs.bestPlan)!
  const best = outputs.plans[outputs.bestPlan]!
  return { document, tier, answers, surcharge, inputs, outputs, plan, best }
}

const exactNote = 'You can check every step of this example by hand.'
const meanNote =
  'You cannot check the out-of-pocket expenses of this example by hand: which claims meet a limit or are first visits depends on their dates, so each amount is the mean of many orders of the claims.'

function exampleBlocks({ instance }: ClientYear, example: CalculatedExample, name: string): Block[] {
  const { tier, answers, outputs, best } = example
  const { family, baby } = answers
  const isWithoutBaby = expectsBaby(answers, instance) && family.children === 0 && !baby.isCovered
  const described = [
    ...describeAnswers(instance, answers),
    ...(isWithoutBaby ? ['The baby is not covered'] : []),
  ]
  const scenario = instance.scenarios.find(({ id }) => id === answers.scenario)!
  return [
    { kind: 'title', text: `${name}: ${tierTitles[tier]}, ${scenario.display}` },
    { kind: 'text', text: canBeCheckedByHand(example) ? exactNote : meanNote },
    {
      kind: 'facts',
      facts: [
        { term: 'Answers', text: described.join('; ') || 'None' },
        { term: 'Best plan', text: describeBest(outputs) },
      ],
    },
    { kind: 'table', ...costTable(outputs, name) },
    { kind: 'list', items: describeArithmetic(example) },
    { kind: 'table', ...expenseTable(best, name) },
  ]
}

function describeBest({ plans, bestPlan, runnerUp, savingsDidOverride }: Outputs) {
  const { displayName, totalCost } = plans[bestPlan]!
  const best = `${displayName}, ${formatExactMoney(totalCost)} a year`
  if (runnerUp === null) return best
  if (savingsDidOverride) return `${best}, because the employee avoids plans that need own money`
  const next = plans[runnerUp]!
  return `${best}. Next: ${next.displayName}, ${formatExactMoney(next.totalCost - totalCost)} more`
}

/** The terms of every plan's total. */
function costTable({ plans, bestPlan }: Outputs, example: string): SummaryTable {
  return {
    caption: `${example}, dollars a year under each plan`,
    corner: 'Plan',
    columns: ['Payroll', 'Surcharges', 'Out of pocket', 'Company money', 'Total'],
    isNumeric: true,
    rows: Object.entries(plans).map(([key, costs]) => ({
      heading: key === bestPlan ? `${costs.displayName} (best)` : costs.displayName,
      cells: [
        costs.payrollDeduction,
        costs.surchargeTotal,
        costs.outOfPocketExpenses,
        -costs.hsaFunds,
        costs.totalCost,
      ].map((amount) => formatExactMoney(amount)),
    })),
  }
}

const amountColumns: readonly [Exclude<keyof Expenses, 'uses' | 'amountOverMaximum'>, string][] = [
  ['allowedAmount', 'Full price'],
  ['deductible', 'Deductible'],
  ['copay', 'Copay'],
  ['coinsurance', 'Coinsurance'],
  ['notCovered', 'Not covered'],
  ['paid', 'Member pays'],
]

/** What the member pays for each person's uses of each service. Omits kinds of amounts that are all zero. */
function expenseTable({ displayName, explanation }: PlanCosts, example: string): SummaryTable {
  const total = sumExpenses(explanation)
  const shown = amountColumns.filter(([name]) => name === 'paid' || total[name] !== 0)
  const amountsOf = (sums: Expenses) => shown.map(([name]) => formatExactMoney(sums[name]))
  return {
    caption: `${example}, care under ${displayName}`,
    corner: 'Person and service',
    columns: ['Uses', 'Price', ...shown.map(([, title]) => title)],
    isNumeric: true,
    rows: [
      ...explanation.map((line) => ({
        heading: `${personLabels([line.person], adults)[0]}: ${line.name}`,
        cells: [
          formatNumber(line.uses),
          formatExactMoney(line.allowedAmount / line.uses),
          ...amountsOf(sumExpenses([line])),
        ],
      })),
      { heading: 'Total', cells: ['', '', ...amountsOf(total)], isTotal: true },
    ],
  }
}

const adults = { subscriber: 'Employee', spouse: 'Spouse' }
