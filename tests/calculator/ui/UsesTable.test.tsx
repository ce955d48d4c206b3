import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('with persons', () => {
  const byPerson = { services: ['Visit', 'Stay'], persons: ['You', 'Spouse'], uses: [1, 2, 'x', 4] }
  afterEach(() => vi.unstubAllGlobals())
  const stubWidth = (isWide: boolean) =>
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
  const inputs = () => screen.getAllByRole('textbox') as HTMLInputElement[]

  it('has a column for each person, and an input for each service and person', () => {
    show(byPerson)
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(titles).toEqual(['Service', 'You', 'Spouse'])
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Visit', 'Stay'])
    expect(inputs().map((input) => [input.getAttribute('aria-label'), input.value])).toEqual([
      ['Visit, You', '1'],
      ['Visit, Spouse', '2'],
      ['Stay, You', 'x'],
      ['Stay, Spouse', '4'],
    ])
  })

  it('reports the inputs edited so far by their index', async () => {
    const { onEdit } = show(byPerson)
    await userEvent.type(screen.getByRole('textbox', { name: 'Visit, Spouse' }), '5')
    await userEvent.type(screen.getByRole('textbox', { name: 'Stay, You' }), 'y')
    await userEvent.tab()
    expect(onEdit.mock.lastCall).toEqual([
      new Map([
        [1, '25'],
        [2, 'xy'],
      ]),
      false,
    ])
  })

  it.each([
    [true, 'Spouse: Enter a number.', ['StayYouSpouse', 'Spouse: Enter a number.']],
    [false, 'Enter a number.', ['StayYouSpouseEnter a number.']],
  ])('in a wide window (%s) has the error %s', (isWide, description, rows) => {
    stubWidth(isWide)
    show({ ...byPerson, errors: new Map([[3, 'Enter a number.']]) })
    const [, second, third, fourth] = inputs()
    expect(second).not.toBeInvalid()
    expect(third).not.toBeInvalid()
    expect(fourth).toBeInvalid()
    expect(fourth).toHaveAccessibleDescription(description)
    const texts = screen.getAllByRole('row').map((row) => row.textContent)
    expect(texts).toEqual(['ServiceYouSpouse', 'VisitYouSpouse', ...rows])
  })

  it.each([
    [true, 5, 'columns'],
    [true, 6, 'stacked'],
    [false, 1, 'stacked'],
  ])('in a wide window (%s), %i persons are %s', (isWide, count, layout) => {
    stubWidth(isWide)
    show({ ...byPerson, persons: Array.from({ length: count }, (_, index) => `Person ${index}`) })
    expect(screen.getByRole('table')).toHaveAttribute('data-layout', layout)
  })
})
