import * as fc from 'fast-check'
import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import { tiersOf } from '../../../../src/contract/tiers.ts'
import type { Clients, ClientYear } from '../../../../src/clients/clients.ts'
import type { Call } from '../exchange.ts'
import { customAnswers } from './generateAnswers.ts'

/** Makes random answers the same in each run. */
const seed = 2027

/** Custom scenarios per year. */
const customCalls = 6

interface Year {
  key: string
  /** Of the path; empty for the current year. */
  suffix: string
  instance: ClientYear['instance']
}

/** For every year of every client: its instance, each scenario with each tier, and some custom scenarios. */
export function calculations(clients: Clients): Call[] {
  return everyYear(clients).flatMap((year) => [
    loadInstance(year),
    ...everyScenario(year),
    ...someCustom(year),
  ])
}

function everyYear(clients: Clients): Year[] {
  return [...clients].flatMap(([key, { current, years }]) =>
    [...years].map(([year, clientYear]) => ({
      key,
      suffix: clientYear === current ? '' : `/${year}`,
      instance: clientYear.instance,
    })),
  )
}

function loadInstance({ key, suffix }: Year): Call {
  return {
    name: `the instance of ${key}${suffix}`,
    method: 'GET',
    path: `/mediplan/instance${suffix}`,
    headers: { 'is-api-key': key },
  }
}

function everyScenario(year: Year): Call[] {
  const { scenarios } = year.instance
  const combinations = scenarios.flatMap(({ id }) =>
    tiersOf(year.instance).map((coverage) => ({ scenario: id, coverage })),
  )
  const answers = fc.sample(customAnswers(year.instance), { numRuns: combinations.length, seed })
  return combinations.map((each, index) =>
    calculation(year, { ...answers[index]!, ...each, customScenario: null }),
  )
}

function someCustom(year: Year): Call[] {
  if (!year.instance.features.customScenario) return []
  const answers = fc.sample(customAnswers(year.instance), { numRuns: customCalls, seed })
  return answers.map((each) => calculation(year, each))
}

function calculation({ key, suffix }: Year, answers: CalculationInputs): Call {
  return {
    name: `${key}${suffix} with ${String(answers.scenario)} for ${answers.coverage}`,
    method: 'POST',
    path: `/mediplan/calculate${suffix}`,
    headers: { 'is-api-key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
  }
}
