import { useState } from 'react'
import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { coverageCode } from '../shared/coverageCode.ts'
import type { ScreenProps } from '../shared/screens.ts'

interface Family {
  spouse: boolean
  children: number
}

const validator = customizeValidator<Family>()

export function Coverage({ instance, onAnswer, onNext }: ScreenProps) {
  const [family, setFamily] = useState<Family>({ spouse: false, children: 0 })
  const handleNext = () => {
    const { spouse, children } = family
    onAnswer({ coverage: coverageCode(spouse, children, instance.features.singleChild ?? false) })
    onNext()
  }
  return (
    <main>
      <h1>Who needs coverage?</h1>
      <Form<Family>
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        liveValidate
        formData={family}
        onChange={({ formData }) => formData && setFamily(formData)}
        onSubmit={handleNext}
      />
    </main>
  )
}

const schema: RJSFSchema = {
  type: 'object',
  properties: {
    spouse: { type: 'boolean', title: 'Spouse' },
    children: { type: 'integer', title: 'Children', minimum: 0, maximum: 9 },
  },
}

const uiSchema: UiSchema<Family> = {
  children: { 'ui:widget': 'updown' },
  'ui:submitButtonOptions': { submitText: 'Next' },
}
