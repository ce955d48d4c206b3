import type { Plan } from '../../contract/plans.ts'
import { lawOf, type LawFigures, type LawOfYear } from '../law/irsLimits.ts'
import { dollars } from './dollars.ts'
import { eachPlan } from './eachPlan.ts'
import type { PlansRule } from './Rule.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { isWithin, typicalLimit } from './typicalAmounts.ts'

type CheckPlan = (plan: Plan, path: string, law: LawOfYear) => UnlocatedDiagnostic[]

/** A rule on what the law of the plan year asks; before its figures are published, that of the last known year. */
export function lawRule(code: string, title: string, checkPlan: CheckPlan): PlansRule {
  return {
    code,
    severity: 'warning',
    title,
    check: ({ instance: { client }, plans: { plans } }) => {
      const law = lawOf(client.planYear)
      return law ? eachPlan(plans, (plan, path) => checkPlan(plan, path, law)) : []
    },
  }
}

/** The amounts of a plan's maximum that are higher than the law has them. */
export function overMaximum(
  { outOfPocketMaximum: { individual, family } }: Plan,
  path: string,
  law: LawOfYear,
  bounds: LawFigures['acaMaximum'],
  whose: string,
): UnlocatedDiagnostic[] {
  const both = [
    { name: 'individual', amount: individual, bound: bounds.self, whom: 'one person' },
    { name: 'family', amount: family, bound: bounds.family, whom: 'a family' },
  ]
  return both
    .filter(({ amount, bound }) => amount > bound * law.growth && isWithin(typicalLimit, amount))
    .map(({ name, amount, bound, whom }) => ({
      pointer: `${path}/outOfPocketMaximum/${name}`,
      message: `${whose} may have an out-of-pocket maximum of at most ${dollars(bound)} for ${whom} ${inYear(law)}, but this is ${dollars(amount)}.`,
      help: `Write ${most(law, bound)}.`,
    }))
}

type Year = Pick<LawOfYear, 'year' | 'isPublished'>

/** As 'in 2026', so that what is asked of a later year is told as a guess. */
export function inYear({ year, isPublished }: Year): string {
  return isPublished ? `in ${year}` : `in ${year}, the last year whose figures are known here`
}

export function most({ isPublished }: Year, bound: number): string {
  return isPublished ? `${dollars(bound)} at most` : 'what is published for the plan year, at most'
}
