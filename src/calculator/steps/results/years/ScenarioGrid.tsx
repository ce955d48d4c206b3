import { Link } from 'wouter'
import type { Outputs } from '../../../../contract/outputs.ts'
import { stepPaths } from '../../../rules/paths.ts'
import { useCalculator } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Name } from '../../../ui/Name.tsx'
import { bestPlanCosts } from '../outputs.ts'
import { isCheapest, planColumns } from './costsOfPlans.ts'
import { CostTable } from './CostTable.tsx'
import { scenarioRows, type ScenarioRow } from './scenarioRows.ts'

/** What every plan costs in every scenario. Nothing if there is only one plan or one scenario. */
export function ScenarioGrid({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.years.scenarios
  const rows = useCalculator((model, instance) => scenarioRows(outputs, instance, model))
  const plans = planColumns(outputs)
  if (rows.length < 2 || plans.length < 2) return null
  const chosen = rows.find(({ isChosen }) => isChosen)
  const count = rows.length
  const cheapest = rows.filter(({ totalCosts }) => isCheapest(outputs.bestPlan, totalCosts, plans)).length
  const share = cheapest === count ? 'all' : cheapest === 0 ? 'none' : 'some'
  return (
    <section className="result-section other-years">
      <h2>{texts.heading}</h2>
      <p>
        {texts.summary[share]({ plan: <Name text={bestPlanCosts(outputs).displayName} />, count, cheapest })}
      </p>
      <div className="scenario-grid card">
        <CostTable
          caption={texts.caption}
          rowTitle={texts.scenario}
          plans={plans}
          rows={rows.map((row) => ({ ...row, title: <RowTitle {...row} /> }))}
        />
      </div>
      {chosen?.leavesOut && (
        <p>
          {texts.coverageChange[chosen.leavesOut]({
            link: <Link to={stepPaths.coverage}>{texts.coverageChange.link}</Link>,
          })}
        </p>
      )}
    </section>
  )
}

function RowTitle({ name, isChosen, leavesOut }: ScenarioRow) {
  const texts = sectionTexts.years.scenarios
  return (
    <>
      <Name text={name ?? texts.custom} />
      {isChosen && <small>{texts.chosen}</small>}
      {leavesOut && <small>{texts.leavesOut[leavesOut]}</small>}
    </>
  )
}
