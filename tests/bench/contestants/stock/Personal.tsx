import { useMemo } from 'react'
import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import type { Answers, Instance } from '../shared/api.ts'
import type { ScreenProps } from '../shared/screens.ts'

type Data = { [name in 'salaryBand' | 'location' | 'savingsStyle']?: Answers[name] }

const validator = customizeValidator<Data>()

export function Personal({ instance, answers, onAnswer, onNext }: ScreenProps) {
  const schema = useMemo(() => personalSchema(instance), [instance])
  const { salaryBand, location, savingsStyle } = answers
  const isComplete = salaryBand !== null && location !== null && savingsStyle !== null
  const uiSchema = useMemo(() => personalUiSchema(isComplete), [isComplete])
  return (
    <main>
      <h1>Tell us about you</h1>
      <Form<Data>
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        liveValidate
        formData={{
          salaryBand: salaryBand ?? undefined,
          location: location ?? undefined,
          savingsStyle: savingsStyle ?? undefined,
        }}
        onChange={({ formData }) => onAnswer(withNulls(formData))}
        onSubmit={onNext}
      />
    </main>
  )
}

function withNulls({ salaryBand = null, location = null, savingsStyle = null }: Data = {}) {
  return { salaryBand, location, savingsStyle }
}

function personalUiSchema(isComplete: boolean): UiSchema<Data> {
  return {
    salaryBand: { 'ui:placeholder': 'Please select' },
    location: { 'ui:placeholder': 'Please select' },
    savingsStyle: { 'ui:placeholder': 'Please select' },
    'ui:submitButtonOptions': { submitText: 'Next', props: { disabled: !isComplete } },
  }
}

function personalSchema({ salaryBands, locations, savingsStyles }: Instance): RJSFSchema {
  return {
    type: 'object',
    required: ['salaryBand', 'location', 'savingsStyle'],
    properties: {
      salaryBand: {
        title: 'Your Salary Band/Employment Type',
        type: 'string',
        oneOf: salaryBands?.map(({ id, name }) => ({ const: id, title: name })),
      },
      location: {
        title: 'Your Location',
        type: 'string',
        oneOf: locations?.map(({ id, name }) => ({ const: id, title: name })),
      },
      savingsStyle: {
        title: 'Your Attitude to Savings',
        type: 'string',
        oneOf: savingsStyles?.map(({ id, displayText }) => ({ const: id, title: displayText })),
      },
    },
  }
}
