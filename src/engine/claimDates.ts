import type { Id } from '../contract/instance.ts'
import type { Claim } from './claims.ts'
import { birthMonth, isCoveredMonth, type HouseholdInputs, type Person } from './household.ts'
import { serviceIndexOf, type Model } from './Model.ts'

/** What is known about the dates of a scenario's claims. Months are those of the plan year, from 1. */
export interface ClaimDates {
  coveredMonths: number
  /** The month of a service's claims, by service index. The claims of other services can have any date. */
  months: Map<number, number>
  /** The services whose claims come with a birth, by index. */
  atBirth: Set<number>
  /** The index of the baby; null without one. */
  newborn: number | null
  /** The month of birth; null if it is not known, or not covered. */
  birthMonth: number | null
}

/** @param persons those of the scenario. */
export function claimDates(model: Model, inputs: HouseholdInputs, persons: Person[]): ClaimDates {
  const { document, serviceIndexes } = model
  const { coveredMonths = 12, scenarios } = document
  const monthOfBirth = birthMonth(model, inputs)
  const months = new Map<number, number>()
  const atBirth = new Set<number>()
  for (const { service, month } of rowsOf(scenarios, inputs.scenario)) {
    const index = serviceIndexOf(serviceIndexes, service)
    if (month === 'birth') {
      atBirth.add(index)
      if (monthOfBirth !== null) months.set(index, monthOfBirth)
    } else if (month !== undefined && isCoveredMonth(document, month)) months.set(index, month)
  }
  return {
    coveredMonths,
    months,
    atBirth,
    // A baby is the last child.
    newborn: persons.at(-1)!.isNewborn ? persons.length - 1 : null,
    birthMonth: monthOfBirth,
  }
}

function rowsOf(scenarios: Model['document']['scenarios'], scenario: Id | null) {
  return scenarios.find(({ id }) => id === scenario)?.uses ?? []
}

/**
 * Moves the dates of a year's claims into their months, those that come with a birth to one date, and the others of a baby
 * behind it, in place. The date of birth is that of the first claim that comes with it. Dates are moved in proportion: if
 * they are stratified, they stay so.
 * @param dates for each claim, a whole number below `end`.
 * @param claimAt the claim of a date, by position.
 * @param drawBirth returns a date like the others, for a baby if no claim of the others comes with the birth.
 */
export function moveDates(
  { coveredMonths, months, atBirth, newborn, birthMonth: monthOfBirth }: ClaimDates,
  dates: Float64Array,
  end: number,
  claimAt: (position: number) => Claim,
  drawBirth: () => number,
): void {
  if (months.size === 0 && atBirth.size === 0 && newborn === null) return
  const startOf = (month: number) => Math.ceil(((month - 1 + coveredMonths - 12) * end) / coveredMonths)
  const move = (date: number, from: number, to: number) => from + Math.floor((date / end) * (to - from))
  const moveToMonth = (date: number, month: number | null | undefined) =>
    month == null ? date : move(date, startOf(month), startOf(month + 1))
  let birth: number | null = null
  for (let position = 0; position < dates.length; position++) {
    const { person, serviceIndex } = claimAt(position)
    if (person === newborn) continue
    const moved = moveToMonth(dates[position]!, months.get(serviceIndex))
    dates[position] = atBirth.has(serviceIndex) ? (birth ??= moved) : moved
  }
  if (newborn === null) return
  birth ??= moveToMonth(drawBirth(), monthOfBirth)
  for (let position = 0; position < dates.length; position++) {
    const { person, serviceIndex } = claimAt(position)
    if (person !== newborn) continue
    const month = months.get(serviceIndex)
    const from = Math.max(birth, month === undefined ? 0 : startOf(month))
    const to = month === undefined ? end : startOf(month + 1)
    dates[position] = atBirth.has(serviceIndex) ? birth : move(dates[position]!, from, to > from ? to : end)
  }
}
