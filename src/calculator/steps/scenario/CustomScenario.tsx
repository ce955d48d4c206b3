import TriangleAlert from '~icons/lucide/triangle-alert'
import { useId, useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
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
  const typedUses = useCalculator((model) => model.typedUses)
  const dispatch = useDispatch()
  const form = useMemo(() => customForm(instance), [instance])
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
        <p>{texts.question({ planYear: instance.client.planYear })}</p>
        <SchemaForm
          id={formId}
          form={form}
          data={typedUses}
          onChange={(typed) => dispatch({ type: 'customUsesTyped', typedUses: typed })}
          onSubmit={(uses) => {
            dispatch({ type: 'customScenarioConfirmed', uses: uses.map(Number) })
            onClose()
          }}
        />
      </div>
    </Modal>
  )
}
