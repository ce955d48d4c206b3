import { expect, it } from 'vitest'
import { coverageForm } from '../../../../src/calculator/steps/coverage/schema.ts'
import { formInstance } from '../../forms/formInstance.ts'

it.each([
  [true, 'Children'],
  [false, 'Child(ren)'],
])('the coverage form with singleChild %j asks for a spouse and for 0 to 9 %s', (singleChild, title) => {
  expect(coverageForm(formInstance({}, { singleChild })).schema.properties).toEqual({
    spouse: { title: 'Spouse', type: 'boolean' },
    children: { title, type: 'integer', minimum: 0, maximum: 9 },
  })
})
