import type { Outputs } from '../../../contract/outputs.ts'
import { householdLabel } from '../../rules/persons.ts'
import { priceLevel } from '../../rules/priceLevel.ts'

type Assumptions = NonNullable<Outputs['assumptions']>

/** What the calculation took for granted, as further notes of a list. */
export function AssumptionNotes({ persons, locationFactor, claimOrder }: Assumptions) {
  const level = priceLevel(locationFactor)
  return (
    <>
      {persons.length > 0 && <li>The estimate is for {householdLabel(persons)}.</li>}
      {level !== null && <li>Prices where you live are taken to be {level} the usual.</li>}
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
