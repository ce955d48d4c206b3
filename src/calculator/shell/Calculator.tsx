import { useEffect, useMemo, useRef, type ComponentType, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect } from 'wouter'
import { reachableStepAt } from '../rules/paths.ts'
import type { StepName } from '../rules/steps.ts'
import { CalculatorProvider, useCalculator, useInstance, useProgress } from '../state/CalculatorProvider.tsx'
import { textLanguages } from '../state/loadPage.ts'
import type { Session } from '../state/Session.ts'
import { Coverage } from '../steps/coverage/Coverage.tsx'
import { AnswersOffer } from '../steps/home/AnswersOffer.tsx'
import { Personal } from '../steps/personal/Personal.tsx'
import { Results } from '../steps/results/Results.tsx'
import { Scenario } from '../steps/scenario/Scenario.tsx'
import { TextLanguages } from '../ui/LocalizedText.tsx'
import { StepFailure } from './CalculatorLoading.tsx'
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx'
import { StepBar } from './StepBar.tsx'
import { useFocusAcrossResize } from './useFocusAcrossResize.ts'
import type { OnStepShown } from './useStepFocus.ts'

interface StepsProps {
  path: string
  onStepShown: OnStepShown
  /** The element of home that this module renders into. */
  homeSlot: Element | null
}

interface CalculatorProps extends StepsProps, LanguageSwitchProps {
  session: Session
  /** The footer, which gets the language switch. */
  footer: Element | null
}

/** The steps after home: a separate chunk with the form library and the answers. */
export function Calculator({ session, footer, show, ...props }: CalculatorProps) {
  return (
    <CalculatorProvider session={session}>
      <Steps {...props} />
      {footer && createPortal(<LanguageSwitch show={show} />, footer)}
    </CalculatorProvider>
  )
}

const stepComponents: Record<Exclude<StepName, 'home'>, ComponentType> = {
  personal: Personal,
  coverage: Coverage,
  scenario: Scenario,
  results: Results,
}

/** Shows the step at a path, or redirects to home if the step is not reachable. Page renders home itself. */
function Steps({ path, onStepShown, homeSlot }: StepsProps) {
  const progress = useProgress()
  const languages = useTextLanguages()
  const step = reachableStepAt(path, progress)
  useFocusAcrossResize()
  useEffect(() => {
    if (step !== null && step !== 'home') onStepShown(step)
  }, [step, onStepShown])
  return (
    <TextLanguages value={languages}>
      <StepBar current={step} progress={progress} />
      {step === null && <Redirect to="/" replace />}
      {step === 'home' && homeSlot && createPortal(<AnswersOffer />, homeSlot)}
      {step !== null && step !== 'home' && <Step step={step} />}
    </TextLanguages>
  )
}

/** The languages of the texts in the instance and in the result on the screen. */
function useTextLanguages() {
  const instance = useInstance()
  const untranslated = useCalculator(({ latest }) => latest?.outputs.untranslated)
  return useMemo(() => textLanguages(instance, untranslated), [instance, untranslated])
}

function Step({ step }: { step: keyof typeof stepComponents }) {
  const Content = stepComponents[step]
  const cancelSecondClick = useDoubleClickGuard()
  return (
    <main onClickCapture={cancelSecondClick}>
      <ErrorBoundary
        key={step}
        fallbackRender={({ resetErrorBoundary }) => <StepFailure onRetry={resetErrorBoundary} />}
      >
        <Content />
      </ErrorBoundary>
    </main>
  )
}

/**
 * Cancels the second click of a double click if it hits a different control than the first click, which opened another
 * step or closed the dialog. Button also cancels a second click that hits the same button.
 */
function useDoubleClickGuard() {
  const clicked = useRef<Element | null>(null)
  return (event: MouseEvent) => {
    const control = (event.target as Element).closest('a, button, label, summary')
    if (event.detail <= 1) clicked.current = control
    else if (control !== clicked.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
