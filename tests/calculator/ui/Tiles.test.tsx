import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { isTileIconName, Tiles } from '../../../src/calculator/ui/Tiles.tsx'

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
  await userEvent.click(screen.getAllByRole('radio', { name: 'Quiet' })[0]!)
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(0)
})

it('describes a choice below its name', async () => {
  const described = [{ label: 'Quiet', description: 'Two visits' }, { label: 'Rough' }]
  const onToggle = vi.fn<(index: number) => void>()
  render(
    <Tiles id="a" label="Year" kind="radio" tiles={described} chosen={[false, false]} onToggle={onToggle} />,
  )
  expect(screen.getByRole('radio', { name: 'Quiet' })).toHaveAccessibleDescription('Two visits')
  expect(screen.getByRole('radio', { name: 'Rough' })).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByText('Two visits'))
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
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rough' }))
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
