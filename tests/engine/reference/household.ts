import type { CalculationInputs, CoverageCode } from '../../../src/contract/inputs.ts'
import type { Instance } from '../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../src/contract/plans.ts'

/** One household's year, to compare the plans of a sample client in. */
export interface Cell {
  document: PlansDocument
  instance: Instance
  inputs: CalculationInputs
}

interface Person {
  role: 'subscriber' | 'spouse' | 'child'
  /** From 1, within the role. */
  number: number
}

/** The covered persons and the tier whose payroll deduction they pay. */
export interface Coverage {
  coverage: CoverageCode
  persons: Person[]
}

/** The inputs, with the coverage at the end of the year and before a birth. */
export interface YearInputs extends Omit<CalculationInputs, 'persons'>, Coverage {
  /** The index of the baby; -1 without one. */
  baby: number
  /** The month of birth, from 1; null if it is not known, or not covered. */
  month: number | null
  /** Without a birth, this equals the coverage at the end of the year. */
  before: Coverage
}

/** Finds the persons: those of the household, with a baby that the scenario adds, or the posted ones, or those of the tier. */
export function resolveHousehold(
  document: PlansDocument,
  { features, scenarios }: Instance,
  inputs: CalculationInputs,
): YearInputs {
  const { household } = inputs
  const born = household?.baby?.month ?? null
  const month = born !== null && born > 12 - (document.coveredMonths ?? 12) ? born : null
  if (!household) {
    const { adults, children } = document.persons[inputs.coverage]
    const covered = {
      coverage: inputs.coverage,
      persons: inputs.persons ?? listPersons(adults === 2, children),
    }
    return { ...inputs, ...covered, baby: -1, month, before: covered }
  }
  const { spouse, children } = household
  const isBorn =
    scenarios.find(({ id }) => id === inputs.scenario)?.adds === 'child' &&
    household.baby?.isCovered !== false
  const coverageOf = (count: number): Coverage => ({
    coverage: tierOf(spouse, count, features.singleChild),
    persons: listPersons(spouse, count),
  })
  const after = coverageOf(isBorn ? Math.max(1, children) : children)
  const baby = isBorn ? after.persons.length - 1 : -1
  return { ...inputs, ...after, baby, month, before: coverageOf(children) }
}

function listPersons(hasSpouse: boolean, children: number): Person[] {
  const covered: Person[] = [{ role: 'subscriber', number: 1 }]
  if (hasSpouse) covered.push({ role: 'spouse', number: 1 })
  for (let number = 1; number <= children; number += 1) covered.push({ role: 'child', number })
  return covered
}

function tierOf(hasSpouse: boolean, children: number, hasSingleChildTier: boolean): CoverageCode {
  if (hasSpouse) return children > 0 ? 'EF' : 'ES'
  if (children === 0) return 'EE'
  return children === 1 && hasSingleChildTier ? 'EK' : 'EC'
}
