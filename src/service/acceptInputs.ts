import type { ClientYear } from '../clients/clients.ts'
import type { LocalizedYear } from '../clients/LocalizedYear.ts'
import { ContractError } from '../contract/ContractError.ts'
import { parseInputs, type CalculationInputs } from '../contract/inputs.ts'
import { canonicalInputs } from './canonicalInputs.ts'
import { validateInputs } from './validateInputs.ts'

/**
 * Accepts answers that a plan year offers, in canonical form.
 * @param localizedYear the year in the language of the answers
 * @param payload the body of POST mediplan/calculate
 * @throws ContractError if they do not fit the schema or the year
 */
export function acceptInputs(
  clientYear: ClientYear,
  { instance }: LocalizedYear,
  payload: unknown,
): CalculationInputs {
  const inputs = parseInputs(payload)
  const issues = validateInputs(instance, inputs, () =>
    clientYear.languages.map((language) => clientYear.inLanguage(language).instance),
  )
  if (issues.length > 0) throw new ContractError('inputs', issues)
  return canonicalInputs(instance, inputs)
}
