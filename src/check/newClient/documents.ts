import type { InstancePayload } from '../../contract/instance.ts'
import type { MoneyByTier, Plan, PlansDocument } from '../../contract/plans.ts'
import { irsLimits } from '../law/irsLimits.ts'
import { isLowerBand } from '../rules/salaryBands.ts'
import { typicalPersons } from '../typicalPersons.ts'
import type { Answers } from './Answers.ts'
import { idsOf } from './idsOf.ts'
import { lineUpOf } from './lineUp.ts'
import { usualScenarios, usualServices } from './typicalCare.ts'

const styles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]

/** What employees of the new client see and are asked. */
export function newInstance(answers: Answers): InstancePayload {
  const { name, planYear, url, bands, locations, savings, singleChild, customScenario } = answers
  const statements = [...answers.surcharges, ...answers.credits]
  return {
    client: { planYear, displayName: name, url },
    features: {
      salaryBands: bands.length > 0,
      locations: locations.length > 0,
      savings,
      singleChild,
      customScenario,
    },
    scenarios: usualScenarios.map(({ id, display, icon }) => ({ id, display, icon })),
    services: customScenario ? usualServices.map(({ id, name: shown }) => ({ id, name: shown })) : [],
    locations: named(locations, 'location'),
    salaryBands: named(bands, 'band'),
    savingsStyles: savings ? styles.map(({ id, displayText }) => ({ id, displayText })) : [],
    surcharges: idsOf(statements, 'surcharge').map((id, place) => ({ id, statement: statements[place]! })),
  }
}

/** What its plans cost: usual figures, and those that the law sets for the year. */
export function newPlans(answers: Answers): PlansDocument {
  const { planYear, bands, locations, surcharges, credits, savings, singleChild } = answers
  const law = irsLimits(planYear)
  return {
    source: "Usual figures to start from: replace them by the client's own.",
    accountMoney: 'capped',
    ...(law && { selfOnlyCap: law.acaMaximum.self }),
    persons: typicalPersons,
    services: [...usualServices],
    scenarios: usualScenarios.map(({ id, uses }) => ({ id, uses })),
    locations: idsOf(locations, 'location').map((id, place) => ({
      id,
      factor: inSteps(1, 1.2, place, locations.length),
    })),
    surcharges: idsOf([...surcharges, ...credits], 'surcharge').map((id, place) => ({
      id,
      yearly: place < surcharges.length ? 600 : -300,
    })),
    savingsStyles: savings ? styles.map(({ id, avoidsOwnMoney }) => ({ id, avoidsOwnMoney })) : [],
    contributionLimits: law
      ? [{ year: planYear, account: 'HSA', ...law.hsa, catchUp: { age: 55, amount: 1000 } }]
      : [],
    plans: lineUpOf(answers.plans).map(({ yearly: { EK, ...yearly }, ...plan }) => ({
      ...plan,
      payroll: payroll(singleChild ? { ...yearly, EK } : yearly, bands),
    })),
  }
}

function compareBands(one: string, other: string) {
  const isLower = isLowerBand(one, other)
  if (isLower === undefined) return 0
  return isLower ? -1 : 1
}

function named(names: string[], fallback: string) {
  return idsOf(names, fallback).map((id, place) => ({ id, name: names[place]! }))
}

/**
 * From a fifth less for the lowest salary band to a fifth more for the highest. If their names do not tell, in their
 * order.
 */
function payroll(yearly: MoneyByTier, bands: string[]): Plan['payroll'] {
  if (bands.length === 0) return [{ yearly }]
  const bySalary = bands.toSorted(compareBands)
  const ids = idsOf(bands, 'band')
  return bands.map((band, place) => {
    const salaryBand = ids[place]!
    const part = bands.length === 1 ? 1 : inSteps(0.8, 1.2, bySalary.indexOf(band), bands.length)
    const amounts = Object.entries(yearly).map(([tier, amount]) => [tier, Math.round(amount * part)])
    return { salaryBand, yearly: Object.fromEntries(amounts) as MoneyByTier }
  })
}

/** Figures that differ: what every answer costs the same, nobody needs to be asked. */
function inSteps(first: number, last: number, place: number, count: number) {
  const step = count === 1 ? 0 : (last - first) / (count - 1)
  return Math.round((first + place * step) * 100) / 100
}
