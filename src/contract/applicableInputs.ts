import { birthScenarios, coverageAfterBirth, coverageCode, defaultBaby, type Family } from './family.ts'
import type { CalculationInputs, CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'
import { personalQuestions } from './personalQuestions.ts'

/** Whether a surcharge or credit applies to a tier. */
export function surchargeApplies(
  { appliesTo }: Pick<Instance['surcharges'][number], 'appliesTo'>,
  tier: CoverageCode,
): boolean {
  return !appliesTo || appliesTo.includes(tier)
}

/** What the employee agrees to. Without a spouse, it is the statement that does not name one. */
export function surchargeStatement(
  { statement, statementWithoutSpouse }: Instance['surcharges'][number],
  { spouse }: Family,
): string {
  return (!spouse && statementWithoutSpouse) || statement
}

/**
 * The surcharges and credits for the tiers that the employee can have in some scenario, before or after a birth: the
 * results compare all scenarios. If the household is not known, every scenario has the same tier.
 */
export function applicableSurcharges(
  instance: Pick<Instance, 'scenarios' | 'surcharges'> & {
    features: Pick<Instance['features'], 'singleChild'>
  },
  { coverage, household }: Pick<CalculationInputs, 'coverage' | 'household'>,
): Instance['surcharges'] {
  const { singleChild } = instance.features
  const tiers = household ? [coverageCode(household, singleChild)] : [coverage]
  if (household && birthScenarios(instance).size > 0)
    tiers.push(coverageAfterBirth(household, (household.baby ?? defaultBaby).isCovered, singleChild))
  return instance.surcharges.filter((surcharge) => tiers.some((tier) => surchargeApplies(surcharge, tier)))
}

/** The inputs without answers to questions that are off, and without surcharges that do not apply in any scenario. */
export function applicableInputs(
  instance: Pick<Instance, 'features' | 'scenarios' | 'surcharges'>,
  inputs: CalculationInputs,
): CalculationInputs {
  const applicable = applicableSurcharges(instance, inputs)
  const others = instance.surcharges.filter((surcharge) => !applicable.includes(surcharge))
  const off = personalQuestions.filter(({ flag }) => !instance.features[flag])
  return {
    ...inputs,
    ...Object.fromEntries(off.map(({ answer }) => [answer, null])),
    surcharges: { ...inputs.surcharges, ...Object.fromEntries(others.map(({ id }) => [id, false])) },
  }
}
