import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Select } from '../../../src/calculator/ui/Select.tsx'

const choices = [{ label: 'One', isDisabled: true }, { label: 'Two & more' }, { label: 'Three' }]

const texts = { label: 'Number', placeholder: 'Please select' }

it('shows its placeholder, and reports the index of a choice', async () => {
  const onChoose = vi.fn<(index: number) => void>()
  render(<Select id="a" {...texts} choices={choices} chosen={null} onChoose={onChoose} />)
  expect(screen.getByRole('option', { name: 'Please select', selected: true })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'One' })).toBeDisabled()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number' }), 'Two & more')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
})

it('shows the current choice, even if it is disabled', () => {
  const { rerender } = render(<Select id="a" {...texts} choices={choices} chosen={0} onChoose={() => {}} />)
  expect(screen.getByRole('option', { name: 'One', selected: true })).toBeInTheDocument()
  rerender(<Select id="a" {...texts} choices={choices} chosen={2} onChoose={() => {}} />)
  expect(screen.getByRole('option', { name: 'Three', selected: true })).toBeInTheDocument()
})

it('describes the choice', () => {
  render(
    <Select id="a" {...texts} choices={choices} chosen={2} description="After two" onChoose={() => {}} />,
  )
  expect(screen.getByRole('combobox', { name: 'Number' })).toHaveAccessibleDescription('After two')
})

it('can show its label as a heading, and an error', () => {
  render(
    <>
      <Select
        id="a"
        {...texts}
        isHeading
        choices={choices}
        chosen={null}
        onChoose={() => {}}
        isInvalid
        describedBy="b"
      />
      <p id="b">Choose one.</p>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Number' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Number' })).toBeInvalid()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one.')
})
