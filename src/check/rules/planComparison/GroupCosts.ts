import type { CalculationInputs, CoverageCode } from '../../../contract/inputs.ts'
import { offeredPlanCosts } from '../../../engine/calculateRanking.ts'
import { createClaimOrders } from '../../../engine/claimOrders.ts'
import { expectedUses, toClaims } from '../../../engine/claims.ts'
import { createModel } from '../../../engine/createModel.ts'
import type { Model } from '../../../engine/Model.ts'
import { resolveInputs, withUses, type ResolvedInputs } from '../../../engine/resolveInputs.ts'

/** Employees who have the same plans for the same payroll deductions and surcharges. */
export interface EmployeeGroup {
  /** Their answers, in a year without care. */
  inputs: CalculationInputs
  /** Payroll deductions and surcharges in cents a year, in the order of the plans; Infinity for a plan that they are not offered. */
  charges: number[]
  /** The total costs of a year without care, and of one that reaches the out-of-pocket maximum. */
  withoutCare: number[]
  worstCase: number[]
  /** Whether they are offered each plan, and no other plan dominates it. */
  canBeBest: boolean[]
}

/** Orders of claims in a sample year. Two are enough: only the ranking of the plans matters, and each order is possible. */
const orderCount = 2

/**
 * Calculates the costs of groups of employees in years with care. Apart from their payroll deductions and offers, groups
 * in a tier with the same company money have the same costs, so one calculation is enough for all of them.
 */
export class GroupCosts {
  readonly #model: Model
  readonly #resolved = new Map<string, ResolvedInputs>()
  /** The groups of each tier, by company money. */
  readonly #groups = new Map<CoverageCode, EmployeeGroup[][]>()

  constructor(model: Model, groups: readonly EmployeeGroup[]) {
    this.#model = withoutOffers(model)
    const known = new Map<string, EmployeeGroup[]>()
    for (const group of groups) {
      const { coverage } = group.inputs
      const key = `${coverage} ${this.#companyMoney(group)}`
      const sameMoney = known.get(key)
      if (sameMoney) sameMoney.push(group)
      else {
        const first = [group]
        known.set(key, first)
        this.#groups.set(coverage, [...(this.#groups.get(coverage) ?? []), first])
      }
    }
  }

  /**
   * The costs of the groups in a tier that have the same company money, in cents, in the order of the plans; Infinity
   * for a plan that a group is not offered. Each call takes the next amount of company money (round robin).
   */
  calculate(inputs: CalculationInputs): number[][] {
    const groups = this.#groups.get(inputs.coverage)!
    const sameMoney = groups.shift()!
    groups.push(sameMoney)
    const { salaryBand, savingsStyle, surcharges } = sameMoney[0]!.inputs
    const resolved = this.#resolve({ ...inputs, salaryBand, savingsStyle, surcharges })
    const uses = expectedUses(this.#model, resolved.persons)
    const claims = uses.flatMap((each) => toClaims(each, each.uses))
    const costs = offeredPlanCosts(resolved, {
      uses,
      claims,
      ...createClaimOrders(this.#model, claims, orderCount),
    })
    return sameMoney.map(({ charges }) =>
      costs.map(({ total, surchargeTotal }, index) => total - surchargeTotal + charges[index]!),
    )
  }

  /** Resolves the other inputs of an employee only once, because only the uses differ between the years. */
  #resolve(inputs: CalculationInputs): ResolvedInputs {
    const { coverage, location, salaryBand, savingsStyle, surcharges } = inputs
    const key = JSON.stringify([coverage, location, salaryBand, savingsStyle, surcharges])
    const known = this.#resolved.get(key)
    if (known) return withUses(known, inputs)
    const resolved = resolveInputs(this.#model, inputs)
    this.#resolved.set(key, resolved)
    return resolved
  }

  #companyMoney({ inputs }: EmployeeGroup): string {
    const { offered } = resolveInputs(this.#model, inputs)
    return offered.map(({ terms }) => terms.account.money).join()
  }
}

/** The same client, if all plans were offered to everyone without payroll deductions. */
function withoutOffers({ document, planYear }: Model): Model {
  const plans = document.plans.map(({ locations: _, salaryBands: __, ...plan }) => ({
    ...plan,
    payroll: [{ yearly: { EE: 0, ES: 0, EC: 0, EF: 0 } }],
  }))
  return createModel({ ...document, plans }, planYear)
}
