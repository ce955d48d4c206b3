import type { Context } from 'hono'
import { ContractError } from '../../contract/ContractError.ts'
import { parseInputs } from '../../contract/inputs.ts'
import { findAnswerIssues } from '../answers.ts'
import { calculate } from '../../engine/calculate.ts'
import { named, problem } from '../problem.ts'
import type { ApiEnvironment } from './environment.ts'
import { jsonAnswer } from './jsonAnswer.ts'
import { networkOf } from './networkOf.ts'
import type { AppOptions } from './options.ts'

/** Seconds after which most of a caller's waiting work is done. */
const retryAfter = '5'

/** Answers with the calculation for the posted answers, when it is the caller's turn. */
export function answerCalculation({ queue, addressOf = () => '' }: Pick<AppOptions, 'queue' | 'addressOf'>) {
  return async (context: Context<ApiEnvironment>): Promise<Response> => {
    const text = await context.req.text()
    const work = () => {
      // Nobody waits for it: the caller has left, or was told that this takes too long.
      if (context.req.raw.signal.aborted) return problem(context, 'broken-off')
      if (context.var.isGivenUp) return problem(context, 'out-of-time')
      return calculation(context, text)
    }
    if (!queue) return work()
    return (
      queue.run(networkOf(addressOf(context)), work) ??
      problem(context, 'busy', [], { 'Retry-After': retryAfter })
    )
  }
}

function calculation(context: Context<ApiEnvironment>, text: string): Response {
  const { instance, model } = context.var.clientYear
  const payload = parseJson(text)
  if (payload === undefined) return problem(context, 'bad-json', [named('', 'JSON', 'other text')])
  try {
    const inputs = parseInputs(payload)
    const issues = findAnswerIssues(instance, inputs)
    if (issues.length > 0) throw new ContractError('inputs', issues)
    return jsonAnswer(context, calculate(model, inputs))
  } catch (error) {
    if (error instanceof ContractError) return problem(context, 'unfit-answers', error.issues)
    throw error
  }
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
