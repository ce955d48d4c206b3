import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { ClaimOrderCode, Outputs } from '../../../contract/outputs.ts'
import { locationPriceNote } from '../../rules/locationPriceNote.ts'
import { householdLabel } from '../../rules/persons.ts'
import { useCalculator } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { useOtherHousehold } from './useOtherHousehold.ts'

type Assumptions = NonNullable<Outputs['assumptions']>

/** List items for the assumptions of a calculation. */
export function AssumptionNotes({ persons, locationFactor, claimOrder, orders }: Assumptions) {
  const texts = stepTexts.notes
  const areUsesDivided = useCalculator(
    ({ scenario }, { features }) => scenario === customScenarioId && !features.customPerPerson,
  )
  const prices = locationPriceNote(locationFactor)
  const sentences = claimOrder.flatMap((rule) => claimOrderSentence(rule, orders ?? null))
  return (
    <>
      {persons.length > 0 && <HouseholdNote persons={persons} />}
      {areUsesDivided && persons.length > 1 && <li>{texts.customUses}</li>}
      {prices !== null && <li>{prices}</li>}
      {sentences.length > 0 && (
        <li>
          {texts.claimOrder}
          <ul>
            {[...sentences.entries()].map(([index, sentence]) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </li>
      )}
    </>
  )
}

/** Says who the estimate is for. Gives the reason if that is not the family that the employee covers. */
function HouseholdNote({ persons }: Pick<Assumptions, 'persons'>) {
  const otherHousehold = useOtherHousehold()
  return <li>{otherHousehold ?? stepTexts.notes.household({ household: householdLabel(persons) })}</li>
}

/** An API may send a sentence of its own. A code without a sentence is not shown. */
function claimOrderSentence(rule: Assumptions['claimOrder'][number], orders: number | null): string[] {
  if (typeof rule === 'string') return [rule]
  const texts = stepTexts.notes.claimOrderRules
  if (rule.code === 'mean-of-orders')
    return [orders === null ? texts['mean-of-many-orders'] : texts['mean-of-orders']({ count: orders })]
  return isKnown(rule.code) ? [texts[rule.code]] : []
}

function isKnown(code: string): code is Exclude<ClaimOrderCode, 'mean-of-orders'> {
  return Object.hasOwn(stepTexts.notes.claimOrderRules, code)
}
