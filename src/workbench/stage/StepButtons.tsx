import { useMemo } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../../calculator/rules/personal.ts'
import { isIncluded, stepNames, steps, type StepName } from '../../calculator/rules/steps.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Tool } from '../ui/Tool.tsx'
import './StepButtons.css'

/** Leads straight to a step, with likely answers where the visitor has given none. */
export function StepButtons({ onGo }: { onGo: (step: StepName) => void }) {
  const { step: shown } = useWorkbench()
  const isPersonalIncluded = useIsPersonalIncluded()
  return (
    <div className="step-buttons" role="group" aria-label="Go to a step">
      {steps.map((step) => (
        <Tool
          key={step}
          aria-current={shown === step ? 'step' : undefined}
          onClick={() => onGo(step)}
          {...(!isIncluded(step, { isPersonalIncluded }) && {
            disabled: true,
            title: 'This client asks no personal questions, so its calculator does not have this step.',
          })}
        >
          {stepNames[step]}
        </Tool>
      ))}
    </div>
  )
}

/** Whether the calculator has the step as it is shown; until it is, nothing speaks against it. */
function useIsPersonalIncluded() {
  const { lastGood, session } = useWorkbench()
  const folder = session?.year ? `${session.year}/` : ''
  const text = lastGood?.texts[`${folder}instance.json`]
  return useMemo(() => text === undefined || questionsOf(JSON.parse(text) as Instance).length > 0, [text])
}
