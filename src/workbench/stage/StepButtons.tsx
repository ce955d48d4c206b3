import { stepNames, steps, type StepName } from '../../calculator/rules/steps.ts'
import { useBench } from '../state/BenchProvider.tsx'
import { Tool } from '../ui/Tool.tsx'

/** Leads straight to a step, with likely answers where the visitor has given none. */
export function StepButtons({ onGo }: { onGo: (step: StepName) => void }) {
  const { visit } = useBench()
  return (
    <div className="step-buttons" role="group" aria-label="Go to a step">
      {steps.map((step) => (
        <Tool key={step} aria-current={visit?.step === step ? 'step' : undefined} onClick={() => onGo(step)}>
          {stepNames[step]}
        </Tool>
      ))}
    </div>
  )
}
