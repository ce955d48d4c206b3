import type { CalculationInputs } from '../../../src/contract/inputs.ts'
import type { Id } from '../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'

/** One use of a service by one person, or all days of one stay. */
export interface Claim {
  /** The index of the person and of the service. */
  person: number
  service: number
  uses: number
  /** A moment of the year, from 0 to below 1. */
  date: number
}

export interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** From 1, within the role. */
  number: number
}

/** The covered persons: the posted ones, otherwise those of the tier. */
export function coveredPersons(document: PlansDocument, { persons, coverage }: CalculationInputs): Person[] {
  if (persons) return persons
  const { adults, children } = document.persons[coverage]
  const covered: Person[] = [{ role: 'subscriber', number: 1 }]
  if (adults === 2) covered.push({ role: 'spouse', number: 1 })
  for (let number = 1; number <= children; number += 1) covered.push({ role: 'child', number })
  return covered
}

/** The claims of a year, without dates. */
export function listClaims(document: PlansDocument, inputs: CalculationInputs): Claim[] {
  const persons = coveredPersons(document, inputs)
  return document.services.flatMap(({ id }, service) => {
    const longestStay = stayLength(document, id)
    return usesByPerson(document, inputs, persons, id).flatMap((uses, person) =>
      split(uses, longestStay).map((days) => ({ person, service, uses: days, date: 0 })),
    )
  })
}

/**
 * How many stays of a service each person has. An incomplete stay counts as one; without a known length, all days of a
 * person are one stay.
 */
export function staysByPerson(document: PlansDocument, inputs: CalculationInputs, service: Id): number[] {
  const { daysPerStay = Infinity } = document.services.find(({ id }) => id === service)!
  return usesByPerson(document, inputs, coveredPersons(document, inputs), service).map(
    (uses) => split(uses, daysPerStay).length,
  )
}

function usesByPerson(
  document: PlansDocument,
  { scenario, customScenario }: CalculationInputs,
  persons: Person[],
  service: Id,
): number[] {
  if (scenario === 'custom') {
    const row = customScenario?.find(({ id }) => id === service)
    return (
      row?.usesByPerson ?? distributeRoundRobin(row?.uses ?? 0, stayLength(document, service), persons.length)
    )
  }
  const row = document.scenarios
    .find(({ id }) => id === scenario)!
    .uses.find((each) => each.service === service)
  if (!row) return persons.map(() => 0)
  const { perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0 } = row
  return persons.map(({ role, number }) => {
    if (role === 'subscriber') return perAdult + bySubscriber
    if (role === 'spouse') return perAdult + bySpouse
    return number === 1 ? perChild + byOneChild : perChild
  })
}

/** Distributes whole stays, or single uses, round-robin. */
function distributeRoundRobin(uses: number, longestStay: number, personCount: number): number[] {
  const distributed = Array.from({ length: personCount }, () => 0)
  for (const [index, days] of split(uses, longestStay).entries()) distributed[index % personCount]! += days
  return distributed
}

/** How many consecutive uses are one claim: the days of a stay, or 1. */
function stayLength({ services, plans }: PlansDocument, service: Id): number {
  const { daysPerStay } = services.find(({ id }) => id === service)!
  if (daysPerStay !== undefined) return daysPerStay
  const limitsCopays = plans.some((plan) => {
    const payment = plan.services?.find((each) => each.service === service)?.payment ?? plan.payment
    return payment.copayDays !== undefined && (payment.copay ?? 0) > 0
  })
  return limitsCopays ? Infinity : 1
}

/** Splits an amount into parts of equal size; the last part is the rest. */
function split(amount: number, size: number): number[] {
  const parts = []
  for (let rest = amount; rest > 0; rest -= size) parts.push(Math.min(rest, size))
  return parts
}
