import { useState } from 'react'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { yearOf } from '../../state/selectors.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { describeMissing, useCalculation } from '../useCalculation.ts'
import type { Review } from './review.ts'
import './ValuePanel.css'
import { ValueTables } from './ValueTables.tsx'

/** What the plans of the open year are worth to employees, over all scenarios. */
export function ValuePanel() {
  const { clientError, path } = useWorkbench()
  const [previous, setPrevious] = useState<number | 'none' | null>(null)
  const response = useCalculation('review', yearOf(path), previous)
  if (response?.status !== 'ready')
    return (
      <p className="panel-message" role="status">
        {describeMissing('The figures', 'to see what the plans are worth', response, clientError)}
      </p>
    )
  return (
    <div className="stack panel-content value">
      {clientError !== null && <p>These figures are from the last valid version.</p>}
      <ReviewTables review={response.value} onChoosePrevious={setPrevious} />
    </div>
  )
}

interface ReviewTablesProps {
  review: Review
  onChoosePrevious: (previous: number | 'none') => void
}

function ReviewTables({ review, onChoosePrevious }: ReviewTablesProps) {
  const { value, previous, answers, findings, otherYears } = review
  const [chosenTier, setTier] = useState(value.tiers[0]!)
  // An edit may remove the chosen tier.
  const tier = value.tiers.includes(chosenTier) ? chosenTier : value.tiers[0]!
  const column = value.tiers.indexOf(tier)
  const label = (code: typeof tier) => coverageLabel(code, value.tiers.includes('EK'))
  if (value.scenarios.length === 0) return <p>Add a scenario to compare the plans.</p>
  return (
    <>
      <p className="soft">
        Every scenario counts the same.{' '}
        {answers.length > 0 && `Calculated for: ${answers.join(' · ')}. To change this, use the calculator.`}
      </p>
      <div className="panel-controls row wrap">
        <LabeledSelect
          label="Coverage"
          choices={value.tiers.map((code) => ({ name: code, title: label(code) }))}
          chosen={tier}
          onChoose={setTier}
        />
        {otherYears.length > 0 && (
          <LabeledSelect
            label="Changes from"
            choices={[
              ...otherYears.map((year) => ({ name: String(year), title: String(year) })),
              { name: 'none', title: 'no other year' },
            ]}
            chosen={String(previous?.planYear ?? 'none')}
            onChoose={(name) => onChoosePrevious(name === 'none' ? 'none' : Number(name))}
          />
        )}
      </div>
      {findings.length > 0 && (
        <section aria-label="Check these">
          <h2>Check these</h2>
          <ul className="bulleted">
            {findings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ValueTables review={review} column={column} tierName={label(tier)} />
    </>
  )
}
