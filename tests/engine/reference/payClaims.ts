import type { Claim } from './claims.ts'
import type { HouseholdLimit, PlanTerms, ServiceTerms } from './planTerms.ts'

/** What the member pays, by kind, in cents. */
export interface Expenses {
  deductible: number
  copay: number
  coinsurance: number
  notCovered: number
}

/**
 * Pays claims one after the other, and each claim use by use. A claim is one bill: the out-of-pocket maximum applies to
 * the sum of its uses.
 */
export function payClaims(terms: PlanTerms, claims: Claim[], personCount: number): Expenses {
  const paid: Expenses = { deductible: 0, copay: 0, coinsurance: 0, notCovered: 0 }
  const deductible = new Accumulators(terms.deductible, personCount)
  const drugDeductible = terms.drugDeductible
    ? new Accumulators(terms.drugDeductible, personCount)
    : deductible
  const maximum = new Accumulators(terms.maximum, personCount)
  const drugMaximum = terms.drugMaximum ? new Accumulators(terms.drugMaximum, personCount) : maximum
  const others = terms.others.map((other) => ({
    ...other,
    deductible: other.deductible && new Accumulators(other.deductible, personCount),
    maximum: other.maximum && new Accumulators(other.maximum, personCount),
  }))
  const earlierUses = new Uint32Array(personCount * terms.services.length)
  const earlierSharedUses = new Uint32Array(personCount)
  for (const { person, service: index, uses, chance } of claims) {
    let shares = 0
    const other = others.find(({ share, services }) => services[index] && chance < (shares += share))
    const service = other?.services[index] ?? terms.services[index]!
    const ownDeductible = other?.deductible ?? (service.isDrug ? drugDeductible : deductible)
    const ownMaximum = other?.maximum ?? (service.isDrug ? drugMaximum : maximum)
    const bill: Share = { deductible: 0, copay: 0, coinsurance: 0 }
    let remainingDeductible = ownDeductible.remainingFor(person)
    let remainingCopays = service.copaysOfStay
    for (let day = 0; day < uses; day += 1) {
      const nth = earlierUses[person * terms.services.length + index]!++
      if (nth >= service.coveredUses) {
        paid.notCovered += service.price
        continue
      }
      const nthShared = service.sharesFirstUses ? earlierSharedUses[person]!++ : nth
      const share = chargeUse(
        service,
        nth,
        nthShared < service.firstUses,
        person,
        remainingDeductible,
        remainingCopays,
      )
      remainingDeductible -= share.deductible
      if (!share.isFlat) remainingCopays -= share.copay
      for (const kind of kinds) bill[kind] += share[kind]
    }
    limitShare(bill, ownMaximum.remainingFor(person), terms.maximumExcludesCopays, service)
    ownDeductible.add(person, bill.deductible)
    ownMaximum.add(
      person,
      bill.deductible + bill.coinsurance + (terms.maximumExcludesCopays ? 0 : bill.copay),
    )
    for (const kind of kinds) paid[kind] += bill[kind]
  }
  return paid
}

type Share = Omit<Expenses, 'notCovered'>

interface UseShare extends Share {
  /** Whether the copay is a flat price instead of the usual copay. */
  isFlat: boolean
}

/** What the member would pay for one covered use without an out-of-pocket maximum. */
function chargeUse(
  service: ServiceTerms,
  nth: number,
  isFirst: boolean,
  person: number,
  remainingDeductible: number,
  remainingCopays: number,
): UseShare {
  const { price, priceUntilDeductible } = service
  if (isFirst) return flatPrice(Math.min(price, service.firstCopay))
  if (priceUntilDeductible !== null && remainingDeductible > 0)
    return flatPrice(Math.min(price, priceUntilDeductible))
  const isWaived = nth < service.waivedUses[person]!
  const wholeCopay = isWaived ? 0 : Math.min(price, service.copay, remainingCopays)
  const openDeductible = service.hasDeductible ? remainingDeductible : 0
  const deductible = Math.min(openDeductible, price - (service.copayFirst ? wholeCopay : 0))
  const copay = Math.min(wholeCopay, price - deductible)
  const rest = price - deductible - copay
  const percentage = Math.round((rest * service.coinsurance) / 10_000)
  const coinsurance = Math.min(
    rest,
    Math.max(percentage, service.coinsuranceMinimum),
    service.coinsuranceMaximum,
  )
  return { deductible, copay, coinsurance, isFlat: false }
}

function flatPrice(copay: number): UseShare {
  return { deductible: 0, copay, coinsurance: 0, isFlat: true }
}

/** Removes what exceeds the maximum, in the opposite order of payment. */
function limitShare(
  share: Share,
  remainingMaximum: number,
  excludesCopays: boolean,
  { copayFirst, copay, hasDeductible, priceUntilDeductible }: ServiceTerms,
) {
  const isCopayFirst = copayFirst && copay > 0 && hasDeductible && priceUntilDeductible === null
  const counted = share.deductible + share.coinsurance + (excludesCopays ? 0 : share.copay)
  let excess = Math.max(0, counted - remainingMaximum)
  const lastFirst = isCopayFirst ? (['coinsurance', 'deductible', 'copay'] as const) : kinds
  for (const kind of excludesCopays ? kindsWithoutCopay : lastFirst) {
    const removed = Math.min(excess, share[kind])
    share[kind] -= removed
    excess -= removed
  }
}

const kinds = ['coinsurance', 'copay', 'deductible'] as const
const kindsWithoutCopay = ['coinsurance', 'deductible'] as const

/** The accumulators of a limit, as what is left for each person and for the household. */
class Accumulators {
  readonly #persons: number[]
  #household: number

  constructor({ person, household }: HouseholdLimit, personCount: number) {
    this.#persons = Array.from({ length: personCount }, () => person)
    this.#household = household
  }

  remainingFor(person: number): number {
    return Math.min(this.#persons[person]!, this.#household)
  }

  add(person: number, amount: number) {
    this.#persons[person]! -= amount
    this.#household -= amount
  }
}
