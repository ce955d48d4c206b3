import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lineAttributes } from '../../../src/calculator/ui/ChartLineMark.tsx'
import { Disclosure } from '../../../src/calculator/ui/Disclosure.tsx'
import { Select } from '../../../src/calculator/ui/Select.tsx'
import { Term } from '../../../src/calculator/ui/Term.tsx'
import { Toggle } from '../../../src/calculator/ui/Toggle.tsx'
import { isTileIconName, Tiles } from '../../../src/calculator/ui/Tiles.tsx'
import { Announcer, useAnnounce } from '../../../src/calculator/ui/Announcer.tsx'

it.each([
  [false, true],
  [true, false],
])('turns %j to %j, by mouse and by keyboard', async (isOn, next) => {
  const onToggle = vi.fn<(isOn: boolean) => void>()
  render(<Toggle id="a" label="Spouse" {...{ isOn, onToggle }} />)
  fireEvent.click(screen.getByText('Spouse'))
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
  expect(screen.queryByText('the rest')).toBeNull()
  fireEvent.click(screen.getByText('More'))
  expect(await screen.findByText('the rest')).toBeVisible()
  fireEvent.click(screen.getByText('More'))
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

const tiles = [{ label: 'Quiet', icon: 'sun' as const }, { label: 'Quiet' }, { label: 'Rough' }]

it('is a group of radio buttons, even with repeated names', async () => {
  const onToggle = vi.fn<(index: number) => void>()
  render(
    <Tiles
      id="a"
      label="Year"
      kind="radio"
      tiles={tiles}
      chosen={[false, true, false]}
      onToggle={onToggle}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Year' })).toBeInTheDocument()
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ])
  fireEvent.click(screen.getAllByRole('radio', { name: 'Quiet' })[0]!)
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(0)
})

it('is a group of checkboxes, any number of which may be chosen', async () => {
  const onToggle = vi.fn<(index: number) => void>()
  render(
    <Tiles
      id="a"
      label="Charges"
      isHeading
      kind="checkbox"
      tiles={tiles}
      chosen={[true, false, true]}
      onToggle={onToggle}
    />,
  )
  expect(screen.getByRole('group', { name: 'Charges' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Charges' })).toBeInTheDocument()
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rough' }))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(2)
})

it.each([
  ['sun', true],
  ['storm', true],
  ['comet', false],
  ['constructor', false],
  [3, false],
  [null, false],
])('accepts %j as an icon: %j', (name, isIcon) => {
  expect(isTileIconName(name)).toBe(isIcon)
})

function AnnounceButton() {
  const announce = useAnnounce()
  return <button onClick={() => announce('Sorted.')}>Sort</button>
}

const view = (status: string) => (
  <Announcer status={status}>
    <AnnounceButton />
  </Announcer>
)

it('announces each sentence, even the same again, and then the next status, in one live region', async () => {
  const { rerender } = render(view('Searching'))
  const region = screen.getByRole('status')
  const sort = () => fireEvent.click(screen.getByRole('button'))
  expect(region).toHaveTextContent(/^Searching$/)
  sort()
  const first = region.firstChild
  expect(region).toHaveTextContent(/^Sorted\.$/)
  sort()
  expect(region.firstChild).not.toBe(first)
  expect(region).toHaveTextContent(/^Sorted\.$/)
  rerender(view('Found'))
  expect(region).toHaveTextContent(/^Found$/)
  sort()
  expect(region).toHaveTextContent(/^Sorted\.$/)
  expect(screen.getByRole('status')).toBe(region)
})

it('closes nothing around a meaning with Escape', () => {
  const onKeyDown = vi.fn<() => void>()
  render(
    <div role="presentation" onKeyDown={onKeyDown}>
      <Term meaning="The share that you pay">coinsurance</Term>
    </div>,
  )
  const term = screen.getByRole('button', { name: 'coinsurance' })
  const meaning = document.getElementById(term.getAttribute('popovertarget')!)!
  fireEvent(meaning, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.keyDown(term, { key: 'Escape' })
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent(meaning, Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
  fireEvent.keyDown(term, { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledOnce()
})
