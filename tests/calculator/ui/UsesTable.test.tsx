import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UsesTable, type UsesTableProps } from '../../../src/calculator/ui/UsesTable.tsx'

const services = ['Visit', 'Visit', 'Stay']

function show(changes: Partial<UsesTableProps> = {}) {
  const onEdit = vi.fn<UsesTableProps['onEdit']>()
  const props = {
    id: 'a',
    caption: 'Uses',
    texts: {
      service: 'Service',
      uses: 'Uses',
      person: 'Person',
      usesByPerson: ({ service, person }: { service: string; person: string }) => `${service}, ${person}`,
      namedError: ({ name, message }: { name: string; message: string }) => `${name}: ${message}`,
      corrections: ({ count }: { count: number }) => `Correct ${count} answers`,
    },
    services,
    uses: [0, 'two', 3],
    errors: new Map(),
    onEdit,
    ...changes,
  }
  return { onEdit, props, ...render(<UsesTable {...props} />) }
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

describe('with persons', () => {
  const byPerson = { services: ['Visit', 'Stay'], persons: ['You', 'Spouse'], uses: [1, 2, 'x', 4] }
  const inputs = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map((input) => [input.getAttribute('aria-label'), input.value])
  const person = (name: string) => screen.getByRole('radio', { name })

  it('has the inputs of one person at a time, and keeps what was typed for the others', async () => {
    const { onEdit, rerender, props } = show(byPerson)
    expect(screen.getByRole('radiogroup', { name: 'Person' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Service',
      'Uses',
    ])
    expect(inputs()).toEqual([
      ['Visit, You', '1'],
      ['Stay, You', 'x'],
    ])
    await userEvent.type(screen.getByRole('textbox', { name: 'Stay, You' }), 'y')
    await userEvent.click(person('Spouse'))
    expect(onEdit.mock.lastCall).toEqual([new Map([[2, 'xy']]), false])
    rerender(<UsesTable {...props} uses={[1, 2, 'xy', 4]} />)
    expect(inputs()).toEqual([
      ['Visit, Spouse', '2'],
      ['Stay, Spouse', '4'],
    ])
    await userEvent.click(person('You'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Stay, You' }), 'z')
    await userEvent.tab()
    expect(onEdit.mock.lastCall).toEqual([new Map([[2, 'xyz']]), false])
  })

  it('changes the person with the arrow keys, and keeps the focus there', async () => {
    show(byPerson)
    person('You').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(person('Spouse')).toHaveFocus()
    expect(inputs()[0]).toEqual(['Visit, Spouse', '2'])
  })

  it('describes an invalid input of the person shown', () => {
    show({ ...byPerson, errors: new Map([[2, 'Enter a number.']]) })
    expect(screen.getByRole('textbox', { name: 'Stay, You' })).toHaveAccessibleDescription('Enter a number.')
    expect(screen.getByRole('textbox', { name: 'Visit, You' })).not.toBeInvalid()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('links to the invalid input of another person', async () => {
    show({ ...byPerson, errors: new Map([[3, 'Enter a number.']]) })
    await userEvent.click(screen.getByRole('link', { name: 'Stay, Spouse: Enter a number.' }))
    expect(person('Spouse')).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Stay, Spouse' })).toHaveFocus()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
