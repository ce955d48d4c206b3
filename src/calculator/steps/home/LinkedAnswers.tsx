import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { decodeAnswers, type DecodedAnswers } from '../../state/answersCode.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface LinkedAnswersProps {
  /** From the fragment of the address. */
  code: string
  onShow: (linked: DecodedAnswers) => void
  /** Opens the visitor's own answers; undefined if there are none. */
  onContinue: (() => void) | undefined
}

/** Offers to show the answers that a link contains, or says why that is not possible. */
export function LinkedAnswers({ code, onShow, onContinue }: LinkedAnswersProps) {
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
      <div className="answers-notice card" role="alert">
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
