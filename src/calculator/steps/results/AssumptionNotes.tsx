import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { ClaimOrderCode, Outputs } from '../../../contract/outputs.ts'
import { coverageCode, coverageLabel } from '../../rules/coverage.ts'
import { householdLabel, isHouseholdOf } from '../../rules/persons.ts'
import { priceLevel } from '../../rules/priceLevel.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'

type Assumptions = NonNullable<Outputs['assumptions']>

/** What the calculation took for granted, as further notes of a list. */
export function AssumptionNotes({ persons, locationFactor, coveredMonths, claimOrder }: Assumptions) {
  const isCustom = useCalculator((model) => model.scenario === customScenarioId)
  const level = priceLevel(locationFactor)
  const sentences = claimOrder.flatMap(claimOrderSentence)
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
      {sentences.length > 0 && (
        <li>
          Deductibles and maximums depend on the order of the year's claims. This is the order we take:
          <ul>
            {[...sentences.entries()].map(([place, sentence]) => (
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

const claimOrderSentences: Record<ClaimOrderCode, string> = {
  'no-deductible-first': 'What no deductible applies to comes first.',
  'drug-deductible-next': 'Then come prescriptions that have a deductible of their own.',
  'deductible-last': 'What the deductible applies to comes last.',
  'most-expensive-first': 'In each group the service with the highest price for one use comes first.',
  'family-deductible-shared-evenly':
    'A family meets its deductible evenly: nobody more of it than the others, unless their claims or their maximum end before. In a real year it is met in the order of the claims, which can cost somewhat less or more.',
  'family-maximum-by-person':
    'The maximum of a family is used up by the employee first, then by the spouse, then by the children.',
}

/** An API may send a sentence of its own; a code without a sentence is not shown. */
function claimOrderSentence(rule: Assumptions['claimOrder'][number]): string[] {
  if (typeof rule === 'string') return [rule]
  return isKnown(rule.code) ? [claimOrderSentences[rule.code]] : []
}

function isKnown(code: string): code is ClaimOrderCode {
  return Object.hasOwn(claimOrderSentences, code)
}
