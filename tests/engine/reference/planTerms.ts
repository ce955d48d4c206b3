import type { Id } from '../../../src/contract/instance.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../../../src/contract/plans.ts'
import { staysByPerson } from './claims.ts'
import type { YearInputs } from './household.ts'
import { companyMoney, payrollDeduction, surchargeTotal } from './yearlyAmounts.ts'

/** What one person pays at most, and what all persons pay together, in cents. */
export interface HouseholdLimit {
  person: number
  household: number
}

/** How a plan pays one service, in cents. */
export interface ServiceTerms {
  isDrug: boolean
  /** The price of one use at the location. */
  price: number
  /** How many uses the plan covers, per person. */
  coveredUses: number
  firstUses: number
  firstCopay: number
  /** Whether the first uses are those of all such services together. */
  sharesFirstUses: boolean
  /** null if the price until the deductible is met is the usual one. */
  priceUntilDeductible: number | null
  hasDeductible: boolean
  copay: number
  /** Whether the deductible applies to what the copay leaves. */
  copayFirst: boolean
  /** What the copays of one stay sum to at most. */
  copaysOfStay: number
  /** How many uses have no copay, by person. */
  waivedUses: number[]
  /** In hundredths of a percent. */
  coinsurance: number
  coinsuranceMinimum: number
  coinsuranceMaximum: number
}

/** A plan's terms for one household. */
export interface PlanTerms {
  key: string
  services: ServiceTerms[]
  deductible: HouseholdLimit
  /** null if the plan's deductible applies to drugs. */
  drugDeductible: HouseholdLimit | null
  maximum: HouseholdLimit
  /** null if drugs count toward the plan's maximum. */
  drugMaximum: HouseholdLimit | null
  maximumExcludesCopays: boolean
  others: OtherProviders[]
  companyMoney: number
  /** Whether all company money counts, even what the year's expenses do not use. */
  countsAllMoney: boolean
  /** Whether the account pays only deductible and coinsurance. */
  excludesCopays: boolean
  payroll: number
  surcharges: number
}

/** Providers at which the plan pays less. */
interface OtherProviders {
  /** From 0 to 1. */
  share: number
  /** By the index of the service; null for a service without uses there. */
  services: (ServiceTerms | null)[]
  /** null if the plan's limits apply. */
  deductible: HouseholdLimit | null
  maximum: HouseholdLimit | null
}

/** The terms of the plans that are offered to the employee, in the order of the document. */
export function planTerms(document: PlansDocument, inputs: YearInputs): PlanTerms[] {
  const { location, salaryBand } = inputs
  const isListed = (list: Id[] | undefined, id: Id | null) => !list || (id !== null && list.includes(id))
  return document.plans
    .filter((plan) => isListed(plan.locations, location) && isListed(plan.salaryBands, salaryBand))
    .map((plan) => termsOfPlan(document, plan, inputs))
}

function termsOfPlan(document: PlansDocument, plan: Plan, inputs: YearInputs): PlanTerms {
  const { account, drugDeductible, familyDrugDeductible = Infinity } = plan
  const isFamily = inputs.coverage !== 'EE'
  const selfOnlyCap = toCents(document.selfOnlyCap ?? Infinity)
  const withCap = ({ person, household }: HouseholdLimit) => ({
    person: Math.min(person, selfOnlyCap),
    household,
  })
  return {
    key: plan.key,
    services: document.services.map((service) => {
      const row = plan.services?.find((each) => each.service === service.id)
      return serviceTerms(document, row?.payment ?? plan.payment, service, inputs)
    }),
    deductible: householdLimit(plan.deductible, isFamily),
    drugDeductible:
      drugDeductible === undefined
        ? null
        : { person: toCents(drugDeductible), household: isFamily ? toCents(familyDrugDeductible) : Infinity },
    maximum: withCap(householdLimit(plan.outOfPocketMaximum, isFamily)),
    drugMaximum: plan.drugMaximum ? withCap(householdLimit(plan.drugMaximum, isFamily)) : null,
    maximumExcludesCopays: plan.maximumExcludesCopays ?? false,
    others: (plan.otherProviders ?? []).map((other) => ({
      share: other.share / 100,
      services: document.services.map((service) => {
        const row = other.services?.find((each) => each.service === service.id)
        const isExcepted = service.isDrug || other.except?.includes(service.id)
        const payment = row?.payment ?? (isExcepted ? undefined : other.payment)
        return payment ? serviceTerms(document, payment, service, inputs) : null
      }),
      deductible: other.deductible ? householdLimit(other.deductible, isFamily) : null,
      maximum: other.outOfPocketMaximum ? householdLimit(other.outOfPocketMaximum, isFamily) : null,
    })),
    companyMoney: companyMoney(document, plan, inputs),
    countsAllMoney: account?.type === 'HSA' && (account.counts ?? document.accountMoney) === 'full',
    excludesCopays: account?.pays === 'deductible-and-coinsurance',
    payroll: payrollDeduction(document, plan, inputs),
    surcharges: surchargeTotal(document, plan, inputs),
  }
}

function serviceTerms(
  document: PlansDocument,
  payment: Payment,
  { allowedAmount, isDrug = false }: PlansDocument['services'][number],
  inputs: YearInputs,
): ServiceTerms {
  const { factor } = document.locations.find((each) => each.id === inputs.location) ?? { factor: 1 }
  const { copayWaivedWith, copayDays = Infinity, priceUntilDeductible } = payment
  const copay = toCents(payment.copay ?? 0)
  return {
    isDrug,
    price: Math.round((toCents(allowedAmount) * toCents(factor)) / 100),
    coveredUses: payment.notCovered ? 0 : (payment.visitLimit ?? Infinity),
    firstUses: payment.firstUses?.count ?? 0,
    firstCopay: toCents(payment.firstUses?.copay ?? 0),
    sharesFirstUses: payment.firstUses?.shared ?? false,
    priceUntilDeductible: priceUntilDeductible === undefined ? null : toCents(priceUntilDeductible),
    hasDeductible: payment.deductible ?? false,
    copay,
    copayFirst: payment.copayFirst ?? false,
    copaysOfStay: copay > 0 ? copay * copayDays : 0,
    waivedUses:
      copayWaivedWith === undefined
        ? inputs.persons.map(() => 0)
        : staysByPerson(document, inputs, copayWaivedWith),
    coinsurance: toCents(payment.coinsurance ?? 0),
    coinsuranceMinimum: toCents(payment.coinsuranceMinimum ?? 0),
    coinsuranceMaximum: toCents(payment.coinsuranceMaximum ?? Infinity),
  }
}

/** An employee alone has the individual limit. In a family, an aggregate limit has no limit per person. */
function householdLimit({ individual, family, kind, person }: Limit, isFamily: boolean): HouseholdLimit {
  if (!isFamily) return { person: toCents(individual), household: toCents(individual) }
  const ofPerson = kind === 'embedded' ? (person ?? individual) : Infinity
  return { person: toCents(ofPerson), household: toCents(family) }
}

/** Hundredths of a dollar, of a percent, or of a factor. */
function toCents(amount: number): number {
  return Math.round(amount * 100)
}
