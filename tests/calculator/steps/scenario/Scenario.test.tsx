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

describe('the questions about a baby', () => {
  const change = {
    features: { household: true },
    surcharges: [],
    scenarios: [
      { id: 'baby', display: 'A baby', adds: 'child' },
      { id: 'usual', display: 'A usual year' },
    ],
  }
  const isCovered = () => screen.queryByRole('radiogroup', { name: 'Will the baby be on your plan?' })
  const month = () => screen.queryByRole('combobox', { name: 'When is the baby due?' })
  const hint = () => screen.queryByText(/^We count/)

  it('follow a scenario that adds a child', () => {
    const inputs = show(change)
    expect([isCovered(), month()]).toEqual([null, null])
    fireEvent.click(screen.getByRole('radio', { name: 'A baby' }))
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    expect(month()).toHaveDisplayValue("I don't know yet")
    expect(inputs()).toMatchObject({ coverage: 'EC', household: { baby: { isCovered: true, month: null } } })
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect([...(month() as HTMLSelectElement).options]).toHaveLength(14)
    pick(month()!, 'May')
    expect(inputs()).toMatchObject({ coverage: 'EE', household: { baby: { isCovered: false, month: 5 } } })
    pick(month()!, "I don't know yet")
    expect(inputs()).toMatchObject({ household: { baby: { isCovered: false, month: null } } })
    fireEvent.click(screen.getByRole('radio', { name: 'A usual year' }))
    expect([isCovered(), month(), hint()]).toEqual([null, null, null])
  })

  it.each([
    [1, 'We count your child as the baby. If not, add a child under Coverage.'],
    [2, 'We count the baby as one of your 2 children. If not, add a child under Coverage.'],
  ])('with %i covered children are a hint and the month', (children, text) => {
    show(change, { scenario: 'baby', family: { spouse: false, children } })
    expect(hint()).toHaveTextContent(text)
    expect(within(hint()!).getByRole('link', { name: 'Coverage' })).toHaveAttribute('href', '/coverage')
    expect(isCovered()).toBeNull()
    expect(month()).toBeVisible()
  })

  it('are for clients that price the household as it is', () => {
    show({ ...change, features: {} }, { scenario: 'baby' })
    expect([isCovered(), month(), hint()]).toEqual([null, null, null])
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

  it('are those of the coverage with a baby too, whichever scenario is chosen', () => {
    const scenarios = [
      { id: 'usual', display: 'A usual year' },
      { id: 'birth', display: 'Having a baby', adds: 'child' },
    ]
    show({ features: { household: true }, scenarios, surcharges }, { scenario: 'usual' })
    expect(screen.getAllByRole('checkbox')).toEqual([screen.getByLabelText('My family will get flu shots')])
  })

  it.each([
    [false, 'I use tobacco'],
    [true, 'I or my spouse use tobacco'],
  ])('with a spouse (%s) say "%s"', (spouse, name) => {
    const statement = 'I or my spouse use tobacco'
    const tobacco = { id: 't', statement, statementWithoutSpouse: 'I use tobacco' }
    const flu = { id: 'f', statement: 'We get flu shots', statementWithoutSpouse: null }
    show({ features: {}, surcharges: [tobacco, flu] }, { family: { spouse, children: 0 } })
    expect(screen.getByRole('checkbox', { name })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'We get flu shots' })).toBeVisible()
  })

  const byTier = { EE: 10, ES: 0, EC: 30.5, EF: 40 }

  it.each<[detail: object | null | undefined, children: number, text: string]>([
    [{ amount: 50, per: 'paycheck' }, 0, '$50 per paycheck'],
    [{ amount: -25, per: 'paycheck', each: null }, 0, '−$25 per paycheck'],
    [{ amount: 120, per: 'year' }, 0, '$120 a year'],
    [{ amount: 12.5, per: 'paycheck', each: 'adult' }, 0, '$12.50 per paycheck for each adult'],
    [{ amount: -1200, per: 'year', each: 'person' }, 0, '−$1,200 a year for each person'],
    [{ amount: byTier, per: 'year' }, 0, '$10 a year'],
    [{ amount: byTier, per: 'year' }, 1, '$30.50 a year'],
    [{ amount: { ...byTier, EK: 20 }, per: 'year' }, 1, '$20 a year'],
    [{ amount: { ...byTier, EK: 0 }, per: 'year' }, 1, ''],
    [{ amount: { ES: 5 }, per: 'year' }, 0, ''],
    [{ amount: 0, per: 'year' }, 0, ''],
    [null, 0, ''],
    [undefined, 0, ''],
  ])('with the detail %j and %i children have the amount "%s"', (detail, children, text) => {
    const surcharge = { id: 't', statement: 'I use tobacco', detail }
    show(
      { features: { singleChild: true }, surcharges: [surcharge] },
      { family: { spouse: false, children } },
    )
    expect(screen.getByRole('checkbox', { name: 'I use tobacco' })).toHaveAccessibleDescription(text)
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
  const inputs = () => [...dialog().querySelectorAll<HTMLInputElement>('table input')]
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

    it.each<[name: string, answers: Partial<Model>, uses: string[], startsFrom: string]>([
      ['the chosen scenario', { scenario: 2 }, ['14', '0'], 'A rough year'],
      ['zeros without a scenario', {}, ['0', '0'], 'Please select'],
      ['zeros if the API sends no uses', { scenario: 'own' }, ['0', '0'], 'Please select'],
      ['typed uses', { scenario: 2, typedUses: [0, 3] }, ['0', '3'], 'Please select'],
      ['confirmed uses', { scenario: 2, customUses: [1, 0] }, ['0', '0'], 'Please select'],
    ])('starts from %s', (_, answers, shown, startsFrom) => {
      const body = openDialog(false, { scenarios }, { family, ...answers })
      expect(uses()).toEqual(shown)
      expect(startFrom()).toHaveDisplayValue(startsFrom)
      press('Close')
      expect(body()).toMatchObject({ scenario: answers.scenario ?? null, customScenario: null })
    })

    it('uses those of the chosen scenario', () => {
      const body = openDialog(false, { scenarios }, { family, scenario: 2 })
      confirm()
      expect(body()).toMatchObject({ customScenario: [{ uses: 14 }, { uses: 0 }] })
      press('Customize')
      expect(uses()).toEqual(['14', '0'])
    })

    it('keeps zeros that replaced the uses of the chosen scenario', () => {
      openDialog(false, { scenarios }, { family, scenario: 2 })
      fill('Primary care visit', '0')
      expect(uses()).toEqual(['0', '0'])
      press('Close')
      press('Customize')
      expect(uses()).toEqual(['0', '0'])
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
    const shownFor = (person: string) =>
      fireEvent.click(within(dialog()).getByRole('radio', { name: person }))
    const persons = () =>
      within(dialog())
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')!.textContent)
    const fillFor = (service: string, person: string, value: string) => {
      shownFor(person)
      fill(`${service}, ${person}`, value)
    }

    it('asks for the uses of each covered person', () => {
      const body = openDialog(true)
      expect(screen.getByText('How many times will each person use each service in 2027?')).toBeVisible()
      expect(persons()).toEqual(['You', 'Your spouse', 'Child 1'])
      fillFor('Primary care visit', 'You', '2')
      fillFor('Primary care visit', 'Child 1', '5')
      fillFor('Generic drug', 'Your spouse', '1')
      shownFor('You')
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
      expect(uses()).toEqual(['4', '0'])
      shownFor('Child 1')
      expect(uses()).toEqual(['6', '0'])
    })

    it('says what to enter instead of a wrong number', () => {
      openDialog(true)
      fillFor('Generic drug', 'Your spouse', '901')
      confirm()
      expect(input('Generic drug, Your spouse')).toBeInvalid()
      expect(input('Generic drug, Your spouse')).toHaveFocus()
      fill('Generic drug, Your spouse', '2')
      expect(input('Generic drug, Your spouse')).not.toBeInvalid()
      confirm()
      expect(inUse()).toBeVisible()
    })

    it('lists errors with links to their inputs, and marks the title of the page until they are gone', () => {
      setPageTitle(() => 'Scenario')
      openDialog(true)
      const correct = 'Scenario – Medical plan calculator'
      fillFor('Primary care visit', 'You', '-1')
      fillFor('Generic drug', 'Your spouse', '901')
      shownFor('Child 1')
      confirm()
      const summary = within(dialog()).getByRole('region', { name: 'Correct 2 answers' })
      expect(summary).toHaveFocus()
      expect(document.title).toBe(`Error: ${correct}`)
      const links = within(summary).getAllByRole('link')
      expect(links.map(({ textContent }) => textContent)).toEqual([
        'Primary care visit, You: Enter a whole number from 0 to 900.',
        'Generic drug, Your spouse: Enter a whole number from 0 to 900.',
      ])
      fireEvent.click(links[1]!)
      expect(input('Generic drug, Your spouse')).toHaveFocus()
      expect(window.location.hash).toBe('')
      fill('Generic drug, Your spouse', '1')
      const last = within(dialog()).getByRole('region', { name: 'Correct 1 answer' })
      fireEvent.click(within(last).getByRole('link'))
      expect(input('Primary care visit, You')).toHaveFocus()
      expect(within(dialog()).queryByRole('region')).toBeNull()
      expect(document.title).toBe(`Error: ${correct}`)
      press('Close')
      expect(document.title).toBe(correct)
      setPageTitle(null)
    })
  })
})
