import { useId, useState } from 'react'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { useCalculator } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { Select } from '../../../ui/Select.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Term } from '../../../ui/Term.tsx'
import { planDifferences } from './planDifferences.ts'
import './TwoPlans.css'

interface TwoPlansProps {
  outputs: Outputs
  /** The keys of the plans that are compared until the visitor chooses others. */
  initial: [string, string]
}

/** Two plans that the visitor chooses, and what differs between them. */
export function TwoPlans({ outputs, initial }: TwoPlansProps) {
  const texts = sectionTexts.comparison
  const id = useId()
  const announce = useAnnounce()
  const [chosen, setChosen] = useState<[string, string] | null>(null)
  // Changed answers can lead to other plans.
  const keys = chosen?.every((key) => Object.hasOwn(outputs.plans, key)) ? chosen : initial
  const [firstKey, secondKey] = keys
  const allKeys = Object.keys(outputs.plans)
  const choices = Object.values(outputs.plans).map(({ displayName }) => ({ label: displayName }))
  const first = outputs.plans[firstKey]!
  const second = outputs.plans[secondKey]!
  const coversFamily = useCalculator(({ family: { spouse, children } }) => spouse || children > 0)
  const isFamily = outputs.assumptions ? outputs.assumptions.persons.length > 1 : coversFamily
  const differences = planDifferences(first, second, isFamily)
  const choose = (pair: [string, string]) => {
    setChosen(pair)
    announce(outcomeOf(outputs.plans[pair[0]]!, outputs.plans[pair[1]]!, isFamily))
  }
  const list = (side: 0 | 1, label: string) => (
    <Select
      id={`${id}${side}`}
      label={label}
      choices={choices}
      placeholder={stepTexts.forms.pleaseSelect}
      chosen={allKeys.indexOf(keys[side])}
      onChoose={(index) => choose(side === 0 ? [allKeys[index]!, secondKey] : [firstKey, allKeys[index]!])}
    />
  )
  return (
    <div className="two-plans stack">
      {allKeys.length > 2 && (
        <div className="columns" data-only="screen">
          {list(0, texts.firstPlan)}
          {list(1, texts.secondPlan)}
        </div>
      )}
      {differences.length === 0 ? (
        <p>{outcomeOf(first, second, isFamily)}</p>
      ) : (
        <table className="amounts">
          <caption className="soft">{texts.differencesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.term}</span>
              </th>
              {[first, second].map(({ displayName }, column) => (
                <th key={keys[column]} scope="col">
                  <LocalizedText text={displayName} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.label}>
                <th scope="row">
                  {difference.meaning === undefined ? (
                    difference.label
                  ) : (
                    <Term meaning={difference.meaning}>{difference.label}</Term>
                  )}
                </th>
                <td>{difference.first ?? stepTexts.plans.notStated}</td>
                <td>{difference.second ?? stepTexts.plans.notStated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** In one sentence, what a comparison of two plans finds. */
function outcomeOf(first: PlanCosts, second: PlanCosts, isFamily: boolean) {
  const texts = sectionTexts.comparison
  const count = planDifferences(first, second, isFamily).length
  if (count > 0) return texts.differences({ count, first: first.displayName, second: second.displayName })
  return first === second ? texts.samePlan : texts.noDifference
}
