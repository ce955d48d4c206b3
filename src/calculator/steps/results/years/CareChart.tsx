import { useMemo, useState } from 'react'
import type { CostCurve, Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { ChartLineMark } from '../../../ui/ChartLineMark.tsx'
import { LineChart } from '../../../ui/LineChart.tsx'
import { lineValue, type ChartLine } from '../../../ui/lineChartLayout.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import type { CareCurve } from './careCurve.ts'
import { planColumns } from './costsOfPlans.ts'
import './CareChart.css'

interface CareChartProps {
  outputs: Outputs
  curve: CareCurve
  crossovers: CostCurve['crossovers']
}

/** The chart, and the costs at the amount of care that the visitor reads: at first, that of the estimate. */
export function CareChart({ outputs, curve, crossovers }: CareChartProps) {
  const texts = sectionTexts.years.care
  const [read, setRead] = useState<number | null>(null)
  const end = curve.points.at(-1)!.care
  const { lines, mark, crossings } = useMemo(
    () => drawCurve(outputs, curve, crossovers),
    [outputs, curve, crossovers],
  )
  const care = Math.min(read ?? mark?.x ?? end / 2, end)
  const costs = [...lines.entries()]
    .map(([index, line]) => ({ index, name: line.name, cost: lineValue(line, care) }))
    .toSorted((one, other) => one.cost - other.cost)
  const { name, cost } = costs[0]!
  const amount = formatMoney(care)
  const isOwnYear = care === mark?.x
  const position = isOwnYear ? texts.positionOfOwnYear : texts.position
  return (
    <div className="care-chart card stack">
      <p className="soft" data-only="screen">
        {texts.cost}
      </p>
      <LineChart
        description={texts.chart}
        {...{ lines, mark, crossings }}
        formatTick={formatMoney}
        slider={{
          label: texts.slider,
          value: care,
          valueText: position({ care: amount, plan: name, cost: formatMoney(cost) }),
          onChange: setRead,
        }}
      />
      <p data-only="screen">{isOwnYear ? texts.atOwnYear({ care: amount }) : texts.at({ care: amount })}</p>
      <ol className="care-chart-costs" data-only="screen">
        {costs.map((row) => (
          <li key={row.index}>
            <ChartLineMark index={row.index} />
            <LocalizedText text={row.name} />
            <strong>{formatMoney(row.cost)}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

function drawCurve(outputs: Outputs, { points, own }: CareCurve, crossovers: CostCurve['crossovers']) {
  const { bestPlan } = outputs
  const end = points.at(-1)!.care
  // The first line has the accent color.
  const plans = planColumns(outputs).toSorted(
    (one, other) => Number(other.key === bestPlan) - Number(one.key === bestPlan),
  )
  const lines: ChartLine[] = plans.map(({ key, name }) => ({
    name,
    points: points.map(({ care, totalCosts }) => ({ x: care, y: totalCosts[key]! })),
    isEmphasized: key === bestPlan,
  }))
  return {
    lines,
    mark: own && {
      x: own.care,
      y: own.totalCosts[bestPlan]!,
      text: sectionTexts.years.care.ownYear({ care: formatMoney(own.care) }),
      shortText: sectionTexts.years.care.ownYearShort,
    },
    crossings: crossovers
      .filter(({ care }) => care < end)
      .map(({ care: x, to }) => ({ x, y: lineValue(lines[plans.findIndex(({ key }) => key === to)]!, x) })),
  }
}
