import type { Context } from 'hono'
import { ContractError } from '../../contract/ContractError.ts'
import { parseInputs } from '../../contract/inputs.ts'
import { calculate } from '../../engine/calculate.ts'
import { validateInputs } from '../validateInputs.ts'
import { callerNetwork } from './callerNetwork.ts'
import type { ApiEnvironment } from './ApiEnvironment.ts'
import { jsonResponse } from './jsonResponse.ts'
import type { AppOptions } from './AppOptions.ts'
import { problem, issueAt } from './problem.ts'

/** Seconds in which most of a caller's waiting calculations complete. */
const retryAfter = '5'

/** Responds with the calculation for the posted answers, after any queued work of the same caller. */
export function serveCalculation({
  queue,
  callerAddress = () => '',
}: Pick<AppOptions, 'queue' | 'callerAddress'>) {
  return async (context: Context<ApiEnvironment>): Promise<Response> => {
    const text = await context.req.text()
    const work = () => {
      // The client has disconnected.
      if (context.req.raw.signal.aborted) return problem(context, 'broken-off')
      if (context.var.hasTimedOut) return problem(context, 'out-of-time')
      return respond(context, text)
    }
    if (!queue) return work()
    return (
      queue.run(callerNetwork(callerAddress(context)), work) ??
      problem(context, 'busy', [], { 'Retry-After': retryAfter })
    )
  }
}

function respond(context: Context<ApiEnvironment>, text: string): Response {
  const { instance, model } = context.var.clientYear
  const payload = parseJson(text)
  if (payload === undefined) return problem(context, 'bad-json', [issueAt('', 'JSON', 'other text')])
  try {
    const inputs = parseInputs(payload)
    const issues = validateInputs(instance, inputs)
    if (issues.length > 0) throw new ContractError('inputs', issues)
    return jsonResponse(context, calculate(model, inputs))
  } catch (error) {
    if (error instanceof ContractError) return problem(context, 'unfit-answers', error.issues)
    throw error
  }
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
