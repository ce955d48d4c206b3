import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { parseAccept } from 'hono/utils/accept'
import { matchLanguage } from '../../contract/languages.ts'
import type { ApiEnvironment, ClientSource } from './AppOptions.ts'
import { issueAt, problem } from './problem.ts'

type Middleware = MiddlewareHandler<ApiEnvironment>

/** Finds the client, the plan year, and the language of a request. */
export function identifyClient(clients: ClientSource, limitRate: Middleware): MiddlewareHandler {
  return every(findClient(clients), limitRate, requireClient, findYear, negotiateLanguage)
}

/** Finds the client of the API key. An unknown key passes: requireClient rejects it after the rate limit. */
function findClient(clients: ClientSource): Middleware {
  return async (context, next) => {
    const client = await clients.get(context.req.header('is-api-key') ?? '')
    if (client === null) return problem(context, 'not-served', [], { 'Retry-After': '30' })
    if (client) context.set('client', client)
    return next()
  }
}

const requireClient: Middleware = async (context, next) =>
  context.var.client
    ? next()
    : problem(context, 'unknown-key', [issueAt('/is-api-key', 'the key of a client')], {
        'WWW-Authenticate': 'ApiKey',
      })

const findYear: Middleware = async (context, next) => {
  const { current, years } = context.var.client
  const year = context.req.param('year')
  const clientYear = year === undefined ? current : years.get(parseYear(year))
  if (!clientYear) return problem(context, 'no-such-year', [issueAt('/year', 'a year of this client', year)])
  context.set('clientYear', clientYear)
  return next()
}

/** Only digits, with leading zeros: 02028 is 2028. */
function parseYear(text: string) {
  return /^\d+$/.test(text) ? Number(text) : NaN
}

/** Characters of Accept-Language that are read. Browsers send fewer than 100. */
const maxLength = 1000

/** Selects the year in the language that the caller prefers among those of the client, or else in the first one. */
const negotiateLanguage: Middleware = async (context, next) => {
  const { clientYear } = context.var
  const language = chooseLanguage(context.req.header('Accept-Language'), clientYear.languages)
  context.set(
    'localizedYear',
    language === clientYear.language ? clientYear : clientYear.inLanguage(language),
  )
  return next()
}

export function languageHeaders(language: string, vary: readonly string[]) {
  return { 'Content-Language': language, Vary: [...vary, 'Accept-Language'].join(', ') }
}

/** A wildcard stands for the first language. */
function chooseLanguage(header = '', languages: readonly [string, ...string[]]): string {
  const [first] = languages
  const preferences = parseAccept(header.slice(0, maxLength))
    .filter(({ q }) => q > 0)
    .map(({ type }) => (type === '*' ? first : type))
  return matchLanguage(preferences, languages) ?? first
}
