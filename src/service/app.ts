import { Hono, type Context } from 'hono'
import { ContractError, type Problem } from '../contract/check.ts'
import { parseInputs } from '../contract/inputs.ts'
import { answerProblems } from './answers.ts'
import type { Clients, ClientYear } from './clients.ts'
import { calculate } from './engine/calculate.ts'
import { problemResponse } from './problem.ts'

type Environment = { Variables: { clientYear: ClientYear } }

/**
 * The reference API: one web-standard fetch handler, wherever it runs.
 * It answers at mediplan/* under any path, so that a home need not rewrite addresses.
 */
export function createApp(clients: Pick<Clients, 'get'>) {
  const app = new Hono<Environment>({ getPath: pathFromMediplan })

  app.use('/mediplan/:call/:year?', async (context, next) => {
    const client = clients.get(context.req.header('is-api-key') ?? '')
    if (!client)
      return problemResponse(401, 'This key is not known', [named('/is-api-key', 'the key of a client')])
    const year = context.req.param('year')
    const clientYear = year === undefined ? client.current : client.years.get(yearNumber(year))
    if (!clientYear)
      return problemResponse(404, 'This client has no such year', [
        named('/year', 'a year of this client', year),
      ])
    context.set('clientYear', clientYear)
    return next()
  })
  app.get('/mediplan/instance/:year?', (context) =>
    context.body(context.var.clientYear.body, 200, { 'Content-Type': 'application/json' }),
  )
  app.post('/mediplan/calculate/:year?', answerCalculation)
  app.notFound(() => problemResponse(404, 'There is nothing here'))
  app.onError((error) => {
    console.error(error)
    return problemResponse(500, 'Something went wrong here')
  })
  return app
}

async function answerCalculation(context: Context<Environment>) {
  const { instance, model } = context.var.clientYear
  const payload = parseJson(await context.req.text())
  if (payload === undefined)
    return problemResponse(400, 'The body is not JSON', [named('', 'JSON', 'another text')])
  try {
    const inputs = parseInputs(payload)
    const problems = answerProblems(instance, inputs)
    if (problems.length > 0) throw new ContractError('inputs', problems)
    return context.json(calculate(model, inputs))
  } catch (error) {
    if (error instanceof ContractError) return problemResponse(422, 'The answers do not fit', error.problems)
    throw error
  }
}

/** A problem of a header or of a part of the address, by its name there. */
function named(path: string, expected: string, found = 'another'): Problem {
  return { path, expected, found }
}

/** Undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pathFromMediplan({ url }: Request) {
  const { pathname } = new URL(url)
  return pathname.slice(Math.max(0, pathname.lastIndexOf('/mediplan/')))
}

/** Digits alone are a year: 02028 is 2028. */
function yearNumber(text: string) {
  return /^\d+$/.test(text) ? Number(text) : NaN
}
