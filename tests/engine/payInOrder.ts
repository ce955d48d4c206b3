import type { CoverageCode } from '../../src/contract/inputs.ts'
import { parsePlans, type PlansDocument } from '../../src/contract/plans.ts'
import { priceHouseholdClaims } from '../../src/engine/expectedYear.ts'
import { toDollars } from '../../src/engine/money.ts'
import { HouseholdYear, payClaims } from '../../src/engine/payClaims.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import { answers, modelOf } from './planDocument.ts'

/** A claim of one or more uses by a person: an index of the covered persons, the employee first. */
export interface DatedClaim {
  person: number
  service: string
  uses?: number
}

/** What the member pays for one claim, in dollars. */
export interface PaidClaim {
  deductible: number
  copay: number
  coinsurance: number
  notCovered: number
}

const nothing: PaidClaim = { deductible: 0, copay: 0, coinsurance: 0, notCovered: 0 }

/** What a household pays under the first plan for claims in the order of their dates. */
export function payInOrder(
  document: PlansDocument,
  coverage: CoverageCode,
  dated: readonly DatedClaim[],
): PaidClaim[] {
  const model = modelOf(parsePlans(document))
  const resolved = resolveInputs(model, answers({ coverage }))
  const earlierUses = resolved.persons.map(({ uses }) => uses)
  const claims = dated.map(({ person, service, uses = 1 }) => {
    const serviceIndex = model.serviceIndexes.get(service)!
    const firstUse = earlierUses[person]![serviceIndex]!
    earlierUses[person]![serviceIndex] = firstUse + uses
    return { person, serviceIndex, firstUse, uses }
  })
  const { modelPlan, terms } = resolved.offered[0]!
  const draws = new Float64Array(claims.length)
  const priced = priceHouseholdClaims(resolved, modelPlan, { claims, draws })
  const year = new HouseholdYear(priced, terms.limits)
  const paid = dated.map(() => nothing)
  payClaims(year, [...dated.keys()], 0, (claim, cost) => {
    const { deductible, copay, coinsurance, notCovered } = cost
    paid[claim] = {
      deductible: toDollars(deductible),
      copay: toDollars(copay),
      coinsurance: toDollars(coinsurance),
      notCovered: toDollars(notCovered),
    }
  })
  return paid
}

/** The sum of what is paid for claims. */
export function sumPaid(paid: readonly PaidClaim[]): PaidClaim {
  const sum = (component: keyof PaidClaim) => paid.reduce((total, claim) => total + claim[component], 0)
  return {
    deductible: sum('deductible'),
    copay: sum('copay'),
    coinsurance: sum('coinsurance'),
    notCovered: sum('notCovered'),
  }
}

/** The total that is paid for claims. */
export function totalPaid(paid: readonly PaidClaim[]): number {
  const { deductible, copay, coinsurance, notCovered } = sumPaid(paid)
  return deductible + copay + coinsurance + notCovered
}
