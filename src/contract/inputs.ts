import { validatePayload } from './validatePayload.ts'
import { validate } from './generated/inputs.js'
import type { CalculationInputs as InputsPayload, PersonName, ServiceUses } from './generated/inputs.d.ts'
import { personalAnswersOf, type PersonalAnswers } from './personalQuestions.ts'

export type { PersonName, ServiceUses }

/** The posted answers as the code uses them: with an answer or null for every personal question. */
export type CalculationInputs = InputsPayload & PersonalAnswers
export type CoverageCode = CalculationInputs['coverage']

/**
 * Checks posted answers against schemas/v1/inputs.schema.json. Adds the personal answers that they may leave out.
 * @throws ContractError with every issue.
 */
export function parseInputs(payload: unknown): CalculationInputs {
  const inputs = validatePayload(validate, payload, 'inputs')
  return { ...inputs, ...personalAnswersOf(inputs) }
}
