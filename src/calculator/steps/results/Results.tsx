import { use, useMemo, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { formatDate } from '../../rules/formatDate.ts'
import { answersLink } from '../../state/answersLink.ts'
import { useCalculator, useInstance, useSession } from '../../state/CalculatorProvider.tsx'
import { HostContext } from '../../state/Host.ts'
import { useErrorTitle } from '../../state/pageTitle.ts'
import { selectIsUpdating } from '../../state/selectInputs.ts'
import { useCalculation } from '../../state/useCalculation.ts'
import { useLazyModule, type LazySource } from '../../state/useLazyModule.ts'
import type { Loading } from '../../state/useRequest.ts'
import { write } from '../../texts/messages.ts'
import { shellTexts } from '../../texts/shellTexts.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { AnswerChips, costChange } from './answers/AnswerChips.tsx'
import { BestPlan } from './BestPlan.tsx'
import loading from './loading.svg'
import { resultFacts, type ResultFacts } from './facts.ts'
import type { Warning } from './scenarioFacts.ts'
import { NextStep } from './next/NextStep.tsx'
import { resultHeadline } from './outputs.ts'
import { Panels } from './Panels.tsx'
import { Warnings } from './Warnings.tsx'
import './Results.css'
import './ResultsPrint.css'

type Sections = typeof import('./sections/ResultSections.tsx')

/** The sections below the best plan. They load in parallel with the calculation. */
const sectionsSource: LazySource<Sections> = {
  load: () => import('./sections/ResultSections.tsx'),
  findAddress: () => document.querySelector<HTMLTemplateElement>('#preloads')?.dataset.sections,
}

export function Results() {
  const texts = stepTexts.results
  const [attempt, setAttempt] = useState(0)
  useCalculation(attempt)
  const { module: sections, retry: retrySections } = useLazyModule(sectionsSource)
  const calculation = useCalculator((model) => model.calculation)
  const previous = useCalculator((model) => model.previous)
  const isUpdating = useCalculator(selectIsUpdating)
  const outputs = calculation.status === 'ready' ? calculation.value : null
  const facts = useResultFacts(outputs, isUpdating)
  const isSlow = useSettled(isUpdating)
  // The answers stay on the screen while later calculations run, so that they keep the focus.
  const [hasCalculated, setCalculated] = useState(false)
  if (!hasCalculated && calculation.status !== 'loading') setCalculated(true)
  const instance = useInstance()
  const { planYear, displayName } = instance.client
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  // The first button is the chip of the family.
  const focusFamily = () => answer.current?.querySelector<HTMLElement>('.answer-chip')?.focus()
  const retry = () => {
    setAttempt((count) => count + 1)
    // The retry button, which has the focus, disappears.
    heading.current?.focus()
  }
  return (
    <div className="step results stack">
      <StepHeading ref={heading}>{texts.heading}</StepHeading>
      <p className="results-client" data-only="paper">
        {texts.client({ planYear, client: <LocalizedText text={displayName} /> })}
      </p>
      <PrintedOrigin />
      <Announcer
        status={
          isUpdating ? (isSlow ? texts.searching : '') : statusOf(calculation, previous, facts, instance)
        }
      >
        {calculation.status === 'loading' && <Searching />}
        {calculation.status === 'failed' && <CalculationFailure error={calculation.error} onRetry={retry} />}
        {outputs && facts && <Warnings facts={facts} onIncludeBaby={focusFamily} />}
        {hasCalculated && (
          <div className="result-answer stack" ref={answer}>
            {outputs && facts && <BestPlan outputs={outputs} facts={facts} isUpdating={isUpdating} />}
            <AnswerChips />
          </div>
        )}
        {outputs && facts && (
          <>
            {sections.status === 'loading' && <div className="sections-loading" />}
            {sections.status === 'failed' && <SectionsFailure onRetry={() => retrySections()} />}
            {sections.status === 'ready' && <sections.value.ResultSections outputs={outputs} facts={facts} />}
            <div className="result-end stack">
              <NextStep outputs={outputs} />
              <Panels
                outputs={outputs}
                details={sections.status === 'ready' ? sections.value.detailPanels : []}
              />
            </div>
          </>
        )}
      </Announcer>
    </div>
  )
}

/** What the result says; null if there is none. Until the result of changed answers is there, it is about the earlier ones. */
function useResultFacts(outputs: Outputs | null, isUpdating: boolean) {
  const { family, scenario, baby, currentPlan } = useCalculator((model) => model)
  const instance = useInstance()
  const facts = useMemo(
    () => outputs && resultFacts(outputs, instance, { family, scenario, baby, currentPlan }),
    [outputs, instance, family, scenario, baby, currentPlan],
  )
  const [last, setLast] = useState(facts)
  if (!isUpdating && last !== facts) setLast(facts)
  return isUpdating ? last : facts
}

/** Screen readers get the text from the status above. */
function Searching() {
  return (
    <div className="searching stack card">
      <img src={loading} alt="" width="160" height="96" />
      <p aria-hidden>{stepTexts.results.searching}</p>
    </div>
  )
}

type Failure = Extract<Loading<never>, { status: 'failed' }>

function CalculationFailure({ error, onRetry }: Pick<Failure, 'error'> & { onRetry: () => void }) {
  const texts = stepTexts.failure
  useErrorTitle()
  return (
    <Notice title={<h2>{texts.heading}</h2>}>
      <p>{error.isRejection ? texts.rejected : texts[error.failure]}</p>
      <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>
    </Notice>
  )
}

function SectionsFailure({ onRetry }: { onRetry: () => void }) {
  const texts = stepTexts.results.sectionsFailure
  return (
    <Notice title={<h2>{texts.heading}</h2>}>
      <p>{texts.advice}</p>
      <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>
    </Notice>
  )
}

/** What screen readers say while the best plan is searched for, and once it is found. */
function statusOf(
  calculation: Loading<Outputs>,
  previous: Outputs | null,
  facts: ResultFacts | null,
  instance: Instance,
) {
  if (calculation.status === 'loading') return stepTexts.results.searching
  if (calculation.status === 'failed') return ''
  const found = resultHeadline(calculation.value, instance).announcement
  const sentences = facts?.warnings.map(warningSentence) ?? []
  if (previous) {
    const { direction, amount } = costChange(previous, calculation.value)
    sentences.unshift(write(stepTexts.answers.summary.costs[direction], { amount }))
  }
  return sentences.length === 0
    ? found
    : stepTexts.results.foundAnd({ found, sentences: sentences.join(' ') })
}

function warningSentence(warning: Warning) {
  const texts = stepTexts.warnings
  if (warning.kind === 'coveredMonths') return texts.coveredMonths({ count: warning.count })
  return write(texts[warning.kind], { link: texts.changeCoverage })
}

/** When the results were made, and the link that shows them again, for paper. The paper has the answers of the link too. */
export function PrintedOrigin() {
  const texts = stepTexts.results
  const session = useSession()
  const answers = useCalculator((model) => model)
  const { base } = useRouter()
  const { hasPublicAddress = true } = use(HostContext)
  const [date] = useState(() => new Date())
  const link = answersLink(answers, session, location.origin + base)
  return (
    <p className="results-origin row wrap" data-only="paper">
      <span>{texts.date({ date: formatDate(date) })}</span>
      {hasPublicAddress && <span>{texts.link({ link })}</span>}
    </p>
  )
}
