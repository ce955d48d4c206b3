import Check from '~icons/lucide/check'
import { useId, useState } from 'react'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { NextButton } from '../NextButton.tsx'
import { BabyQuestions } from '../questions/BabyQuestions.tsx'
import { ScenarioQuestion } from '../questions/ScenarioQuestion.tsx'
import { SurchargeQuestions } from '../questions/SurchargeQuestions.tsx'
import { CustomScenario } from './CustomScenario.tsx'
import './Scenario.css'

export function Scenario() {
  const texts = stepTexts.scenario
  const instance = useInstance()
  const scenario = useCalculator((model) => model.scenario)
  const isWide = useMediaQuery('(min-width: 768px)')
  const hintId = useId()
  const hasScenarios = instance.scenarios.length > 0
  return (
    <div className="step stack">
      <StepHeading>{texts.heading({ planYear: instance.client.planYear })}</StepHeading>
      <ScenarioQuestion hasTiles={isWide} isStep />
      {!hasScenarios && <h2>{texts.expectedUsage}</h2>}
      <BabyQuestions />
      {instance.features.customScenario && (
        <div className="scenario-custom row wrap">
          <CustomizeButton hintId={hasScenarios ? undefined : hintId} />
          {!hasScenarios && scenario !== customScenarioId && (
            <p id={hintId} className="soft">
              {texts.customizeHint}
            </p>
          )}
          <p role="status">
            {scenario === customScenarioId && (
              <>
                <Check aria-hidden />
                {texts.customInUse}
              </>
            )}
          </p>
        </div>
      )}
      <SurchargeQuestions isStep />
      <NextButton step="scenario" hint={hasScenarios ? texts.hint : undefined} />
    </div>
  )
}

/** Holds the dialog's state, so that the step does not render again when the dialog opens. */
function CustomizeButton({ hintId }: { hintId: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-describedby={hintId} onClick={() => setOpen(true)}>
        {stepTexts.scenario.customize}
      </Button>
      <CustomScenario isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
