import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../../../src/calculator/forms/FormDefinition.ts'
import { SchemaForm } from '../../../src/calculator/forms/SchemaForm.tsx'

describe('A form with a default', () => {
  const form: FormDefinition = {
    schema: { title: 'Size', enum: ['small', 'large'], default: 'small' },
    uiSchema: { 'ui:field': 'select', 'ui:enumNames': ['Small', 'Large'] },
  }

  it('reports answers only, even if its parent rejects each report', async () => {
    let reports = 0
    const rejectReport = () => {
      reports += 1
      // Ends the test if the form starts over in an endless loop.
      if (reports > 20) throw new Error('The form keeps reporting')
    }
    function Parent() {
      const [, renderAgain] = useReducer((count: number) => count + 1, 0)
      const onChange = () => {
        rejectReport()
        renderAgain()
      }
      return <SchemaForm form={form} data={null} onChange={onChange} />
    }
    render(<Parent />)
    expect(reports).toBe(0)
    const user = userEvent.setup()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large')
    expect(reports).toBe(1)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large')
    expect(reports).toBe(2)
  })
})
