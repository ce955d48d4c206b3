import { useMemo, useState } from 'react'
import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import type { Answers, Instance } from '../shared/api.ts'
import type { ScreenProps } from '../shared/screens.ts'
import { CustomScenario } from './CustomScenario.tsx'

interface Data {
  scenario?: Answers['scenario']
  surcharges: Answers['surcharges']
}

const validator = customizeValidator<Data>()

export function Scenario({ instance, answers, onAnswer, onNext }: ScreenProps) {
  const [isOpen, setOpen] = useState(false)
  const schema = useMemo(() => scenarioSchema(instance), [instance])
  return (
    <main>
      <h1>What does {instance.client.planYear} look like?</h1>
      <Form<Data>
        schema={schema}
        uiSchema={{
          scenario: { 'ui:placeholder': 'Please select' },
          'ui:submitButtonOptions': { submitText: 'Next', props: { disabled: answers.scenario === null } },
        }}
        validator={validator}
        liveValidate
        formData={{ scenario: answers.scenario ?? undefined, surcharges: answers.surcharges }}
        onChange={({ formData: { scenario = null, surcharges = {} } = {} }) =>
          onAnswer({
            scenario,
            surcharges,
            customScenario: scenario === 'custom' ? answers.customScenario : null,
          })
        }
        onSubmit={onNext}
      />
      <button type="button" onClick={() => setOpen(true)}>
        Customize
      </button>
      {isOpen && (
        <CustomScenario
          services={instance.services ?? []}
          onClose={() => setOpen(false)}
          onUse={(customScenario) => {
            onAnswer({ scenario: 'custom', customScenario })
            setOpen(false)
          }}
        />
      )}
    </main>
  )
}

function scenarioSchema({ scenarios, surcharges }: Instance): RJSFSchema {
  const options = scenarios.map(({ id, display }) => ({ const: id, title: display }))
  return {
    type: 'object',
    required: ['scenario'],
    properties: {
      scenario: {
        title: 'Your Expected Usage',
        type: 'string',
        oneOf: [{ const: 'custom', title: 'Custom Scenario (set up below)' }, ...options],
      },
      surcharges: {
        type: 'object',
        title: 'Surcharges and Credits',
        properties: Object.fromEntries(
          (surcharges ?? []).map(({ id, statement }) => [id, { type: 'boolean', title: statement }]),
        ),
      },
    },
  }
}
