import { useMemo } from 'react'
import type { CostCurve, Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Name } from '../../../ui/Name.tsx'
import { CareChart } from './CareChart.tsx'
import { careCurve, nearestCrossovers, roundedCrossovers, type Crossover } from './careCurve.ts'
import { isCheapest, planColumns } from './costsOfPlans.ts'
import { CostTable } from './CostTable.tsx'

/** What every plan costs by the amount of care. Nothing if the API sends no curve or only one plan. */
export function CareSection({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.years.care
  const curve = useMemo(() => careCurve(outputs), [outputs])
  if (!curve || !outputs.curve) return null
  return (
    <section className="result-section other-years">
      <h2>{texts.heading}</h2>
      <CrossoverNotes outputs={outputs} curve={outputs.curve} ownCare={curve.own?.care ?? 0} />
      <CareChart outputs={outputs} curve={curve} crossovers={outputs.curve.crossovers} />
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
    </section>
  )
}

interface CrossoverNotesProps {
  outputs: Outputs
  curve: CostCurve
  /** The amount of care near which changes of the cheapest plan matter. */
  ownCare: number
}

/** Which plan is the cheapest, in words. */
function CrossoverNotes({ outputs, curve, ownCare }: CrossoverNotesProps) {
  const texts = sectionTexts.years.care
  const plans = planColumns(outputs)
  const name = (key: string) => <Name text={outputs.plans[key]!.displayName} />
  const crossovers = roundedCrossovers(curve, plans)
  const always =
    crossovers.length === 0 &&
    plans.find(({ key }) => curve.points.every(({ totalCosts }) => isCheapest(key, totalCosts, plans)))
  const toSentence = ({ care, end, plan, isClose }: Crossover) => {
    const kind = isClose ? 'close' : 'cheaper'
    const values = { care: formatMoney(care), plan: name(plan) }
    return end === null
      ? texts.crossover[kind](values)
      : texts.betweenCrossovers[kind]({ ...values, end: formatMoney(end) })
  }
  return (
    <p>
      {texts.lead}
      {nearestCrossovers(crossovers, ownCare).map((crossover) => (
        <span key={crossover.care}> {toSentence(crossover)}</span>
      ))}
      {always && (
        <>
          {' '}
          {texts.alwaysCheapest({ plan: name(always.key) })}
          {outputs.scenarios.some(({ totalCosts }) => !isCheapest(always.key, totalCosts, plans)) &&
            ` ${texts.otherKinds}`}
        </>
      )}
    </p>
  )
}
