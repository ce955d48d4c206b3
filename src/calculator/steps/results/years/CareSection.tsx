import { useMemo, type ReactNode } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { hasNoLimit } from '../outputs.ts'
import { CareChart } from './CareChart.tsx'
import {
  careCurve,
  cheapestRanges,
  contradictsRanges,
  distinctCrossovers,
  type CareCurve,
  type CheapestRange,
} from './careCurve.ts'
import { planColumns } from './costsOfPlans.ts'
import { CostTable } from './CostTable.tsx'

/** What every plan costs by the amount of care. Nothing if the API sends no curve or only one plan. */
export function CareSection({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.years.care
  const curve = useMemo(() => careCurve(outputs), [outputs])
  const crossovers = useMemo(() => distinctCrossovers(outputs.curve?.crossovers ?? []), [outputs])
  if (!curve || !outputs.curve) return null
  // The chart does not show what is above its end.
  const end = curve.points.at(-1)!.care
  const ranges = cheapestRanges(outputs.curve, crossovers, planColumns(outputs)).filter(
    ({ from }) => from < end,
  )
  return (
    <div className="care-section">
      <CareNotes outputs={outputs} points={curve.points} ranges={ranges} />
      <CareChart outputs={outputs} curve={curve} crossovers={crossovers} />
      <Disclosure summary={texts.table}>
        <CostTable
          caption={texts.tableCaption}
          rowTitle={texts.care}
          plans={planColumns(outputs)}
          rows={curve.points.map((point) => ({
            title: (
              <>
                {formatMoney(point.care)}
                {point === curve.own && <small>{texts.own}</small>}
              </>
            ),
            totalCosts: point.totalCosts,
            isChosen: point === curve.own,
          }))}
        />
      </Disclosure>
    </div>
  )
}

interface CareNotesProps {
  outputs: Outputs
  points: CareCurve['points']
  ranges: CheapestRange[]
}

/** Which plan is the cheapest, in words, and what the lines do not show. */
function CareNotes({ outputs, points, ranges }: CareNotesProps) {
  const texts = sectionTexts.years.care
  const plans = planColumns(outputs)
  const name = (key: string) => <LocalizedText text={outputs.plans[key]!.displayName} />
  const end = points.at(-1)!
  const notes = [
    ...ranges.map((range) => rangeText(range, name(range.plan))),
    outputs.scenarios.some((row) => contradictsRanges(row, ranges, plans)) && texts.otherKinds,
    ...plans.map(
      ({ key }) => hasNoLimit(outputs.plans[key]!) && stepTexts.plans.noLimitNote({ plan: name(key) }),
    ),
    plans.some(({ key }) => end.totalCosts[key]! > (outputs.plans[key]!.worstCase ?? Infinity) + 0.5) &&
      texts.notCovered,
  ]
  return (
    <p>
      {texts.lead}
      {[...notes.entries()].map(([index, note]) => note && <span key={index}> {note}</span>)}
    </p>
  )
}

function rangeText({ from, to, isClose }: CheapestRange, plan: ReactNode) {
  const texts = sectionTexts.years.care[isClose ? 'nearlyCheapest' : 'cheapest']
  const values = { from: formatMoney(from), to: formatMoney(to), plan }
  if (to === Infinity) return from === 0 ? texts.always(values) : texts.above(values)
  return from === 0 ? texts.below(values) : texts.between(values)
}
