import { ContractError, type Issue } from '../../contract/ContractError.ts'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import { parseInstance, type Instance } from '../../contract/instance.ts'
import { parseOutputs, type Outputs } from '../../contract/outputs.ts'
import { toPointer } from '../../contract/pointer.ts'
import { answersFor, families, personalCombinations } from './answers.ts'
import type { Check } from './Check.ts'
import { CallError, requestJson, type Api } from './callApi.ts'
import { missingFields } from './missingFields.ts'
import { verifyCors, withOrigin, type CrossOriginApi } from './verifyCors.ts'

export interface VerifyOptions extends Api {
  year?: number
}

/**
 * Calls an API as the calculator does and checks its responses: the instance and one calculation for each coverage code,
 * the same for the preview year, an unknown key, and CORS.
 */
export async function* verifyApi({ year, ...options }: VerifyOptions): AsyncGenerator<Check> {
  const api = withOrigin(options)
  const isReachable = yield* verifyYear(api, '')
  if (!isReachable) return
  if (year !== undefined) yield* verifyYear(api, `/${year}`)
  yield* verifyUnknownKey(api)
  yield* verifyCors(api)
}

/** @returns whether the API responds at all */
async function* verifyYear(api: CrossOriginApi, yearPath: string): AsyncGenerator<Check, boolean> {
  const path = `mediplan/instance${yearPath}`
  const group = `GET ${path}`
  const { payload, status } = yield* verifyCall(api, path)
  if (payload === undefined) return status > 0
  const instance = yield* verifyPayload(group, payload, (value) => {
    const parsed = parseInstance(value)
    const found = String(parsed.client.planYear)
    if (yearPath === '' || yearPath === `/${found}`) return parsed
    const expected = yearPath.slice(1)
    throw new ContractError('instance', [{ pointer: '/client/planYear', expected, found }])
  })
  if (!instance) return true
  yield* missingFields(group, 'instance', [payload])
  yield* verifyCalculations(api, instance, yearPath)
  return true
}

async function* verifyCalculations(
  api: CrossOriginApi,
  instance: Instance,
  yearPath: string,
): AsyncGenerator<Check> {
  const path = `mediplan/calculate${yearPath}`
  // A scenario that adds a child may change the coverage code.
  const scenario = instance.scenarios.find(({ adds }) => adds !== 'child') ??
    instance.scenarios[0] ?? { id: customScenarioId }
  const [personal] = personalCombinations(instance, 1)
  const results: unknown[] = []
  const cases = families.map((family) => answersFor(instance, family, scenario.id, personal!))
  // Several families can have the same coverage code.
  for (const inputs of new Map(cases.map((each) => [each.coverage, each])).values()) {
    const { payload } = yield* verifyCall(api, path, inputs)
    const group = `POST ${path} (${inputs.coverage})`
    if (payload === undefined) continue
    const outputs = yield* verifyPayload(group, payload, parseOutputs)
    if (!outputs) continue
    results.push(payload)
    const issues = findFigureIssues(outputs)
    if (issues.length > 0)
      yield { group, result: 'warning', message: 'The figures of a plan do not add up.', issues }
  }
  if (results.length > 0) yield* missingFields(`POST ${path}`, 'result', results)
}

/** The total costs that are not the sum of the figures next to them, which employees see together. */
function findFigureIssues({ plans }: Outputs): Issue[] {
  return Object.entries(plans).flatMap(([key, costs]) => {
    const { outOfPocketExpenses, payrollDeduction, surchargeTotal, hsaFunds, totalCost } = costs
    const sum = outOfPocketExpenses + payrollDeduction + surchargeTotal - hsaFunds
    return Math.abs(sum - totalCost) <= 1
      ? []
      : {
          pointer: toPointer(['plans', key, 'totalCost']),
          expected: `${sum.toFixed(2)}, the expenses, deduction, and surcharges less the HSA funds`,
          found: String(totalCost),
        }
  })
}

/** @returns the payload, undefined if the calculator rejects the response, and its status, 0 without a response */
async function* verifyCall(
  api: CrossOriginApi,
  path: string,
  body?: { coverage: string },
): AsyncGenerator<Check, { payload: unknown; status: number }> {
  const group = body ? `POST ${path} (${body.coverage})` : `GET ${path}`
  try {
    const { payload, headers, status, duration } = await requestJson(api, path, body)
    yield { group, result: 'ok', message: `Responds ${status} with JSON in ${duration} ms.` }
    const type = headers.get('content-type') ?? 'nothing'
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
      const issues = [{ pointer: '/content-type', expected: 'application/json', found: type }]
      yield { group, result: 'warning', message: 'The content type is not JSON.', issues }
    }
    api.responses.set(group, headers)
    return { payload, status }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    yield { group, result: 'error', message: error.message }
    return { payload: undefined, status: error.status }
  }
}

/** @returns undefined if the payload does not follow the contract */
async function* verifyPayload<T>(
  group: string,
  payload: unknown,
  parse: (payload: unknown) => T,
): AsyncGenerator<Check, T | undefined> {
  try {
    const parsed = parse(payload)
    yield { group, result: 'ok', message: 'Has everything that the calculator needs.' }
    return parsed
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    const { issues } = error
    yield { group, result: 'error', message: 'The calculator cannot use the payload.', issues }
    return undefined
  }
}

async function* verifyUnknownKey(api: Api): AsyncGenerator<Check> {
  const group = 'Unknown key'
  const expected = 'Expected 401 or 403.'
  try {
    await requestJson({ ...api, key: 'unknown-key-of-verify-api' }, 'mediplan/instance')
    yield {
      group,
      result: 'warning',
      message: `The API accepts a key that it cannot know, so anyone can read what it sends. ${expected}`,
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, message } = error
    yield status === 401 || status === 403
      ? { group, result: 'ok', message: `Responds ${status}.` }
      : { group, result: 'warning', message: `${expected} ${message}` }
  }
}
