import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, useReducer } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { noPersonalAnswers } from '../../../src/contract/personalQuestions.ts'
import type { FormDefinition } from '../../../src/calculator/forms/FormDefinition.ts'
import { SchemaForm } from '../../../src/calculator/forms/SchemaForm.tsx'
import { coverageForm } from '../../../src/calculator/steps/questions/coverageForm.ts'
import { personalForm } from '../../../src/calculator/steps/questions/personalForm.ts'
import { customForm, scenarioForm } from '../../../src/calculator/steps/questions/scenarioForms.ts'
import { formInstance } from './formInstance.ts'

function show<Data>(form: FormDefinition, initial: Data) {
  const onChange = vi.fn<(data: Data) => void>()
  const onSubmit = vi.fn<(data: Data) => void>()
  const onErrorsShown = vi.fn<(areShown: boolean) => void>()
  function Screen() {
    const [data, setData] = useState(initial)
    const [isOpen, setOpen] = useState(true)
    const keep = (next: Data) => {
      onChange(next)
      setData(next)
    }
    return (
      <>
        {isOpen && (
          <SchemaForm form={form} data={data} onChange={keep} {...{ onSubmit, onErrorsShown }}>
            <button>Use</button>
          </SchemaForm>
        )}
        <button onClick={() => setOpen(!isOpen)}>Open or close</button>
        <button onClick={() => setData(initial)}>Start over</button>
      </>
    )
  }
  render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
  return { onChange, onSubmit, onErrorsShown, user: userEvent.setup() }
}

describe('The personal form', () => {
  it('has nothing selected, even with a single option', () => {
    const { onChange } = show(personalForm(formInstance({})), noPersonalAnswers)
    const selects = screen.getAllByRole('combobox')
    expect(selects.map((select) => (select as HTMLSelectElement).selectedIndex)).toEqual([0, 0, 0])
    expect(screen.getAllByRole('option', { name: 'Please select', selected: true })).toHaveLength(3)
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    ['Here', 0],
    ['There', '0'],
    ['Elsewhere', ''],
    ['Anywhere', 'constructor'],
  ])('answers %s with the id %j', async (name, id) => {
    const { onChange, user } = show(personalForm(formInstance({})), noPersonalAnswers)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your Location' }), name)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...noPersonalAnswers, location: id })
    expect(screen.getByRole('option', { name, selected: true })).toBeInTheDocument()
  })
})

describe('The coverage form', () => {
  it('shows data that its parent changes', async () => {
    const { user } = show(coverageForm(formInstance({})), { spouse: false, children: 0 })
    await user.click(screen.getByRole('switch', { name: 'Spouse' }))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByRole('switch', { name: 'Spouse' })).not.toBeChecked()
  })

  it('keeps the focus while it is answered', async () => {
    const { user } = show(coverageForm(formInstance({})), { spouse: false, children: 8 })
    const add = screen.getByRole('button', { name: 'Add one child' })
    await user.dblClick(add)
    expect(screen.getByRole('spinbutton')).toHaveTextContent('9')
    expect(add).toHaveFocus()
  })

  it('reports the spouse and the number of children', async () => {
    const { onChange, user } = show(coverageForm(formInstance({})), { spouse: false, children: 0 })
    await user.click(screen.getByRole('switch', { name: 'Spouse' }))
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
    await user.click(screen.getByRole('button', { name: 'Add one child' }))
    await user.click(screen.getByRole('button', { name: 'Remove one child' }))
    expect(onChange).toHaveBeenLastCalledWith({ spouse: true, children: 1 })
    expect(screen.getByRole('spinbutton')).toHaveTextContent('1')
  })
})

describe('The scenario form', () => {
  it('is a list with the custom scenario in a narrow window', async () => {
    const { onChange, user } = show(scenarioForm(formInstance({}), false), { scenario: null })
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Please select',
      'Custom Scenario (set up below)',
      'A quiet year',
      'A usual year',
      'A rough year',
    ])
    expect(screen.getByRole('option', { name: /Custom/ })).toBeDisabled()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your Expected Usage' }), 'A rough year')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ scenario: 3 })
  })
})

describe('The custom scenario form', () => {
  it('reports a row when the caret leaves it', async () => {
    const { onChange, user } = show(customForm(formInstance({})), [0, 0])
    await user.clear(row('Doctor visit'))
    await user.type(row('Doctor visit'), '12')
    expect(row('Doctor visit')).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith([12, 0])
  })

  it('is submitted with the row that has the caret', async () => {
    const { onSubmit, user } = show(customForm(formInstance({})), [0, 0])
    await user.clear(row('Emergency room'))
    await user.type(row('Emergency room'), '1,200{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([0, 1200])
  })

  it('reports a text that still has the caret when the form unmounts', async () => {
    const { onChange } = show(customForm(formInstance({})), [0, 0])
    const user = userEvent.setup()
    await user.type(row('Doctor visit'), 'x')
    // Unmounts without a blur, as with the browser's Back.
    screen.getByRole('button', { name: 'Open or close' }).click()
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['0x', 0])
    await user.click(screen.getByRole('button', { name: 'Open or close' }))
    expect(row('Doctor visit')).toHaveValue('0x')
  })
})

function row(name: string) {
  return screen.getByRole('textbox', { name })
}

describe('A form with a default', () => {
  const schema = { title: 'Size', enum: ['small', 'large'], default: 'small' }
  const form: FormDefinition = {
    schema,
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
