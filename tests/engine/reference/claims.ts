import type { Id } from '../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'
import type { YearInputs } from './household.ts'

/** One use of a service by one person, or all days of one stay. */
export interface Claim {
  /** The index of the person and of the service. */
  person: number
  service: number
  uses: number
  /** A moment of the year, from 0 to below 1. */
  date: number
  /** From 0 to below 1: decides at which providers it is. */
  chance: number
}

/** The claims of a year, without dates. */
export function listClaims(document: PlansDocument, inputs: YearInputs): Claim[] {
  return document.services.flatMap(({ id }, service) => {
    const longestStay = stayLength(document, id)
    return usesByPerson(document, inputs, id).flatMap((uses, person) =>
      split(uses, longestStay).map((days) => ({ person, service, uses: days, date: 0, chance: 0 })),
    )
  })
}

/**
 * How many stays of a service each person has. An incomplete stay counts as one; without a known length, all days of a
 * person are one stay.
 */
export function staysByPerson(document: PlansDocument, inputs: YearInputs, service: Id): number[] {
  const { daysPerStay = Infinity } = document.services.find(({ id }) => id === service)!
  return usesByPerson(document, inputs, service).map((uses) => split(uses, daysPerStay).length)
}

function usesByPerson(
  document: PlansDocument,
  { scenario, customScenario, persons, baby }: YearInputs,
  service: Id,
): number[] {
  if (scenario === 'custom') {
    const row = customScenario?.find(({ id }) => id === service)
    return (
      row?.usesByPerson ?? distributeRoundRobin(row?.uses ?? 0, stayLength(document, service), persons.length)
    )
  }
  const row = scenarioRow(document, scenario, service)
  if (!row) return persons.map(() => 0)
  const { perAdult = 0, perChild = 0, bySubscriber = 0, bySpouse = 0, byOneChild = 0, byNewborn = 0 } = row
  return persons.map(({ role, number }, index) => {
    if (index === baby) return perChild + byNewborn
    if (role === 'subscriber') return perAdult + bySubscriber
    if (role === 'spouse') return perAdult + bySpouse
    return number === 1 ? perChild + byOneChild : perChild
  })
}

function scenarioRow({ scenarios }: PlansDocument, scenario: Id | null, service: Id) {
  return scenarios.find(({ id }) => id === scenario)?.uses.find((each) => each.service === service)
}

/**
 * Sets new dates: in their month if it is known and covered, otherwise in any part of the year; those that come with the
 * birth at one moment, and the others of a baby after it.
 */
export function dateClaims(
  claims: Claim[],
  document: PlansDocument,
  { scenario, baby, month: birthMonth }: YearInputs,
  random: () => number,
): void {
  const { coveredMonths = 12, services } = document
  const firstMonth = 13 - coveredMonths
  const monthOf = (month: number | 'birth' | null | undefined) => {
    const known = month === 'birth' ? birthMonth : month
    const position = (known ?? 0) - firstMonth
    return position < 0 ? [0, 1] : [position / coveredMonths, (position + 1) / coveredMonths]
  }
  const rows = services.map(({ id }) => scenarioRow(document, scenario, id))
  const between = ([from, to]: number[]) => from! + random() * (to! - from!)
  const birth = between(monthOf('birth'))
  for (const claim of claims) {
    const month = rows[claim.service]?.month
    const [from, to] = monthOf(month) as [number, number]
    if (month === 'birth') claim.date = birth
    else if (claim.person !== baby) claim.date = between([from, to])
    else claim.date = between(to > birth ? [Math.max(from, birth), to] : [birth, 1])
  }
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
  const limitsCopays = plans.some((plan) =>
    [plan, ...(plan.otherProviders ?? [])].some((providers) => {
      const row = providers.services?.find((each) => each.service === service)
      const { copay = 0, copayDays } = row?.payment ?? providers.payment ?? {}
      return copayDays !== undefined && copay > 0
    }),
  )
  return limitsCopays ? Infinity : 1
}

/** Splits an amount into parts of equal size; the last part is the rest. */
function split(amount: number, size: number): number[] {
  const parts = []
  for (let rest = amount; rest > 0; rest -= size) parts.push(Math.min(rest, size))
  return parts
}
