import { TriangleAlert } from 'lucide-react'
import { useId, useMemo } from 'react'
import { SchemaForm } from '../../forms/SchemaForm.tsx'
import { useCalculator, useDispatch, useInstance } from '../../state/CalculatorProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { customForm } from './customSchema.ts'
import './CustomScenario.css'

/** Where the employee states the uses of each service. Closing it keeps what was typed and changes nothing else. */
export function CustomScenario({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const instance = useInstance()
  const typedUses = useCalculator((model) => model.typedUses)
  const dispatch = useDispatch()
  const form = useMemo(() => customForm(instance), [instance])
  const formId = useId()
  return (
    <Modal
      title="Build Custom Scenario"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId}>
          Use Custom Scenario
        </Button>
      }
    >
      <div className="custom-scenario">
        <p className="custom-scenario-warning">
          <TriangleAlert aria-hidden />A custom scenario overrides the built-in assumptions and may change the
          outcome.
        </p>
        <p>Enter how often everyone you cover, taken together, uses each service in the year.</p>
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
