import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { matchLanguage } from '../../contract/languages.ts'
import type { ApiEnvironment } from './ApiEnvironment.ts'

/** Characters of Accept-Language that are read. Browsers send fewer than 100. */
const maxLength = 1000

/** Selects the year in the language that the caller prefers among those of the client, or else in the first one. */
export const negotiateLanguage: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const { clientYear } = context.var
  const language = chooseLanguage(context.req.header('Accept-Language'), clientYear.languages)
  context.set(
    'localizedYear',
    language === clientYear.language ? clientYear : clientYear.inLanguage(language),
  )
  return next()
}

/** The headers of a response in a language. */
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
