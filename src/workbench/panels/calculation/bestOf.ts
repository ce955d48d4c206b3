import type { Outputs } from '../../../contract/outputs.ts'

/** The keys of the best plan and of those that cost the same to the cent, the best one first. */
export function bestOf({ plans, bestPlan }: Outputs): string[] {
  const cents = (key: string) => Math.round(plans[key]!.totalCost * 100)
  const others = Object.keys(plans).filter((key) => key !== bestPlan && cents(key) === cents(bestPlan))
  return [bestPlan, ...others]
}
