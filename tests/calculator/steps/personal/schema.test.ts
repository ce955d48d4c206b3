import { describe, expect, it } from 'vitest'
import { personalForm } from '../../../../src/calculator/steps/personal/schema.ts'
import { formInstance } from '../../forms/formInstance.ts'

describe('the personal form', () => {
  it.each([
    [[], []],
    [['salaryBands'], [['salaryBand', 'Your Salary Band/Employment Type']]],
    [['locations'], [['location', 'Your Location']]],
    [['savings'], [['savingsStyle', 'Your Attitude to Savings']]],
    [
      ['salaryBands', 'locations', 'savings'],
      [
        ['salaryBand', 'Your Salary Band/Employment Type'],
        ['location', 'Your Location'],
        ['savingsStyle', 'Your Attitude to Savings'],
      ],
    ],
  ])('with %j on asks for %j', (on, questions) => {
    const flags = { salaryBands: false, locations: false, savings: false }
    const { schema } = personalForm(
      formInstance({}, { ...flags, ...Object.fromEntries(on.map((flag) => [flag, true])) }),
    )
    expect(schema.required).toEqual(questions.map(([answer]) => answer))
    expect(Object.keys(schema.properties ?? {})).toEqual(questions.map(([answer]) => answer))
    expect(Object.values(schema.properties ?? {})).toMatchObject(questions.map(([, title]) => ({ title })))
  })

  it('offers the ids unchanged, with their names', () => {
    const { schema, uiSchema } = personalForm(formInstance({}))
    expect(schema.properties?.location).toEqual({ title: 'Your Location', enum: [0, '0', '', 'constructor'] })
    expect(uiSchema.location).toEqual({
      'ui:field': 'select',
      'ui:enumNames': ['Here', 'There', 'Elsewhere', 'Anywhere'],
    })
    expect(uiSchema.savingsStyle).toMatchObject({ 'ui:enumNames': ['I save', 'I spend'] })
  })
})
