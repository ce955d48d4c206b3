import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lineAttributes } from '../../../src/calculator/ui/ChartLineMark.tsx'
import { Disclosure } from '../../../src/calculator/ui/Disclosure.tsx'
import { Select } from '../../../src/calculator/ui/Select.tsx'
import { Toggle } from '../../../src/calculator/ui/Toggle.tsx'

it.each([
  [false, true],
  [true, false],
])('turns %j to %j, by mouse and by keyboard', async (isOn, next) => {
  const onToggle = vi.fn<(isOn: boolean) => void>()
  render(<Toggle id="a" label="Spouse" {...{ isOn, onToggle }} />)
  await userEvent.click(screen.getByText('Spouse'))
  expect(onToggle).toHaveBeenLastCalledWith(next)
  screen.getByRole('switch', { name: 'Spouse', checked: isOn }).focus()
  await userEvent.keyboard(' ')
  expect(onToggle).toHaveBeenCalledTimes(2)
})

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

it('renders its content when it is first opened, and keeps it', async () => {
  render(<Disclosure summary="More">the rest</Disclosure>)
  const user = userEvent.setup()
  expect(screen.queryByText('the rest')).toBeNull()
  await user.click(screen.getByText('More'))
  expect(await screen.findByText('the rest')).toBeVisible()
  await user.click(screen.getByText('More'))
  expect(screen.getByText('the rest')).not.toBeVisible()
})

const lines = Array.from({ length: 12 }, (_, index) => lineAttributes(index))

it('draws twelve lines differently', () => {
  expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(12)
})

it('uses the accent color only for the first line, which is solid', () => {
  const [first, ...others] = lines
  expect(first).toEqual({ 'data-color': 1, strokeDasharray: undefined })
  expect(others.filter((line) => line['data-color'] === 1)).toEqual([])
})
