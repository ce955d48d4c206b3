import { customScenarioId } from '../../../contract/customScenarioId.ts'
import type { ClaimOrderCode, Outputs, ServiceAssumption } from '../../../contract/outputs.ts'
import { formatMonth } from '../../rules/formatDate.ts'
import { formatCount, formatExactMoney, formatPercentage } from '../../rules/formatMoney.ts'
import { householdLabel } from '../../rules/persons.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { OtherProviders } from './OtherProviders.tsx'
import './NotesAndAssumptions.css'

export function NotesAndAssumptions({ outputs: { plans, assumptions } }: { outputs: Outputs }) {
  const texts = stepTexts.notes
  const { notInCalculator } = useInstance()
  // An API may send the file as it is.
  const leftOut = notInCalculator?.filter(({ isShown }) => isShown === true) ?? []
  return (
    <>
      <ul className="bulleted">
        <li>{texts.averages}</li>
        <li>{texts.cheapestFacility}</li>
        <li>{texts.maximums}</li>
        <li>{texts.rounding}</li>
        {Object.entries(plans).map(([key, plan]) => (
          <OtherProviders key={key} {...plan} />
        ))}
        {assumptions && <AssumptionNotes {...assumptions} />}
        {leftOut.length > 0 && (
          <li>
            {texts.leftOut}
            <ul className="bulleted">
              {[...leftOut.entries()].map(([index, { text }]) => (
                <li key={index}>
                  <LocalizedText text={text} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      {assumptions && assumptions.services.length > 0 && (
        <Disclosure summary={texts.services}>
          <AssumedServices services={assumptions.services} />
        </Disclosure>
      )}
    </>
  )
}

type Assumptions = NonNullable<Outputs['assumptions']>

/** List items for the assumptions of a calculation. */
function AssumptionNotes({ persons, locationFactor, claimOrder, orders, birth, source }: Assumptions) {
  const texts = stepTexts.notes
  const areUsesDivided = useCalculator(
    ({ scenario }, { features }) => scenario === customScenarioId && !features.customPerPerson,
  )
  const prices = locationPriceNote(locationFactor)
  const sentences = claimOrder.flatMap((rule) => claimOrderSentence(rule, orders ?? null))
  return (
    <>
      {persons.length > 0 && <li>{texts.household({ household: householdLabel(persons) })}</li>}
      {areUsesDivided && persons.length > 1 && <li>{texts.customUses}</li>}
      {prices !== null && <li>{prices}</li>}
      {sentences.length > 0 && (
        <li>
          {texts.claimOrder}
          <ul className="bulleted">
            {[...sentences.entries()].map(([index, sentence]) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </li>
      )}
      {birth && (
        <li>
          {birth.month == null ? texts.birthInAnyMonth : texts.birth({ month: formatMonth(birth.month) })}
        </li>
      )}
      {source != null && <li>{texts.source({ source: <LocalizedText text={source} /> })}</li>}
    </>
  )
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

function AssumedServices({ services }: { services: ServiceAssumption[] }) {
  const texts = stepTexts.services
  return (
    <table className="assumed-services amounts">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.uses}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {[...services.entries()].map(([row, { name, uses, allowedAmount }]) => (
          <tr key={row}>
            <th scope="row">
              <LocalizedText text={name} />
            </th>
            <td>{formatCount(uses)}</td>
            <td>{formatExactMoney(allowedAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A sentence that says how prices at a location differ from typical prices.
 * @param locationFactor multiplies typical prices
 * @returns null if the prices do not differ, or if the factor is not positive
 */
export function locationPriceNote(locationFactor: number) {
  const { pricesAbove, pricesBelow } = stepTexts.notes
  const difference = Math.abs(locationFactor - 1)
  if (locationFactor <= 0 || formatPercentage(difference) === formatPercentage(0)) return null
  const texts = locationFactor > 1 ? pricesAbove : pricesBelow
  if (difference < 0.01) return texts.lessThan({ percent: formatPercentage(0.01) })
  // Rounding would give 100%, which would mean that everything is free.
  if (locationFactor < 0.01) return pricesBelow.moreThan({ percent: formatPercentage(0.99) })
  return texts.about({ percent: formatPercentage(difference) })
}
