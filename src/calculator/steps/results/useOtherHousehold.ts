import { coverageCode, coverageTier } from '../../rules/coverage.ts'
import { householdLabel, matchesFamily } from '../../rules/persons.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'

/** Says who the estimate is for if that is not the family that the employee covers. Otherwise null. */
export function useOtherHousehold(): string | null {
  const { singleChild } = useInstance().features
  const { family, calculation } = useCalculator((model) => model)
  const { persons = [] } = (calculation.status === 'ready' && calculation.value.assumptions) || {}
  if (persons.length === 0 || matchesFamily(persons, family)) return null
  const tier = coverageTier(coverageCode(family, singleChild), singleChild)
  return stepTexts.notes.otherHousehold[tier]({ household: householdLabel(persons) })
}
