import type { CalculationInputs, CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'

/** Whether a surcharge or credit is for employees in a tier. If it is not, its statement is not shown. */
export function surchargeApplies({ appliesTo }: Instance['surcharges'][number], tier: CoverageCode): boolean {
  return !appliesTo || appliesTo.includes(tier)
}

/** The inputs without the surcharges and credits that are not for the employee's tier. */
export function applicableInputs(
  { surcharges }: Pick<Instance, 'surcharges'>,
  inputs: CalculationInputs,
): CalculationInputs {
  const others = surcharges.filter((surcharge) => !surchargeApplies(surcharge, inputs.coverage))
  return {
    ...inputs,
    surcharges: { ...inputs.surcharges, ...Object.fromEntries(others.map(({ id }) => [id, false])) },
  }
}
