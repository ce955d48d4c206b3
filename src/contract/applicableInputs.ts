import type { CalculationInputs, CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'
import { personalQuestions } from './personalQuestions.ts'

/** Whether a surcharge or credit applies to a tier. Its statement is shown only if it does. */
export function surchargeApplies({ appliesTo }: Instance['surcharges'][number], tier: CoverageCode): boolean {
  return !appliesTo || appliesTo.includes(tier)
}

/** The inputs without answers to questions that are off, and without surcharges that are not for the employee's tier. */
export function applicableInputs(
  { features, surcharges }: Pick<Instance, 'features' | 'surcharges'>,
  inputs: CalculationInputs,
): CalculationInputs {
  const others = surcharges.filter((surcharge) => !surchargeApplies(surcharge, inputs.coverage))
  const off = personalQuestions.filter(({ flag }) => !features[flag])
  return {
    ...inputs,
    ...Object.fromEntries(off.map(({ answer }) => [answer, null])),
    surcharges: { ...inputs.surcharges, ...Object.fromEntries(others.map(({ id }) => [id, false])) },
  }
}
