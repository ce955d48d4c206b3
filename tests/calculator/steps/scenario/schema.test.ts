import { describe, expect, it } from 'vitest'
import { coveredPersons } from '../../../../src/calculator/rules/persons.ts'
import { customForm, scenarioForm, surchargesForm } from '../../../../src/calculator/steps/scenario/schema.ts'
import { formInstance } from '../../forms/formInstance.ts'

describe('the scenario form', () => {
  it.each([
    [
      true,
      ['custom', 'quiet', 'usual', 3],
      ['Custom Scenario (set up below)', 'A quiet year', 'A usual year', 'A rough year'],
    ],
    [false, ['quiet', 'usual', 3], ['A quiet year', 'A usual year', 'A rough year']],
  ])('with customScenario %j offers %j', (customScenario, values, names) => {
    const { schema, uiSchema } = scenarioForm(formInstance({}, { customScenario }), false)
    expect(schema.properties?.scenario).toEqual({ title: 'Your Expected Usage', enum: values })
    expect(uiSchema.scenario).toMatchObject({
      'ui:enumNames': names,
      'ui:enumDisabled': customScenario ? ['custom'] : [],
    })
  })

  it.each([
    [true, 'tiles'],
    [false, 'select'],
  ])('in a wide window (%j) is shown as %s', (isWide, field) => {
    expect(scenarioForm(formInstance({}), isWide).uiSchema.scenario).toMatchObject({ 'ui:field': field })
  })
})

describe('the surcharges form', () => {
  it('has a boolean for each statement, in order', () => {
    const { schema, uiSchema } = surchargesForm(formInstance({}))
    expect(schema.properties?.surcharges).toEqual({
      title: 'Surcharges and Credits',
      type: 'array',
      items: { type: 'boolean' },
      minItems: 2,
      maxItems: 2,
    })
    expect(uiSchema.surcharges).toMatchObject({
      'ui:enumNames': ['I use tobacco', 'I completed the wellness check'],
    })
  })
})

describe('the custom scenario form', () => {
  it('has a whole number from 0 to 9,999 for each service, in order', () => {
    const { schema, uiSchema } = customForm(formInstance({}))
    expect(schema).toMatchObject({
      items: { type: 'integer', minimum: 0, maximum: 9999 },
      minItems: 2,
      maxItems: 2,
    })
    expect(uiSchema).toMatchObject({ 'ui:enumNames': ['Doctor visit', 'Emergency room'] })
    expect(uiSchema).not.toHaveProperty('ui:persons')
  })

  it('has a whole number from 0 to 900 for each service and person, service by service', () => {
    const persons = coveredPersons({ spouse: true, children: 2 })
    const { schema, uiSchema } = customForm(formInstance({}, { customPerPerson: true }), persons)
    expect(schema).toMatchObject({
      items: { type: 'integer', minimum: 0, maximum: 900 },
      minItems: 8,
      maxItems: 8,
    })
    expect(uiSchema).toMatchObject({
      'ui:enumNames': ['Doctor visit', 'Emergency room'],
      'ui:persons': ['You', 'Spouse', 'Child 1', 'Child 2'],
    })
  })
})
