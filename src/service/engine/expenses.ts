import type { Person } from './household.ts'
import type { ModelLimit, ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { payUses, type Share } from './payment.ts'

/** What one person's uses of one service cost the member. */
export interface ExpenseLine extends Share {
  person: Person
  /** The service's place. */
  place: number
  uses: number
}

interface Setting {
  /** What one use of each service costs here, by the service's place. */
  allowed: Cents[]
  isFamily: boolean
  selfOnlyCap: Cents
}

/**
 * What a year costs a household out of pocket under one plan, line by line; the lines sum to the year's expenses.
 * Limits are kept per person and per family. Every amount that the member pays counts towards the maximum,
 * and only what is paid counts towards the deductible.
 */
export function expenseLines(plan: ModelPlan, persons: Person[], setting: Setting): ExpenseLine[] {
  const { isFamily, selfOnlyCap } = setting
  const family = {
    deductible: isFamily ? plan.deductible.family : plan.deductible.individual,
    maximum: isFamily ? plan.maximum.family : plan.maximum.individual,
  }
  return persons.flatMap((person) => {
    const own = {
      deductible: ownLimit(plan.deductible, isFamily),
      // The law's cap is each person's, in a family and under an aggregate maximum too.
      maximum: Math.min(ownLimit(plan.maximum, isFamily), selfOnlyCap),
    }
    return plan.order
      .filter((place) => person.uses[place])
      .map((place): ExpenseLine => {
        const uses = person.uses[place]!
        const share = payUses(plan.rules[place]!, setting.allowed[place]!, uses, {
          deductible: Math.min(own.deductible, family.deductible),
          maximum: Math.min(own.maximum, family.maximum),
        })
        for (const limits of [own, family]) {
          limits.deductible -= share.deductible
          limits.maximum -= paidOf(share)
        }
        return { person, place, uses, ...share }
      })
  })
}

/** What the member pays of a line. */
export function paidOf({ deductible, copay, coinsurance }: Share): Cents {
  return deductible + copay + coinsurance
}

/** A person has no limit of its own where the family has one together. */
function ownLimit({ individual, isEmbedded }: ModelLimit, isFamily: boolean): Cents {
  return isFamily && !isEmbedded ? Infinity : individual
}
