import { Link } from 'wouter'
import { customScenarioId } from '../../../../contract/customScenarioId.ts'
import type { Instance } from '../../../../contract/instance.ts'
import type { Outputs } from '../../../../contract/outputs.ts'
import type { Family } from '../../../../contract/family.ts'
import { stepPaths } from '../../../rules/paths.ts'
import { useCalculator } from '../../../state/CalculatorProvider.tsx'
import type { Model } from '../../../state/model.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { bestPlanCosts } from '../outputs.ts'
import { isCheapest, planColumns, type TotalCosts } from './costsOfPlans.ts'
import { CostTable } from './CostTable.tsx'

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
        {texts.summary[share]({
          plan: <LocalizedText text={bestPlanCosts(outputs).displayName} />,
          count,
          cheapest,
        })}
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
      <LocalizedText text={name ?? texts.custom} />
      {isChosen && <small>{texts.chosen}</small>}
      {leavesOut && <small>{texts.leavesOut[leavesOut]}</small>}
    </>
  )
}

interface ScenarioRow {
  /** null for the custom scenario. */
  name: string | null
  isChosen: boolean
  /** The person whom the scenario adds, if the family does not cover such a person. */
  leavesOut: 'child' | 'spouse' | null
  totalCosts: TotalCosts
}

/** The scenarios whose costs the API sent, in its order, without those that are not in the instance. */
function scenarioRows(
  { scenarios }: Outputs,
  instance: Instance,
  { scenario: chosen, family }: Pick<Model, 'scenario' | 'family'>,
): ScenarioRow[] {
  return scenarios.flatMap(({ scenario: id, totalCosts }) => {
    const definition = instance.scenarios.find((each) => each.id === id)
    if (!definition && id !== customScenarioId) return []
    return {
      name: definition?.display ?? null,
      isChosen: id === chosen,
      leavesOut: uncoveredPerson(definition?.addsPerson, family),
      totalCosts,
    }
  })
}

/** Ignores other values, which an instance may have. */
function uncoveredPerson(added: unknown, { spouse, children }: Family) {
  if (added === 'child' && children === 0) return 'child'
  if (added === 'spouse' && !spouse) return 'spouse'
  return null
}
