import { use, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import { answersLink } from '../../../state/answersLink.ts'
import { useCalculator, useDispatch, useSession } from '../../../state/CalculatorProvider.tsx'
import { HostContext, nothingAcknowledged } from '../../../state/Host.ts'
import { initialModel } from '../../../state/model.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import './ResultActions.css'

/** What the visitor can do with the results as a whole. */
export function ResultActions() {
  const texts = stepTexts.answers.actions
  const { hasPublicAddress = true } = use(HostContext)
  const { last, copy } = useCopiedLink()
  return (
    <div className="result-actions wrap" data-only="screen">
      <Button variant="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {hasPublicAddress && (
        <Button variant="quiet" onClick={copy}>
          {texts.copyLink}
        </Button>
      )}
      <StartOverButton />
      {last && (
        // A new element for each copy, so that it is announced again.
        <div key={last.number} className="copied-link stack" role="alert">
          <p>
            {last.isCopied ? texts.copied : texts.copyYourself} {texts.linkContent}
          </p>
          {!last.isCopied && (
            <input
              className="text-input field-box"
              ref={selectText}
              readOnly
              aria-label={texts.link}
              value={last.link}
            />
          )}
        </div>
      )}
    </div>
  )
}

function selectText(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

/** Copies the link of these results. Where the browser does not allow it, the visitor copies the link. */
function useCopiedLink() {
  const [last, setLast] = useState<{ number: number; link: string; isCopied: boolean }>()
  const session = useSession()
  const answers = useCalculator((model) => model)
  const { base } = useRouter()
  const copy = async () => {
    const link = answersLink(answers, session, location.origin + base)
    let isCopied = true
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Not allowed, or no secure connection.
      isCopied = false
    }
    setLast((before) => ({ number: (before?.number ?? 0) + 1, link, isCopied }))
  }
  return { last, copy }
}

function StartOverButton() {
  const { startOver: texts, cancel, close } = stepTexts.answers
  const [isAsking, setAsking] = useState(false)
  const { instance, setAcknowledged } = useSession()
  const dispatch = useDispatch()
  const [, navigate] = useLocation()
  const startOver = () => {
    dispatch({ type: 'answersReplaced', answers: initialModel(instance) })
    setAcknowledged(nothingAcknowledged)
    navigate('/')
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        title={texts.title}
        effect={texts.effect}
        confirmLabel={texts.button}
        cancelLabel={cancel}
        closeLabel={close}
        isOpen={isAsking}
        onConfirm={startOver}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
