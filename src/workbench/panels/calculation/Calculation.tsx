import { useDeferredValue, useMemo, useState } from 'react'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import { yearOf } from '../../frame/session.ts'
import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { useLastGoodClient } from '../../state/useLastGoodClient.ts'
import { Scroller } from '../../ui/Scroller.tsx'
import { Answered } from './Answered.tsx'
import { Grid } from './Grid.tsx'
import { lineUpOf } from './lineUp.ts'
import { Oddities } from './Oddities.tsx'
import { odditiesOf } from './oddities.ts'
import { PlanFigures } from './PlanFigures.tsx'
import { visitedCell, type Cell } from './visitedCell.ts'
import './Calculation.css'

/** The calculation laid open: all scenarios by tier, and the plans of one of them line by line. */
export function Calculation() {
  const client = useLastGoodClient()
  const { session, clientError } = useWorkbench()
  const answers = useDeferredValue(session?.answers ?? null)
  const year = client && yearOf(client, session?.year ?? null)
  const lineUp = useMemo(() => year && lineUpOf(year, answers), [year, answers])
  // Until a cell is chosen it is the one that the visitor is in.
  const [chosen, choose] = useState<Cell | null>(null)
  const [marked, mark] = useState<string | null>(null)
  if (!year || !lineUp)
    return <p className="calculation">Nothing can be calculated until the files are fixed.</p>
  const visited = visitedCell(lineUp, year.instance, answers)
  const [row, column] = within(lineUp, chosen ?? visited)
  const oddities = odditiesOf(lineUp)
  const tier = coverageLabel(lineUp.tiers[column]!, year.instance.features.singleChild)
  const { name, cells } = lineUp.rows[row]!
  return (
    <div className="calculation">
      {clientError !== null && <p className="calculation-last">Figures of the last version that works.</p>}
      <Answered instance={year.instance} answers={answers} />
      <Oddities oddities={oddities} onMark={(oddity) => mark(oddity?.words ?? null)} />
      <Scroller label="The best plans">
        <Grid
          lineUp={lineUp}
          marked={oddities.find(({ words }) => words === marked)?.cells ?? []}
          visited={visited}
          chosen={[row, column]}
          onChoose={(cell) => choose(String(cell) === String(visited) ? null : cell)}
        />
      </Scroller>
      <Scroller label="The plans line by line">
        <PlanFigures title={`${name}, ${tier}`} outputs={cells[column]!} />
      </Scroller>
    </div>
  )
}

/** An edit may have taken the scenario or the tier away. */
function within({ rows, tiers }: { rows: unknown[]; tiers: unknown[] }, [row, column]: Cell): Cell {
  return [row < rows.length ? row : 0, Math.min(column, tiers.length - 1)]
}
