import { useDeferredValue, useMemo, useState } from 'react'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { yearOf } from '../../frame/visit.ts'
import { useBench } from '../../state/BenchProvider.tsx'
import { useLastGoodClient } from '../../state/useLastGoodClient.ts'
import { Answered } from './Answered.tsx'
import { Grid } from './Grid.tsx'
import { lineUpOf } from './lineUp.ts'
import { odditiesOf } from './oddities.ts'
import { PlanFigures } from './PlanFigures.tsx'
import './Calculation.css'

/** The calculation laid open: all scenarios by tier, and the plans of one of them line by line. */
export function Calculation() {
  const client = useLastGoodClient()
  const { visit } = useBench()
  const answers = useDeferredValue(visit?.answers ?? null)
  const year = client && yearOf(client, visit?.year ?? null)
  const lineUp = useMemo(() => year && lineUpOf(year, answers), [year, answers])
  const [[row, column], choose] = useState<[number, number]>([0, 0])
  if (!year || !lineUp)
    return <p className="calculation">There is nothing to calculate with until the files are mended.</p>
  const chosenRow = lineUp.rows[row] ?? lineUp.rows[0]!
  const place = Math.min(column, lineUp.tiers.length - 1)
  const oddities = odditiesOf(lineUp)
  const tier = coverageLabel(lineUp.tiers[place]!, year.instance.features.singleChild)
  return (
    <div className="calculation">
      <Answered instance={year.instance} answers={answers} />
      <Grid
        lineUp={lineUp}
        oddities={oddities}
        chosen={[lineUp.rows.indexOf(chosenRow), place]}
        onChoose={(cell) => choose(cell)}
      />
      {oddities.length > 0 && (
        <ul className="oddities" aria-label="Worth a look">
          {oddities.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <PlanFigures title={`${chosenRow.name}, ${tier}`} outputs={chosenRow.cells[place]!} />
    </div>
  )
}
