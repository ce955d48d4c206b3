import Check from '~icons/lucide/check'
import { useId, useMemo, useState } from 'react'
import { surchargeApplies } from '../../../contract/applicableInputs.ts'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { selectCoverage } from '../../state/selectInputs.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { NextButton } from '../NextButton.tsx'
import { CustomScenario } from './CustomScenario.tsx'
import { scenarioForm, surchargesForm } from './schema.ts'
import './Scenario.css'

export function Scenario() {
  const texts = stepTexts.scenario
  const instance = useInstance()
  const scenario = useCalculator((model) => model.scenario)
  const dispatch = useDispatch()
  const isWide = useMediaQuery('(min-width: 768px)')
  const hintId = useId()
  const hasScenarios = instance.scenarios.length > 0
  const usageForm = useMemo(() => scenarioForm(instance, isWide), [instance, isWide])
  const usageData = useMemo(() => ({ scenario }), [scenario])
  return (
    <div className="step">
      <StepHeading>{texts.heading({ planYear: instance.client.planYear })}</StepHeading>
      {hasScenarios ? (
        <SchemaForm
          form={usageForm}
          data={usageData}
          onChange={(data) => {
            if (data.scenario !== null) dispatch({ type: 'scenarioChosen', scenario: data.scenario })
          }}
        />
      ) : (
        <h2>{texts.expectedUsage}</h2>
      )}
      {instance.features.customScenario && (
        <div className="scenario-custom">
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
      <Surcharges />
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

/** The statements that apply to the coverage. The model keeps the choices of the others. */
function Surcharges() {
  const instance = useInstance()
  const coverage = useCalculator(selectCoverage)
  const choices = useCalculator((model) => model.surcharges)
  const dispatch = useDispatch()
  const applicable = useMemo(
    () => instance.surcharges.filter((surcharge) => surchargeApplies(surcharge, coverage)),
    [instance, coverage],
  )
  const form = useMemo(() => surchargesForm({ surcharges: applicable }), [applicable])
  const data = useMemo(
    () => ({ surcharges: choices.filter((_, index) => applicable.includes(instance.surcharges[index]!)) }),
    [choices, applicable, instance],
  )
  if (applicable.length === 0) return null
  return (
    <SchemaForm
      form={form}
      data={data}
      onChange={({ surcharges: changed }) =>
        dispatch({
          type: 'surchargesChanged',
          surcharges: instance.surcharges.map((surcharge, index) => {
            const position = applicable.indexOf(surcharge)
            return position < 0 ? choices[index]! : changed[position]!
          }),
        })
      }
    />
  )
}
