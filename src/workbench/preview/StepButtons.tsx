import { useMemo } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../../contract/personalQuestions.ts'
import { isIncluded, steps, type StepName } from '../../calculator/rules/steps.ts'
import { shellTexts } from '../../calculator/texts/shellTexts.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import './StepButtons.css'

/** Buttons that go directly to a step, with default answers where the visitor has given none. */
export function StepButtons({ onGo }: { onGo: (step: StepName) => void }) {
  const { step: current } = useWorkbench()
  const isPersonalIncluded = useIsPersonalIncluded()
  return (
    <div className="step-buttons" role="group" aria-label="Go to a step">
      {steps.map((step) => (
        <ToolbarButton
          key={step}
          aria-current={current === step ? 'step' : undefined}
          onClick={() => onGo(step)}
          {...(!isIncluded(step, { isPersonalIncluded }) && {
            disabled: true,
            title: 'This client asks no personal questions, so its calculator does not have this step.',
          })}
        >
          {shellTexts.steps[step]}
        </ToolbarButton>
      ))}
    </div>
  )
}

/** True until the client has loaded. */
function useIsPersonalIncluded() {
  const { lastValid, session } = useWorkbench()
  const folder = session?.year ? `${session.year}/` : ''
  const text = lastValid?.texts[`${folder}instance.json`]
  return useMemo(() => text === undefined || questionsOf(JSON.parse(text) as Instance).length > 0, [text])
}
