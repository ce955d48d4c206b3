import * as fc from 'fast-check'
import type { CalculationInputs } from '../../../../src/contract/inputs.ts'
import { tiersOf } from '../../../../src/contract/tiers.ts'
import type { Clients, ClientYear } from '../../../../src/clients/clients.ts'
import type { Call } from '../exchange.ts'
import { customAnswers } from './answers.ts'

/** Makes what is chosen at random the same in each run. */
const seed = 2027

/** How many custom scenarios a year is calculated for. */
const customCalls = 6

interface Year {
  key: string
  /** What follows the call in the path: nothing for the current year. */
  suffix: string
  instance: ClientYear['instance']
}

/** Every year of every client: its instance, each of its scenarios in each tier, and some custom scenarios. */
export function calculations(clients: Clients): Call[] {
  return everyYear(clients).flatMap((year) => [instanceOf(year), ...everyScenario(year), ...someCustom(year)])
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

function instanceOf({ key, suffix }: Year): Call {
  return {
    name: `the instance of ${key}${suffix}`,
    method: 'GET',
    path: `/mediplan/instance${suffix}`,
    headers: { 'is-api-key': key },
  }
}

function everyScenario(year: Year): Call[] {
  const { scenarios } = year.instance
  const asked = scenarios.flatMap(({ id }) =>
    tiersOf(year.instance).map((coverage) => ({ scenario: id, coverage })),
  )
  const answers = fc.sample(customAnswers(year.instance), { numRuns: asked.length, seed })
  return asked.map((each, index) => calculation(year, { ...answers[index]!, ...each, customScenario: null }))
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
