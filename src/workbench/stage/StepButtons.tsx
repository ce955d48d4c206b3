import { useMemo } from 'react'
import type { Instance } from '../../contract/instance.ts'
import { questionsOf } from '../../calculator/rules/personal.ts'
import { isIncluded, steps, type StepName } from '../../calculator/rules/steps.ts'
import { shellTexts } from '../../calculator/texts/shellTexts.ts'
import { useBench } from '../state/BenchProvider.tsx'
import { Tool } from '../ui/Tool.tsx'
import './StepButtons.css'

/** Leads straight to a step, with likely answers where the visitor has given none. */
export function StepButtons({ onGo }: { onGo: (step: StepName) => void }) {
  const { step: shown } = useBench()
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
          {shellTexts.steps[step]}
        </Tool>
      ))}
    </div>
  )
}

/** Whether the calculator has the step as it is shown; until it is, nothing speaks against it. */
function useIsPersonalIncluded() {
  const { lastGood, visit } = useBench()
  const folder = visit?.year ? `${visit.year}/` : ''
  const text = lastGood?.texts[`${folder}instance.json`]
  return useMemo(() => text === undefined || questionsOf(JSON.parse(text) as Instance).length > 0, [text])
}
