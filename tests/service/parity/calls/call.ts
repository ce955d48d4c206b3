import type { Call } from '../exchange.ts'

export const key = { 'is-api-key': 'lakeshore' }
export const json = { ...key, 'Content-Type': 'application/json' }

/** Answers that lakeshore accepts. */
export const answers = {
  coverage: 'EF',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true },
  location: 'boise',
  salaryBand: '40-80',
  savingsStyle: 'saver',
}

export function load(name: string, path: string, headers: Record<string, string> = key): Call {
  return { name, method: 'GET', path: `/mediplan/${path}`, headers }
}

export function post(
  name: string,
  body: string | undefined = JSON.stringify(answers),
  headers: Record<string, string> = json,
): Call {
  return { name, method: 'POST', path: '/mediplan/calculate', headers, body }
}
