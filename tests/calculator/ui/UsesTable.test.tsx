import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UsesTable, type UsesTableProps } from '../../../src/calculator/ui/UsesTable.tsx'

const services = ['Visit', 'Visit', 'Stay']

function show(changes: Partial<UsesTableProps> = {}) {
  const onEdit = vi.fn<UsesTableProps['onEdit']>()
  const props = {
    id: 'a',
    caption: 'Uses',
    titles: { service: 'Service', uses: 'Uses' },
    services,
    uses: [0, 'two', 3],
    errors: new Map(),
    onEdit,
    ...changes,
  }
  return { onEdit, ...render(<UsesTable {...props} />) }
}

it('has a row for each service, with its uses', () => {
  show()
  expect(screen.getByRole('table', { name: 'Uses' })).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(services)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Service', 'Uses'])
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    '0',
    'two',
    '3',
  ])
})

it('reports what was typed when a row loses the focus, not before', async () => {
  const { onEdit } = show()
  await userEvent.type(screen.getAllByRole('textbox')[1]!, '2')
  expect(onEdit).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(new Map([[1, 'two2']]), false)
  await userEvent.tab()
  expect(onEdit).toHaveBeenCalledOnce()
})

it('reports all rows edited so far', async () => {
  const { onEdit } = show()
  const [first, , third] = screen.getAllByRole('textbox')
  await userEvent.type(first!, '1')
  await userEvent.type(third!, '4')
  await userEvent.tab()
  expect(onEdit.mock.lastCall).toEqual([
    new Map([
      [0, '01'],
      [2, '34'],
    ]),
    false,
  ])
})

it('reports what was typed when it unmounts', async () => {
  const { onEdit, unmount } = show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Stay' }), '4')
  unmount()
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(new Map([[2, '34']]), true)
})

it('shows an error in its row', () => {
  show({ errors: new Map([[1, 'Enter a number.']]) })
  const [first, second] = screen.getAllByRole('textbox', { name: 'Visit' })
  expect(first).not.toBeInvalid()
  expect(second).toBeInvalid()
  expect(second).toHaveAccessibleDescription('Enter a number.')
})
