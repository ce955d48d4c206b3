import type { Instance } from '../../contract/instance.ts'
import type { OutputsPayload } from '../../contract/outputs.ts'
import { calculate } from '../../service/engine/calculate.ts'
import type { Model } from '../../service/engine/model.ts'
import { quietQuestions, yearQuestions, type Question } from './questions.ts'

type Costs = OutputsPayload['plans']

/** A year's costs by plan, and whom it is about. */
interface Answer {
  question: Question
  costs: Costs
}

/** How the plans of a line-up stand beside each other. */
export interface Standing {
  /** The plans that are dominated in every tier and salary band, with the keys of those that dominate them. */
  dominated: Map<string, Set<string>>
  /** The keys of the other plans that cost least in none of the years that were tried. */
  never: Set<string>
  /** How many years were tried; trying ends when each of them was best once. */
  years: number
}

export function standingOf(instance: Instance, model: Model): Standing {
  const quiet = [...quietQuestions(instance)].map((question) => answer(model, question))
  const dominated = dominatedIn(model, quiet)
  return { dominated, ...neverBest(instance, model, quiet, dominated) }
}

function answer(model: Model, question: Question): Answer {
  return { question, costs: calculate(model, question).plans }
}

function dominatedIn({ plans }: Model, quiet: Answer[]): Standing['dominated'] {
  const dominators = (key: string) => quiet.map(({ costs }) => costs[key]?.dominatedBy)
  const isText = (key: unknown) => typeof key === 'string'
  return new Map(
    plans
      .map(({ plan }) => ({ key: plan.key, by: dominators(plan.key) }))
      .filter(({ by }) => by.every(isText))
      .map(({ key, by }) => [key, new Set(by.filter(isText))]),
  )
}

function neverBest(
  instance: Instance,
  model: Model,
  quiet: Answer[],
  dominated: Standing['dominated'],
): Pick<Standing, 'never' | 'years'> {
  const never = new Set(model.plans.map(({ plan }) => plan.key).filter((key) => !dominated.has(key)))
  const choices = choicesOf(model)
  let years = 0
  const compare = (costOf: (key: string) => number) => {
    years += 1
    for (const keys of choices) for (const key of cheapest(keys, costOf)) never.delete(key)
  }
  for (const { costs } of quiet) {
    compare((key) => costs[key]!.totalCost)
    compare((key) => costs[key]!.worstCase ?? Infinity)
  }
  for (const question of yearQuestions(instance, model.document)) {
    if (never.size === 0) break
    const { costs } = answer(model, question)
    // Of what a year costs, only the payroll depends on the salary band.
    for (const band of quiet.filter((each) => each.question.coverage === question.coverage))
      compare(
        (key) => costs[key]!.totalCost - costs[key]!.payrollDeduction + band.costs[key]!.payrollDeduction,
      )
  }
  return { never, years }
}

/** All plans, and for those who are steered away from accounts to fill themselves, the others. */
function choicesOf({ plans, document }: Model): string[][] {
  const keysOf = (chosen: typeof plans) => chosen.map(({ plan }) => plan.key)
  const isSteered = document.savingsStyles.some(({ avoidsOwnMoney }) => avoidsOwnMoney)
  return [
    keysOf(plans),
    ...(isSteered ? [keysOf(plans.filter(({ plan }) => !plan.account?.needsOwnMoney))] : []),
  ]
}

/** Within a cent, which is what adding up dollars can be off. */
function cheapest(keys: string[], costOf: (key: string) => number): string[] {
  const least = Math.min(...keys.map(costOf))
  return keys.filter((key) => costOf(key) < least + 0.005)
}
