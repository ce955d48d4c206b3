import { Fragment } from 'react'
import { alternativeParts } from '../../../rules/persons.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import type { ResultFacts } from '../facts.ts'
import { CostTable } from './CostTable.tsx'

/** What every plan costs in every scenario. Nothing if there is only one plan or one scenario. */
export function ScenarioGrid({ facts }: { facts: ResultFacts }) {
  const texts = sectionTexts.years.scenarios
  const { plans, scenarios } = facts
  if (scenarios.length < 2 || plans.length < 2) return null
  return (
    <section className="result-section stack">
      <h2>{texts.heading}</h2>
      <div className="scenario-grid card">
        <CostTable
          caption={texts.caption}
          rowTitle={texts.scenario}
          plans={plans}
          rows={scenarios.map((row) => ({ ...row, title: <RowTitle {...row} /> }))}
        />
      </div>
      <PlanSentences {...facts} />
    </section>
  )
}

function RowTitle({ name, isChosen, leavesOut, hasBaby }: ResultFacts['scenarios'][number]) {
  const texts = sectionTexts.years.scenarios
  return (
    <>
      <LocalizedText text={name ?? texts.custom} />
      {isChosen && <small>{texts.chosen}</small>}
      {hasBaby && <small>{texts.withBaby}</small>}
      {leavesOut && <small>{texts.leavesOut[leavesOut]}</small>}
    </>
  )
}

/** For each plan that costs least in some scenario, the scenarios for which to choose it. */
function PlanSentences({ plans, isSavingsChoice }: ResultFacts) {
  const texts = sectionTexts.years.scenarios
  const cheapest = plans.filter(
    ({ cheapestIn, isAlwaysCheapest }) => isAlwaysCheapest || cheapestIn.length > 0,
  )
  return (
    <ul className="scenario-sentences stack">
      {cheapest.map(({ key, name, cheapestIn, isAlwaysCheapest }) => {
        const plan = <LocalizedText text={name} />
        const years = <Alternatives names={cheapestIn} />
        if (isAlwaysCheapest) return <li key={key}>{texts.alwaysCheapest({ plan })}</li>
        // After a savings choice, the cheapest plan is not the one to choose.
        return <li key={key}>{(isSavingsChoice ? texts.costsLeast : texts.choose)({ plan, years })}</li>
      })}
    </ul>
  )
}

function Alternatives({ names }: { names: string[] }) {
  const { quoted } = sectionTexts.years.scenarios
  return [...alternativeParts(names).entries()].map(([index, { type, value }]) => (
    <Fragment key={index}>
      {type === 'element' ? quoted({ year: <LocalizedText text={value} /> }) : value}
    </Fragment>
  ))
}
