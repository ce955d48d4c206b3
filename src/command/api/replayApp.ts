import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed as checkMethod } from 'hono/method-not-allowed'
import { ContractError } from '../../contract/ContractError.ts'
import { parseInputs } from '../../contract/inputs.ts'
import { issueAt, methodNotAllowed, problem } from '../../service/http/problem.ts'
import { receiveAnswers } from '../../service/http/receiveAnswers.ts'
import { corsPolicy, noStore, securityHeaders } from '../../service/http/responseHeaders.ts'
import { validateInputs } from '../../service/validateInputs.ts'
import { answersKey, type RecordedYear } from './recording.ts'

/**
 * Responds with recorded instances and results, to any key and for pages of any origin. Answers that were not recorded
 * get 422, with the same problem document as those that a client does not accept.
 */
export function createReplayApp(years: readonly RecordedYear[]) {
  const app = new Hono()
  app.use(securityHeaders(), noStore, cors({ ...corsPolicy, origin: '*' }))
  app.use(checkMethod({ app, onMethodNotAllowed: methodNotAllowed }))
  const findYear = (context: Context) => {
    const year = context.req.param('year')
    return years.find((recorded) => recorded.year === (year === undefined ? null : Number(year)))
  }
  app.get('/mediplan/instance/:year?', (context) => {
    const recorded = findYear(context)
    return recorded ? context.json(recorded.payload as object) : noSuchYear(context)
  })
  app.post('/mediplan/calculate/:year?', receiveAnswers(), async (context) => {
    const recorded = findYear(context)
    if (!recorded) return noSuchYear(context)
    try {
      const answers: unknown = await context.req.json()
      const issues = validateInputs(recorded.instance, parseInputs(answers))
      if (issues.length > 0) return problem(context, 'unfit-answers', issues)
      const key = answersKey(recorded.instance, answers)
      return recorded.results.has(key)
        ? context.json(recorded.results.get(key) as object)
        : problem(context, 'unfit-answers', [issueAt('', 'recorded answers', key)])
    } catch (error) {
      if (error instanceof ContractError) return problem(context, 'unfit-answers', error.issues)
      if (error instanceof SyntaxError)
        return problem(context, 'bad-json', [issueAt('', 'JSON', 'other text')])
      throw error
    }
  })
  app.notFound((context) => problem(context, 'nothing-here'))
  return app
}

function noSuchYear(context: Context) {
  return problem(context, 'no-such-year', [issueAt('/year', 'a recorded year', context.req.param('year'))])
}
