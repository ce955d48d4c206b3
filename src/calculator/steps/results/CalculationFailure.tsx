import type { Model } from '../../state/model.ts'
import { useErrorTitle } from '../../state/pageTitle.ts'
import { shellTexts } from '../../texts/shellTexts.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Failure = Extract<Model['calculation'], { status: 'failed' }>

export function CalculationFailure({ error, onRetry }: Pick<Failure, 'error'> & { onRetry: () => void }) {
  const texts = stepTexts.failure
  useErrorTitle()
  return (
    <Notice title={<h2>{texts.heading}</h2>}>
      <p>{error.isRejection ? texts.rejected : texts[error.failure]}</p>
      <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>
    </Notice>
  )
}
