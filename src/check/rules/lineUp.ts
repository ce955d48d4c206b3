import type { Instance } from '../../contract/instance.ts'
import { calculateCosts } from '../../engine/calculate.ts'
import type { Model } from '../../engine/Model.ts'
import type { PlanCost } from '../../engine/planCost.ts'
import { quietQuestions, yearQuestions, type Question } from './questions.ts'

/** A year's costs in the plans' order, and whom it is about. */
interface Answer {
  question: Question
  costs: PlanCost[]
}

/** How the plans of a line-up stand beside each other. */
export interface Standing {
  /** The plans that are dominated in every tier and salary band, with the keys of those that dominate them. */
  dominated: Map<string, Set<string>>
  /** The other plans that are not the cheapest in any year that was tried, by key, and what beats them. */
  never: Map<string, Beaten>
  /** How many years were tried; trying ends when each of them was best once. */
  years: number
}

/** The plan that beats another, and how much less it costs in a year, in cents. */
export interface Beaten {
  by: string
  /** The smallest and the largest difference. */
  least: number
  most: number
  /**
   * Whether it costs less in every year that was tried. If not, `least` is the smallest difference from the cheapest
   * plan.
   */
  isAlways: boolean
}

export function standingOf(instance: Instance, model: Model): Standing {
  const quiet = [...quietQuestions(instance)].map((question) => answer(model, question))
  const dominated = dominatedIn(model, quiet)
  return { dominated, ...neverBest(instance, model, quiet, dominated) }
}

function answer(model: Model, question: Question): Answer {
  return { question, costs: calculateCosts(model, question) }
}

function dominatedIn({ plans }: Model, quiet: Answer[]): Standing['dominated'] {
  const isText = (key: string | null | undefined) => typeof key === 'string'
  return new Map(
    plans
      .map(({ plan }, place) => ({ key: plan.key, by: quiet.map(({ costs }) => costs[place]?.dominatedBy) }))
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
  const keys = model.plans.map(({ plan }) => plan.key)
  const never = new Set(keys.flatMap((key, place) => (dominated.has(key) ? [] : [place])))
  const choices = choicesOf(model)
  const tried: number[][] = []
  /** @param costs in cents, in the plans' order */
  const compare = (costs: number[]) => {
    tried.push(costs)
    for (const places of choices) for (const place of cheapest(places, costs)) never.delete(place)
  }
  for (const { costs } of quiet) {
    compare(costs.map(({ total }) => total))
    compare(costs.map(({ worstCase }) => worstCase))
  }
  for (const question of yearQuestions(instance, model.document)) {
    if (never.size === 0) break
    const { costs } = answer(model, question)
    // Of what a year costs, only the payroll depends on the salary band.
    for (const band of quiet.filter((each) => each.question.coverage === question.coverage))
      compare(costs.map(({ total, payroll }, place) => total - payroll + band.costs[place]!.payroll))
  }
  return {
    never: new Map([...never].map((place) => [keys[place]!, beatenBy(place, keys, tried)])),
    years: tried.length,
  }
}

/** The plan that always costs less, by the largest margin; if there is none, the cheapest plan of the closest year. */
function beatenBy(place: number, keys: string[], tried: number[][]): Beaten {
  const gaps = keys.map((by, other) => {
    const all = tried.map((costs) => costs[place]! - costs[other]!)
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return { by, least, most, isAlways: other !== place && least > 0 }
  })
  const [always] = gaps.filter(({ isAlways }) => isAlways).toSorted((one, other) => other.least - one.least)
  if (always) return always
  const nearest = tried
    .map((costs) => {
      const cost = Math.min(...costs)
      return { by: keys[costs.indexOf(cost)]!, gap: costs[place]! - cost }
    })
    .reduce((least, year) => (year.gap < least.gap ? year : least))
  return { by: nearest.by, least: nearest.gap, most: nearest.gap, isAlways: false }
}

/** The places of all plans, and for those who are steered away from accounts to fill themselves, of the others. */
function choicesOf({ plans, document }: Model): number[][] {
  const all = [...plans.keys()]
  const isSteered = document.savingsStyles.some(({ avoidsOwnMoney }) => avoidsOwnMoney)
  return [all, ...(isSteered ? [all.filter((place) => !plans[place]!.plan.account?.needsOwnMoney)] : [])]
}

function cheapest(places: number[], costs: number[]): number[] {
  const least = Math.min(...places.map((place) => costs[place]!))
  return places.filter((place) => costs[place] === least)
}
