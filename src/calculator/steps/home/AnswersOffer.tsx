import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { stepPaths } from '../../rules/paths.ts'
import { isReachable, steps } from '../../rules/steps.ts'
import { decodeAnswers, type DecodedAnswers } from '../../state/answersCode.ts'
import { codeInFragment } from '../../state/answersLink.ts'
import { useCalculator, useDispatch, useInstance, useSession } from '../../state/CalculatorProvider.tsx'
import { retentionMinutes } from '../../state/keepsAnswers.ts'
import { hasAnswers } from '../../state/model.ts'
import { readSavedAnswers } from '../../state/savedAnswers.ts'
import { selectProgress } from '../../state/Session.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import './AnswersOffer.css'

/** Offers the answers in the address, and those that the visitor gave before the page was loaded again. */
export function AnswersOffer() {
  const { acknowledged } = useSession()
  const answers = useCalculator((model) => model)
  const { saved, refresh } = useSavedAnswers()
  const code = codeInFragment(useLocationProperty(() => window.location.hash))
  const restore = useRestoreAnswers()
  const isAnswered = hasAnswers(answers)
  const isExpired = !isAnswered && saved === 'expired'
  const isOffered = !isAnswered && !isExpired && saved !== null
  const continueWithOwn = () => {
    const own = isAnswered ? { answers, acknowledged } : refresh()
    if (own !== null && own !== 'expired') restore(own)
  }
  return (
    <>
      {isExpired && (
        <p className="answers-notice card wrap" role="alert">
          {stepTexts.answers.expired({ minutes: retentionMinutes })}
        </p>
      )}
      {code !== null ? (
        <LinkedAnswers
          code={code}
          onShow={restore}
          onContinue={isAnswered || isOffered ? continueWithOwn : undefined}
        />
      ) : (
        isOffered && <Button onClick={continueWithOwn}>{stepTexts.answers.continue}</Button>
      )}
    </>
  )
}

/** The saved answers until they expire, also while the page is open. */
function useSavedAnswers() {
  const session = useSession()
  const [saved, setSaved] = useState(() => readSavedAnswers(session))
  const refresh = () => {
    const current = readSavedAnswers(session)
    // The button that offered them disappears.
    if (current === 'expired' && document.activeElement?.closest('.home-slot'))
      document.querySelector('h1')?.focus()
    setSaved(current)
    return current
  }
  const onTime = useEffectEvent(refresh)
  useEffect(() => {
    if (saved === null || saved === 'expired') return undefined
    const timer = setTimeout(onTime, saved.expiresAt - Date.now())
    // Timers pause while the computer sleeps.
    document.addEventListener('visibilitychange', onTime)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onTime)
    }
  }, [saved])
  return { saved, refresh }
}

/** Returns a callback that replaces the answers and opens the last step that they make reachable. */
function useRestoreAnswers() {
  const { instance, setAcknowledged } = useSession()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  return ({ answers, acknowledged }: DecodedAnswers) => {
    const progress = selectProgress({ instance, acknowledged }, answers)
    dispatch({ type: 'answersReplaced', answers })
    setAcknowledged(acknowledged)
    // Removes the answers from the address of home.
    navigate('/', { replace: true })
    navigate(stepPaths[steps.findLast((step) => isReachable(step, progress))!])
  }
}

interface LinkedAnswersProps {
  /** From the fragment of the address. */
  code: string
  onShow: (linked: DecodedAnswers) => void
  /** Opens the visitor's own answers; undefined if there are none. */
  onContinue: (() => void) | undefined
}

/** Offers to show the answers that a link contains, or says why that is not possible. */
function LinkedAnswers({ code, onShow, onContinue }: LinkedAnswersProps) {
  const texts = stepTexts.answers
  const instance = useInstance()
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const linked = useMemo(() => decodeAnswers(code, instance), [code, instance])
  const dismiss = () => {
    navigate('/', { replace: true })
    // The button, which has the focus, disappears.
    document.querySelector('h1')?.focus()
  }
  const isReadable = typeof linked !== 'string'
  const show = () => isReadable && onShow(linked)
  return (
    <>
      <div className="answers-notice card wrap" role="alert">
        <p>{isReadable ? texts.link.found : texts.link[linked]}</p>
        {isReadable && <Button onClick={onContinue ? () => setAsking(true) : show}>{texts.link.show}</Button>}
        <Button variant="quiet" onClick={onContinue ?? dismiss}>
          {onContinue ? texts.continue : texts.link.dismiss}
        </Button>
      </div>
      <ConfirmDialog
        title={texts.link.replace}
        effect={texts.link.replaceEffect}
        confirmLabel={texts.link.replaceConfirm}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        isOpen={isAsking}
        onConfirm={show}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
