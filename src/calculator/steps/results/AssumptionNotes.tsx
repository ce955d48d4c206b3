import type { Outputs } from '../../../contract/outputs.ts'
import { coverageCode, coverageLabel } from '../../rules/coverage.ts'
import { householdLabel, isHouseholdOf } from '../../rules/persons.ts'
import { priceLevel } from '../../rules/priceLevel.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'

type Assumptions = NonNullable<Outputs['assumptions']>

/** What the calculation took for granted, as further notes of a list. */
export function AssumptionNotes({ persons, locationFactor, coveredMonths, claimOrder }: Assumptions) {
  const isCustom = useCalculator((model) => model.scenario === 'custom')
  const level = priceLevel(locationFactor)
  return (
    <>
      {persons.length > 0 && <HouseholdNote persons={persons} />}
      {isCustom && persons.length > 1 && (
        <li>The uses of your custom scenario are shared out over these persons.</li>
      )}
      {coveredMonths != null && coveredMonths < 12 && (
        <li>
          The amounts are for the{' '}
          {coveredMonths === 1 ? 'one month that is' : `${coveredMonths} months that are`} covered.
        </li>
      )}
      {level !== null && <li>Prices at your location are taken to be {level} the usual.</li>}
      {claimOrder.length > 0 && (
        <li>
          Deductibles and maximums depend on the order of the year's claims. This is the order we take:
          <ul>
            {[...claimOrder.entries()].map(([place, sentence]) => (
              <li key={place}>{sentence}</li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}

/** Whom the estimate is for; where they are others than the visitor covers, with the reason that is known. */
function HouseholdNote({ persons }: Pick<Assumptions, 'persons'>) {
  const { singleChild } = useInstance().features
  const family = useCalculator((model) => model.family)
  const household = householdLabel(persons)
  if (isHouseholdOf(persons, family)) return <li>The estimate is for {household}.</li>
  return (
    <li>
      The estimate for {coverageLabel(coverageCode(family, singleChild), singleChild)} coverage takes{' '}
      {household}, even if you cover more or fewer people.
    </li>
  )
}
