import TriangleAlert from '~icons/lucide/triangle-alert'
import { useId, useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { coveredUses, customPersons, withCoveredUses } from '../../state/customUses.ts'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { customForm } from './schema.ts'
import './CustomScenario.css'

/** The dialog for the uses of each service. Closing it keeps the typed uses and does not choose the scenario. */
export function CustomScenario({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = stepTexts.customScenario
  const instance = useInstance()
  const { family, typedUses, customUses } = useCalculator((model) => model)
  const dispatch = useDispatch()
  const form = useMemo(() => customForm(instance, customPersons(instance, family)), [instance, family])
  const data = useMemo(() => coveredUses(instance, family, typedUses), [instance, family, typedUses])
  const question = instance.features.customPerPerson ? texts.questionByPerson : texts.question
  const formId = useId()
  return (
    <Modal
      title={texts.title}
      closeLabel={texts.close}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId}>
          {texts.confirm}
        </Button>
      }
    >
      <div className="custom-scenario">
        <p className="custom-scenario-warning">
          <TriangleAlert aria-hidden />
          {texts.warning}
        </p>
        <p>{question({ planYear: instance.client.planYear })}</p>
        <SchemaForm
          id={formId}
          form={form}
          data={data}
          onChange={(typed) =>
            dispatch({
              type: 'customUsesTyped',
              typedUses: withCoveredUses(instance, family, typedUses, typed),
            })
          }
          onSubmit={(confirmed) => {
            const uses = withCoveredUses(instance, family, customUses, confirmed.map(Number))
            dispatch({ type: 'customScenarioConfirmed', uses })
            onClose()
          }}
        />
      </div>
    </Modal>
  )
}
