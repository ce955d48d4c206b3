import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { stepPaths } from '../../rules/paths.ts'
import { isReachable, steps } from '../../rules/steps.ts'
import type { DecodedAnswers } from '../../state/answersCode.ts'
import { codeInFragment } from '../../state/answersLink.ts'
import { useCalculator, useDispatch, useSession } from '../../state/CalculatorProvider.tsx'
import { hasAnswers } from '../../state/model.ts'
import { readSavedAnswers } from '../../state/savedAnswers.ts'
import { selectProgress } from '../../state/selectProgress.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkedAnswers } from './LinkedAnswers.tsx'
import './AnswersOffer.css'

/** Offers the answers in the address, and those that the visitor gave before the page was loaded again. */
export function AnswersOffer() {
  const session = useSession()
  const answers = useCalculator((model) => model)
  const [saved] = useState(() => readSavedAnswers(session))
  const code = codeInFragment(useLocationProperty(() => window.location.hash))
  const restore = useRestoreAnswers()
  const isAnswered = hasAnswers(answers)
  const own = isAnswered ? { answers, acknowledged: session.acknowledged } : saved
  const onContinue = own ? () => restore(own) : undefined
  if (code !== null) return <LinkedAnswers {...{ code, onContinue }} onShow={restore} />
  if (isAnswered || !onContinue) return null
  return <Button onClick={onContinue}>{stepTexts.answers.continue}</Button>
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
