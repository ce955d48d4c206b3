import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noUses } from '../../../../src/calculator/state/customUses.ts'
import { initialModel, type Model } from '../../../../src/calculator/state/model.ts'
import { selectInputs } from '../../../../src/calculator/state/selectInputs.ts'
import { BestPlan } from '../../../../src/calculator/steps/results/BestPlan.tsx'
import { hasNoLimit, isSavingsOverride } from '../../../../src/calculator/steps/results/outputs.ts'
import { ResultSections } from '../../../../src/calculator/steps/results/sections/ResultSections.tsx'
import { careCurve } from '../../../../src/calculator/steps/results/years/careCurve.ts'
import { setLanguage } from '../../../../src/calculator/texts/language.ts'
import { language as spanish } from '../../../../src/calculator/texts/languages/es.ts'
import { sectionTexts } from '../../../../src/calculator/texts/sectionTexts.ts'
import { stepTexts } from '../../../../src/calculator/texts/stepTexts.ts'
import { createYear } from '../../../../src/clients/clients.ts'
import { customScenarioId } from '../../../../src/contract/customScenarioId.ts'
import type { Instance } from '../../../../src/contract/instance.ts'
import { parseOutputs, type Outputs } from '../../../../src/contract/outputs.ts'
import { noPersonalAnswers, questionsOf } from '../../../../src/contract/personalQuestions.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import { isFullRun, isSampled } from '../../../kit/fullRun.ts'
import { sampleYears } from '../../combinations/sampleYears.ts'
import { resultPage } from '../../provided.tsx'

const families = [
  { spouse: false, children: 0 },
  { spouse: true, children: 2 },
  { spouse: true, children: 0 },
  { spouse: false, children: 1 },
  { spouse: false, children: 2 },
]

/** Sentences of the results, and words that they need. */
const languages = [
  {
    name: 'English',
    language: null,
    mostYears: /Most years(?! like this one)/,
    range:
      /(?:Up to about|From about|Above about) .*? is the cheapest|is the cheapest(?: or close to it)? at every/g,
    otherKinds: 'With other kinds of care, as in some scenarios, another plan can be cheaper.',
  },
  {
    name: 'Spanish',
    language: spanish,
    mostYears: /mayoría de los años(?! como este)/,
    range:
      /(?:Hasta unos|Entre unos|A partir de unos) .*? es la opción más económica|económica(?: o casi)? con cualquier/g,
    otherKinds:
      'Con otros tipos de atención médica, como en algunos escenarios, otro plan puede costar menos.',
  },
]

const sampled = sampleYears.filter(([folder]) => isSampled(folder))

describe.each(sampled)('the results of %s', (_, { documents, instance }) => {
  const { model: engine } = createYear(documents.instance, documents.plans)
  const results = answersOf(instance).map((model) => ({
    model,
    outputs: parseOutputs(calculate(engine, selectInputs(model, instance))),
  }))

  it('have no worst case exactly if a plan has no limit', () => {
    for (const { outputs } of results)
      for (const plan of Object.values(outputs.plans)) expect(plan.worstCase == null).toBe(hasNoLimit(plan))
  })

  it.each(languages)('say only what their figures show, in $name', (wording) => {
    for (const { model, outputs } of results) {
      setLanguage(wording.language)
      const { card, sections, care } = render(instance, model, outputs)
      expect(sections).not.toMatch(wording.mostYears)
      expect(care !== '').toBe(outputs.curve !== null && Object.keys(outputs.plans).length > 1)
      if (care !== '') expectCare(outputs, care, wording)
      for (const [key, plan] of Object.entries(outputs.plans)) {
        const end = care === '' ? 0 : careCurve(outputs)!.points.at(-1)!.totalCosts[key]!
        if (care !== '' && hasNoLimit(plan))
          expect(care).toContain(stepTexts.plans.noLimitNote({ plan: plan.displayName }))
        else if (end > (plan.worstCase ?? Infinity) + 1)
          expect(care).toContain(sectionTexts.years.care.notCovered)
      }
      const { coveredMonths } = outputs.assumptions!
      if (coveredMonths! < 12)
        expect(card).toContain(stepTexts.results.coveredMonths({ count: coveredMonths! }))
      if (isSavingsOverride(outputs, instance) && outputs.potentialSavings > 0) {
        expect(card).toContain(stepTexts.confidence.worstCaseSavings)
        expect(card.split(stepTexts.confidence.worstCaseSavings)[1]).not.toMatch(
          /worst-case|peor de los casos/,
        )
      }
    }
  })
})

/** Expects a sentence for each range of the chart, and the caveat if the table of scenarios has another cheapest plan. */
function expectCare(
  { curve, scenarios }: Outputs,
  care: string,
  { range, otherKinds }: (typeof languages)[number],
) {
  const { points, crossovers } = curve!
  const changes = crossovers.filter(
    ({ care: amount }, index) =>
      amount.toPrecision(2) !== crossovers[index - 1]?.care.toPrecision(2) &&
      amount.toPrecision(2) !== crossovers[index + 1]?.care.toPrecision(2),
  )
  const sentences = care.match(range)?.length ?? 0
  expect(sentences).toBeGreaterThan(changes.length)
  expect(sentences).toBeLessThanOrEqual(crossovers.length + 1)
  const costsAt = (amount: number, key: string) => {
    const next = Math.max(
      1,
      points.findIndex((point) => point.care >= amount),
    )
    const [low, high] = [points[next - 1]!, points[next]!]
    const share = (amount - low.care) / (high.care - low.care)
    return low.totalCosts[key]! + share * (high.totalCosts[key]! - low.totalCosts[key]!)
  }
  for (const { care: amount, totalCosts } of scenarios) {
    if (amount! > points.at(-1)!.care) continue
    const keys = Object.keys(totalCosts)
    const inTable = keys.toSorted((one, other) => totalCosts[one]! - totalCosts[other]!)
    const inChart = keys.toSorted((one, other) => costsAt(amount!, one) - costsAt(amount!, other))
    const isClear = costsAt(amount!, inTable[0]!) - costsAt(amount!, inChart[0]!) > 200
    if (isClear && totalCosts[inChart[0]!]! - totalCosts[inTable[0]!]! > 1) expect(care).toContain(otherKinds)
  }
}

/**
 * Every scenario and custom scenarios with few and many uses, with the first or the last option of each question. The
 * full run has each for every family, the others for one of the first two after the other.
 */
function answersOf(instance: Instance): Model[] {
  const { features, scenarios } = instance
  const years: Partial<Model>[] = scenarios.map(({ id }) => ({ scenario: id }))
  if (features.customScenario)
    for (const uses of [1, 14])
      years.push({ scenario: customScenarioId, customUses: noUses(instance).map(() => uses) })
  return years.flatMap((year, ofYear) =>
    families.flatMap((family, index) => {
      if (!isFullRun && index !== ofYear % 2) return []
      const option = index % 2 === 0 ? -1 : 0
      const personal = questionsOf(instance).map(({ answer, list }) => [
        answer,
        instance[list].at(option)!.id,
      ])
      return [
        {
          ...initialModel(instance),
          family,
          personal: { ...noPersonalAnswers, ...Object.fromEntries(personal) },
          ...year,
        },
      ]
    }),
  )
}

/** The texts of the card, of the sections below it, and of the one about amounts of care. */
function render(instance: Instance, model: Model, outputs: Outputs) {
  const Page = () => (
    <>
      <BestPlan outputs={outputs} />
      <main>
        <ResultSections outputs={outputs} previous={null} />
      </main>
    </>
  )
  const page = renderToStaticMarkup(resultPage(Page, outputs, { instance, answers: model }))
  const elements = new DOMParser().parseFromString(page, 'text/html')
  const lead = [...elements.querySelectorAll('.result-section > p')]
  return {
    card: elements.querySelector('.best-plan')!.textContent,
    sections: elements.querySelector('main')!.textContent,
    care: lead.find((text) => text.nextElementSibling?.matches('.care-chart'))?.textContent ?? '',
  }
}
