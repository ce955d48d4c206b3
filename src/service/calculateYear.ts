import { parseClientLanguage } from '../clients/ClientLanguage.ts'
import { createYear } from '../clients/clients.ts'
import { ContractError } from '../contract/ContractError.ts'
import type { OutputsPayload } from '../contract/outputs.ts'
import { calculate } from '../engine/calculate.ts'
import { acceptInputs } from './acceptInputs.ts'

/** The parsed documents of a plan year. */
export interface YearDocuments {
  /** instance.json */
  instance: unknown
  /** plans.json */
  plans: unknown
  /** languages/<tag>.json, by tag; needed only for languages that the calculator does not include. */
  languages?: Readonly<Record<string, unknown>>
}

/**
 * Calculates what a year costs under every plan, in dollars, as the service does for POST mediplan/calculate.
 * @param answers the body of that request
 * @param language one of the client's languages, for names in the result; by default, the first one
 * @throws ContractError if the client lacks the language, or the service would reject the documents or the answers. Its issues say where and why.
 */
export function calculateYear(
  { instance, plans, languages = {} }: YearDocuments,
  answers: unknown,
  language?: string,
): OutputsPayload {
  const provided = Object.entries(languages).map(
    ([tag, document]) => [tag, parseClientLanguage(tag, document)] as const,
  )
  const year = createYear(instance, plans, new Map(provided))
  if (language !== undefined && !year.languages.includes(language))
    throw new ContractError('language', [
      { pointer: '', expected: `one of ${year.languages.join(', ')}`, found: language },
    ])
  const localized = language === undefined ? year : year.inLanguage(language)
  return calculate(localized.model, acceptInputs(year, localized, answers))
}
