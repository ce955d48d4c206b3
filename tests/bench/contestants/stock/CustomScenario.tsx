import { useMemo, useState } from 'react'
import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import type { ServiceUses } from '../../../../src/contract/generated/inputs.d.ts'
import type { Service } from '../../../../src/contract/generated/instance.d.ts'
import { Dialog } from '../shared/Dialog.tsx'

type Uses = Record<string, number>

interface Props {
  services: Service[]
  onClose: () => void
  onUse: (uses: ServiceUses[]) => void
}

const validator = customizeValidator<Uses>()

export function CustomScenario({ services, onClose, onUse }: Props) {
  const schema = useMemo(() => usesSchema(services), [services])
  const [uses, setUses] = useState<Uses>({})
  return (
    <Dialog title="Build Custom Scenario" onClose={onClose}>
      <Form<Uses>
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        liveValidate
        formData={uses}
        onChange={({ formData }) => setUses(formData ?? {})}
        onSubmit={() =>
          onUse(services.map((service) => ({ ...service, uses: uses[`service ${service.id}`] ?? 0 })))
        }
      />
    </Dialog>
  )
}

const uiSchema: UiSchema<Uses> = { 'ui:submitButtonOptions': { submitText: 'Use Custom Scenario' } }

function usesSchema(services: Service[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      services.map(({ id, name }) => [
        `service ${id}`,
        { type: 'integer', title: name, minimum: 0, maximum: 9999, default: 0 },
      ]),
    ),
  }
}
