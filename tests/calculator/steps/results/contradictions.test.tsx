import { describe, expect, it } from 'vitest'
import { initialAccountInputs } from '../../../../src/calculator/state/accountInputs.ts'
import { initialModel } from '../../../../src/calculator/state/model.ts'
import type { Outputs, PlanCosts } from '../../../../src/contract/outputs.ts'
import { isFullRun } from '../../../kit/fullRun.ts'
import { hardSentences } from '../../../kit/readability.ts'
import { sampleResults, type SampleResult } from '../../../kit/sampleResults.ts'
import { instanceWith } from '../../instances.ts'
import { outputs, plan, planFacts } from '../../planCosts.ts'
import { amountChecks } from './amountChecks.ts'
import { planChecks } from './planChecks.ts'
import { messages, show } from './shownResult.tsx'
import { worstCaseChecks } from './worstCaseChecks.ts'

/** Answers about taxes and the current plan for some results, and for others only the fields of the specification. */
function varied(result: SampleResult, index: number): SampleResult {
  const keys = Object.keys(result.outputs.plans)
  const taxes = {
    ...initialAccountInputs(result.model.family),
    countsTaxes: true,
    income: '85,000',
    contribution: index % 4 === 0 ? '900' : null,
  }
  const model = {
    ...result.model,
    currentPlan: index % 3 === 0 ? { key: keys[index % keys.length]! } : null,
    accountInputs: index % 2 === 0 ? taxes : null,
  }
  return { ...result, model, outputs: index % 5 === 4 ? specificationOf(result.outputs) : result.outputs }
}

function specificationOf({
  plans,
  bestPlan,
  potentialSavings,
  savingsDidOverride,
  contributionLimit,
}: Outputs) {
  const offered = Object.entries(plans).map(([key, each]) => {
    const { displayName, outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } = each
    return [
      key,
      {
        displayName,
        outOfPocketExpenses,
        hsaFunds,
        payrollDeduction,
        surchargeTotal,
        totalCost,
        explanation: [],
      },
    ]
  })
  return outputs(Object.fromEntries(offered), {
    bestPlan,
    potentialSavings,
    savingsDidOverride,
    contributionLimit,
  })
}

/** Results that no sample client has. The first plan is the best one. */
const written: [string, Record<string, Partial<PlanCosts>>, Partial<Outputs>?][] = [
  ['one plan', { Saver: {} }],
  [
    'equal amounts',
    { Saver: { totalCost: 2000.4, worstCase: 9000.4 }, PPO: { totalCost: 1999.6, worstCase: 8999.6 } },
  ],
  [
    'half dollars',
    { Saver: { totalCost: -2.5, hsaFunds: 900, worstCase: -1.5 }, PPO: { totalCost: 0.5, worstCase: 2.5 } },
  ],
  [
    'half dollars of savings',
    {
      Saver: { totalCost: 100.5, payrollDeduction: 1000 },
      PPO: { totalCost: 101.5, payrollDeduction: 1200 },
    },
  ],
  [
    'no limit',
    {
      Saver: { facts: { ...planFacts, maximumExcludesCopays: true } },
      PPO: { totalCost: 3000, worstCase: 9000 },
    },
  ],
  [
    'an override',
    { Saver: { totalCost: 3000, worstCase: 5000 }, PPO: { totalCost: 2000, worstCase: 5782.4 } },
    { savingsDidOverride: true, potentialSavings: 782.4, comparedWith: 'PPO' },
  ],
  [
    'a plan that saves less in the worst case than it costs more',
    {
      Saver: { totalCost: 1000, worstCase: 9000 },
      PPO: { totalCost: 1500, worstCase: 9000 },
      HMO: { totalCost: 4000, worstCase: 8000 },
    },
    { confidence: 'clear' },
  ],
  [
    'a plan that never costs less',
    { Saver: { totalCost: 1000 }, Old: { totalCost: 1200, dominatedBy: 'PPO' }, PPO: { totalCost: 1200 } },
    { scenarios: [costsOf('quiet', 1000, 1200, 1200), costsOf(2, 5000, 3000, 3000)] },
  ],
  [
    'equal scenarios',
    { Saver: { totalCost: 1000 }, Old: { totalCost: 1000.4 } },
    { scenarios: [costsOf('quiet', 1000, 1000.4), costsOf(2, 5000.4, 5000)] },
  ],
  [
    'a part of a year',
    {
      Saver: {
        outOfPocketExpenses: 199.8,
        monthly: { expenses: [133.2, 0, 66.6, 0, 0, 0], highest: 133.2 },
        facts: { ...planFacts, payroll: { deductions: 13, amount: 38.5 } },
        surchargeTotal: 130,
      },
      PPO: { totalCost: 3000, facts: { ...planFacts, payroll: { deductions: 13, amount: 76.92 } } },
    },
  ],
  [
    'a birth',
    {
      Saver: { facts: { ...planFacts, payroll: { deductions: 26, amount: 38.46, afterBirth: 64 } } },
      PPO: {
        totalCost: 3000,
        facts: { ...planFacts, payroll: { deductions: 26, amount: 76.92, afterBirth: 99 } },
      },
    },
    {
      assumptions: {
        locationFactor: 1,
        persons: [],
        services: [],
        claimOrder: [],
        birth: { month: 5 },
      },
    },
  ],
  [
    'a bill as large as the company money',
    {
      Saver: {
        hsaFunds: 500,
        largestBill: { amount: 1999.6, service: 0 },
        facts: {
          ...planFacts,
          accountType: 'HSA',
          companyContribution: { full: 2000.4, used: 500, remaining: 1500.4 },
        },
      },
      PPO: { totalCost: 3000 },
    },
  ],
]

function costsOf(
  scenario: string | number,
  Saver: number,
  Old: number,
  PPO = 0,
): Outputs['scenarios'][number] {
  return { scenario, totalCosts: { Saver, Old, PPO }, bestPlan: 'Saver' }
}

function writtenResult([name, plans, change = {}]: (typeof written)[number], index: number): SampleResult {
  const instance = instanceWith()
  const all = Object.fromEntries(Object.entries(plans).map(([key, each]) => [key, plan(key, each)]))
  const model = { ...initialModel(instance), scenario: 'quiet' }
  return varied({ name, language: 'en', instance, model, outputs: outputs(all, change) }, 2 * (index % 2))
}

const count = isFullRun ? 500 : 100
const shownResults = [...sampleResults(count).map(varied), ...written.map(writtenResult)].map(show)

describe('the results of random answers to all sample clients, in each language', () => {
  it.each(Object.entries({ ...planChecks, ...worstCaseChecks, ...amountChecks }))('%s', (_, check) => {
    const problems = shownResults.flatMap((shown) =>
      check(shown).map((problem) => `${problem}, ${shown.name}`),
    )
    expect(problems).toEqual([])
  })

  it.each(['en', 'es'] as const)('every sentence is easy to read: %s', (tag) => {
    const { steps: texts } = messages[tag]!
    const specified = new Set([
      texts.results.best,
      texts.savingsStyle,
      texts.notes.averages,
      texts.notes.cheapestFacility,
      texts.notes.maximums,
    ])
    const lines = new Set(
      shownResults
        .filter(({ language }) => language === tag)
        .flatMap(({ text, instance, outputs: all }) => {
          const names = [
            ...Object.values(all.plans).map(({ displayName }) => displayName),
            ...instance.scenarios.map(({ display }) => display),
            ...(all.assumptions?.services ?? []).map(({ name }) => name),
            all.assumptions?.source ?? '',
          ]
            .filter(Boolean)
            .toSorted((one, other) => other.length - one.length)
          return Object.values(text).flatMap((part) =>
            names
              .reduce((rest, name) => rest.replaceAll(name, ''), part)
              .replaceAll(/\$[\d,]+/g, '$100')
              .split('\n'),
          )
        }),
    )
    expect(
      [...lines].filter((line) => !specified.has(line)).flatMap((line) => hardSentences(line, tag)),
    ).toEqual([])
  })
})
