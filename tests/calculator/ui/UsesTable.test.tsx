import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UsesTable, type UsesTableProps } from '../../../src/calculator/ui/UsesTable.tsx'

const services = ['Session', 'Session', 'Stay']

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

it('has a row for each service, with what stood there', () => {
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

it('tells what was typed when the caret leaves a row, and only then', async () => {
  const { onEdit } = show()
  await userEvent.type(screen.getAllByRole('textbox')[1]!, '2')
  expect(onEdit).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(new Map([[1, 'two2']]), false)
  await userEvent.tab()
  expect(onEdit).toHaveBeenCalledOnce()
})

it('tells what was typed when it goes away', async () => {
  const { onEdit, unmount } = show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Stay' }), '4')
  unmount()
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(new Map([[2, '34']]), true)
})

it('says at the row what is wrong there', () => {
  show({ errors: new Map([[1, 'Enter a number.']]) })
  const [first, second] = screen.getAllByRole('textbox', { name: 'Session' })
  expect(first).not.toBeInvalid()
  expect(second).toBeInvalid()
  expect(second).toHaveAccessibleDescription('Enter a number.')
})
