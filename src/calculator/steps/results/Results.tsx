import { use, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { formatDate } from '../../rules/formatDate.ts'
import { answersLink } from '../../state/answersLink.ts'
import { useCalculator, useInstance, useSession } from '../../state/CalculatorProvider.tsx'
import { HostContext } from '../../state/Host.ts'
import { useErrorTitle } from '../../state/pageTitle.ts'
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
import { AnswersSummary, costChange } from './answers/AnswersSummary.tsx'
import { ResultActions } from './answers/ResultActions.tsx'
import { BestPlan } from './BestPlan.tsx'
import loading from './loading.svg'
import { resultHeadline } from './outputs.ts'
import { Panels } from './Panels.tsx'
import './Results.css'
import './ResultsPrint.css'

/** The sections below the best plan. They load in parallel with the calculation. */
const sectionsSource: LazySource<typeof import('./sections/ResultSections.tsx')> = {
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
  const instance = useInstance()
  const { planYear, displayName } = instance.client
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    setAttempt((count) => count + 1)
    // The retry button, which has the focus, disappears.
    heading.current?.focus()
  }
  return (
    <div className="step results">
      <StepHeading ref={heading}>{texts.heading}</StepHeading>
      <p className="results-client" data-only="paper">
        {texts.client({ planYear, client: <LocalizedText text={displayName} /> })}
      </p>
      <PrintedOrigin />
      <Announcer status={statusOf(calculation, previous, instance)}>
        {calculation.status === 'loading' && <Searching />}
        {calculation.status === 'failed' && <CalculationFailure error={calculation.error} onRetry={retry} />}
        {calculation.status === 'ready' && (
          <>
            <BestPlan outputs={calculation.value} />
            <AnswersSummary />
            {sections.status === 'loading' && <div className="sections-loading" />}
            {sections.status === 'failed' && <SectionsFailure onRetry={() => retrySections()} />}
            {sections.status === 'ready' && (
              <sections.value.ResultSections outputs={calculation.value} previous={previous} />
            )}
            <ResultActions />
            {sections.status === 'ready' && (
              <sections.value.AccountExplorerPanel outputs={calculation.value} />
            )}
            <Panels outputs={calculation.value} />
          </>
        )}
      </Announcer>
    </div>
  )
}

/** Screen readers get the text from the status above. */
function Searching() {
  return (
    <div className="searching card">
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
function statusOf(calculation: Loading<Outputs>, previous: Outputs | null, instance: Instance) {
  if (calculation.status === 'loading') return stepTexts.results.searching
  if (calculation.status === 'failed') return ''
  const found = resultHeadline(calculation.value, instance).announcement
  if (!previous) return found
  const { direction, amount } = costChange(previous, calculation.value)
  const change = write(stepTexts.answers.summary.costs[direction], { amount })
  return stepTexts.results.foundAfterChange({ found, change })
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
    <p className="results-origin" data-only="paper">
      <span>{texts.date({ date: formatDate(date) })}</span>
      {hasPublicAddress && <span>{texts.link({ link })}</span>}
    </p>
  )
}
