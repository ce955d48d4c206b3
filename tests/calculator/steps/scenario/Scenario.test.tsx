import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Model } from '../../../../src/calculator/state/model.ts'
import { setPageTitle } from '../../../../src/calculator/state/pageTitle.ts'
import { Scenario } from '../../../../src/calculator/steps/scenario/Scenario.tsx'
import { instanceWith } from '../../instances.ts'
import { showStep } from '../../provided.tsx'

/** Shows the step before a scenario is chosen. Returns the body of a calculation. */
const show = (change: object, answers: Partial<Model> = {}) =>
  showStep(Scenario, { instance: instanceWith(change), answers: { scenario: null, ...answers } })

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

function type(input: HTMLElement, value: string) {
  fireEvent.input(input, { target: { value } })
  fireEvent.blur(input)
}

/** Picks an option of a list by its text. */
function pick(list: HTMLElement, text: string) {
  const option = [...(list as HTMLSelectElement).options].find((one) => one.text === text)!
  fireEvent.change(list, { target: { value: option.value } })
}

describe('the scenarios', () => {
  it('are to be chosen before Next is enabled', () => {
    show({ features: { customScenario: true }, scenarios: [{ id: 'usual', display: 'A usual year' }] })
    expect(button('Next')).toBeDisabled()
    expect(button('Next')).toHaveAccessibleDescription('Choose your expected usage to continue')
    expect(button('Customize')).not.toHaveAccessibleDescription()
    fireEvent.click(screen.getByRole('radio'))
    expect(button('Next')).toBeEnabled()
    expect(screen.queryByText(/to continue$/)).toBeNull()
  })

  it('are replaced by the custom scenario if the client has none', () => {
    show({ features: { customScenario: true }, scenarios: [] })
    expect(screen.getByRole('heading', { level: 2, name: 'Your Expected Usage' })).toBeVisible()
    expect(button('Next')).toBeDisabled()
    expect(button('Customize')).toHaveAccessibleDescription('Customize your expected usage to continue')
    press('Customize')
    type(screen.getByRole('textbox', { name: 'Generic drug' }), '1')
    press('Use Custom Scenario')
    expect(button('Next')).toBeEnabled()
    expect(screen.queryByText(/to continue$/)).toBeNull()
  })

  const scenarios = [
    { id: 'quiet', display: 'A quiet year', summary: 'A check-up each' },
    { id: 'usual', display: 'A usual year', summary: null },
    { id: 'rough', display: 'A rough year', summary: '' },
  ]

  it('have summaries, which describe their tiles', () => {
    show({ scenarios })
    expect(screen.getByText('A check-up each')).toBeVisible()
    const [quiet, ...others] = screen.getAllByRole('radio')
    expect(quiet).toHaveAccessibleName('A quiet year')
    expect(quiet).toHaveAccessibleDescription('A check-up each')
    for (const other of others) expect(other).not.toHaveAttribute('aria-describedby')
  })

  it('are a list in a narrow window, with the summary of the chosen one below', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
    )
    show({ scenarios })
    const list = screen.getByRole('combobox', { name: 'Your Expected Usage' })
    expect(screen.queryByText('A check-up each')).toBeNull()
    pick(list, 'A quiet year')
    expect(list).toHaveAccessibleDescription('A check-up each')
    pick(list, 'A usual year')
    expect(list).not.toHaveAttribute('aria-describedby')
  })
})

describe('the surcharges and credits', () => {
  const surcharges = [
    { id: 'family', statement: 'My family will get flu shots', appliesTo: ['EC', 'EF'] },
    { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
  ]
  const title = () => screen.queryByRole('heading', { level: 2, name: 'Surcharges and Credits' })

  it('are those that apply to the coverage', () => {
    const inputs = show(
      { features: {}, surcharges },
      { family: { spouse: true, children: 0 }, surcharges: [true, false] },
    )
    expect(title()).toBeVisible()
    fireEvent.click(screen.getByRole('checkbox', { name: 'My spouse has other coverage' }))
    expect(inputs()).toMatchObject({ surcharges: { family: false, spouse: true } })
  })

  it('have no title if none applies', () => {
    show({ features: {}, surcharges })
    expect(title()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the custom scenario', () => {
  const scenarios = [
    { id: 'quiet', display: 'A quiet year', uses: [] },
    { id: 'own', display: 'Without uses' },
    { id: 2, display: 'A rough year', uses: [{ service: 'visit', perAdult: 4, perChild: 6 }] },
  ]
  const family = { spouse: true, children: 1 }

  const dialog = () => screen.getByRole('dialog', { name: 'Build Custom Scenario' })
  const startFrom = () => within(dialog()).getByLabelText('Start from')
  const inputs = () => [...dialog().querySelectorAll<HTMLInputElement>('input')]
  const uses = () => inputs().map(({ value }) => value)
  const input = (name: string) => within(dialog()).getByRole('textbox', { name })
  const fill = (name: string, value: string) => type(input(name), value)
  const confirm = () => press('Use Custom Scenario')
  const inUse = () => screen.queryByText('Your custom scenario is in use.')

  /** Opens the dialog. Returns the body of a calculation. */
  function openDialog(byPerson: boolean, change: object = {}, answers: Partial<Model> = { family }) {
    const features = { customScenario: true, customPerPerson: byPerson }
    const body = show({ features, surcharges: [], ...change }, answers)
    press('Customize')
    return body
  }

  describe('with the uses of the household', () => {
    it('asks for the uses of everyone together', () => {
      openDialog(false)
      expect(
        screen.getByText(
          'How many times will you and your family use each service in 2027? Add everyone together.',
        ),
      ).toBeVisible()
      expect(within(dialog()).queryByRole('combobox')).toBeNull()
    })

    it('starts from the uses of another scenario', () => {
      openDialog(false, { scenarios })
      const options = [...(startFrom() as HTMLSelectElement).options].map(({ text }) => text)
      expect(options).toEqual(['Please select', 'A quiet year', 'A rough year'])
      pick(startFrom(), 'A rough year')
      expect(uses()).toEqual(['14', '0'])
      expect(within(dialog()).getByRole('status')).toHaveTextContent('Uses of A rough year filled in.')
      pick(startFrom(), 'A quiet year')
      expect(uses()).toEqual(['0', '0'])
      pick(startFrom(), 'A rough year')
      expect(screen.queryByRole('button', { name: 'Replace the uses below' })).toBeNull()
      confirm()
      expect(inUse()).toBeVisible()
    })

    it('replaces typed uses only on request', () => {
      openDialog(false, { scenarios })
      fill('Generic drug', '7')
      pick(startFrom(), 'A quiet year')
      pick(startFrom(), 'A rough year')
      expect(uses()).toEqual(['0', '7'])
      press('Replace the uses below')
      expect(uses()).toEqual(['14', '0'])
    })

    it('asks before it uses a year without any care', () => {
      openDialog(false)
      const question = 'All uses are 0, which means a year without any care. Use it anyway?'
      fireEvent.click(button('Use Custom Scenario'), { detail: 1 })
      expect(within(dialog()).getByRole('alert')).toHaveTextContent(question)
      // The second click of a double click is no answer.
      fireEvent.click(button('Use it with no care'), { detail: 2 })
      press('Close')
      press('Customize')
      expect(within(dialog()).queryByRole('alert')).toBeNull()
      confirm()
      expect(inUse()).toBeNull()
      press('Use it with no care')
      expect(inUse()).toBeVisible()
    })
  })

  describe('with the uses of each person', () => {
    const titles = () => [...dialog().querySelectorAll('thead th')].map(({ textContent }) => textContent)

    it('asks for the uses of each covered person', () => {
      const body = openDialog(true)
      expect(screen.getByText('How many times will each person use each service in 2027?')).toBeVisible()
      expect(titles()).toEqual(['Service', 'You', 'Spouse', 'Child 1'])
      fill('Primary care visit, You', '2')
      fill('Primary care visit, Child 1', '5')
      fill('Generic drug, Spouse', '1')
      confirm()
      expect(inUse()).toBeVisible()
      expect(body()).toMatchObject({
        scenario: 'custom',
        customScenario: [
          { id: 'visit', uses: 7, usesByPerson: [2, 0, 5] },
          { id: 0, uses: 1, usesByPerson: [0, 1, 0] },
        ],
      })
    })

    it('fills in the uses of each person', () => {
      openDialog(true, { scenarios })
      pick(startFrom(), 'A rough year')
      expect(uses()).toEqual(['4', '4', '6', '0', '0', '0'])
    })

    it('says what to enter instead of a wrong number, and for whom', () => {
      openDialog(true)
      fill('Generic drug, Spouse', '901')
      confirm()
      expect(input('Generic drug, Spouse')).toBeInvalid()
      expect(input('Generic drug, Spouse')).toHaveFocus()
      expect(input('Generic drug, Spouse')).toHaveAccessibleDescription(
        'Spouse: Enter a whole number from 0 to 900.',
      )
      expect(input('Generic drug, You')).not.toBeInvalid()
      fill('Generic drug, Spouse', '2')
      expect(input('Generic drug, Spouse')).not.toBeInvalid()
      confirm()
      expect(inUse()).toBeVisible()
    })

    it('lists several errors with links to their inputs, and marks the title of the page until they are gone', () => {
      setPageTitle(() => 'Scenario')
      openDialog(true)
      const correct = 'Scenario – Medical plan calculator'
      fill('Primary care visit, You', '-1')
      fill('Generic drug, Spouse', '901')
      confirm()
      const summary = within(dialog()).getByRole('region', { name: 'Correct 2 answers' })
      expect(summary).toHaveFocus()
      expect(document.title).toBe(`Error: ${correct}`)
      const links = within(summary).getAllByRole('link')
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'Primary care visit, You: Enter a whole number from 0 to 900.',
        'Generic drug, Spouse: Enter a whole number from 0 to 900.',
      ])
      fireEvent.click(links[1]!)
      expect(input('Generic drug, Spouse')).toHaveFocus()
      expect(window.location.hash).toBe('')
      fill('Generic drug, Spouse', '1')
      expect(within(dialog()).queryByRole('region')).toBeNull()
      expect(document.title).toBe(`Error: ${correct}`)
      press('Close')
      expect(document.title).toBe(correct)
      setPageTitle(null)
    })
  })
})
