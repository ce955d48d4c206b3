import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../src/calculator/api/ApiError.ts'
import type { Answers, Model } from '../../../../../src/calculator/state/model.ts'
import { AnswerChips } from '../../../../../src/calculator/steps/results/answers/AnswerChips.tsx'
import { PrintedOrigin } from '../../../../../src/calculator/steps/results/Results.tsx'
import { setLanguage } from '../../../../../src/calculator/texts/language.ts'
import { noPersonalAnswers } from '../../../../../src/contract/personalQuestions.ts'
import { instanceWith } from '../../../instances.ts'
import { outputs, plan } from '../../../planCosts.ts'
import { itemsOf, provided, showResult } from '../../../provided.tsx'

describe('the chips', () => {
  const everyAnswer: Partial<Answers> = {
    family: { spouse: true, children: 2 },
    personal: { ...noPersonalAnswers, salaryBand: 'a.b/c d', location: 0, savingsStyle: 'none' },
  }

  /** The texts of the chips, and of what paper has after them. */
  function shownChips(answers: Partial<Answers>, instance = instanceWith({ features: {}, surcharges: [] })) {
    const { container } = showResult(AnswerChips, { saver: plan('Saver') }, {}, { instance, answers })
    return itemsOf(container.querySelector('.answer-chips')!)
  }
  const chip = (name: string) => screen.getByRole('button', { name })
  const press = (name: string) => fireEvent.click(chip(name))

  it('show every answer', () => {
    expect(shownChips(everyAnswer, instanceWith())).toEqual([
      'Family of 4',
      'A quiet year',
      'Under $40,000',
      'Boise',
      'No savings',
      'No surcharges or credits',
    ])
  })

  it.each([
    [false, 0, 'You'],
    [true, 0, 'You and your spouse'],
    [false, 1, 'You and 1 child'],
    [false, 3, 'You and 3 children'],
    [true, 1, 'Family of 3'],
  ])('with spouse: %s and %d children, show "%s"', (spouse, children, text) => {
    expect(shownChips({ family: { spouse, children } })).toEqual([text, 'A quiet year'])
  })

  it.each([
    ['You and your baby', {}],
    ['You, your spouse, and your baby', { family: { spouse: true, children: 0 } }],
    ['You and 1 child', { family: { spouse: false, children: 1 } }],
    ['You', { baby: { isCovered: false, month: 5 } }],
    ['You', { scenario: 2 }],
    ['You', {}, false],
  ])('show "%s" if a covered baby is on the way (%#)', (text, answers, household = true) => {
    const instance = instanceWith({
      features: { household },
      scenarios: [
        { id: 'birth', display: 'Having a baby', adds: 'child' },
        { id: 2, display: 'A rough year' },
      ],
      surcharges: [],
    })
    expect(shownChips({ scenario: 'birth', ...answers }, instance)[0]).toBe(text)
  })

  it.each([
    [true, null, 'I or my spouse use tobaccoMy spouse has other coverage'],
    [false, null, 'I use tobacco'],
    [false, 'child', 'I use tobaccoMy child has other coverage'],
  ])('show the custom scenario, and the surcharges with spouse: %s, in a year that adds: %j', (...row) => {
    const [spouse, adds, statements] = row
    const surcharges = [
      { id: 't', statement: 'I or my spouse use tobacco', statementWithoutSpouse: 'I use tobacco' },
      { id: 'wellness', statement: 'I completed the wellness check' },
      { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
      { id: 'child', statement: 'My child has other coverage', appliesTo: ['EC'] },
    ]
    const answers: Partial<Answers> = {
      family: { spouse, children: 0 },
      scenario: 'custom',
      customUses: [0, 12],
      surcharges: [true, false, true, true],
    }
    const features = { customScenario: true, household: true }
    const instance = instanceWith({ features, scenarios: [{ id: 1, display: '', adds }], surcharges })
    expect(shownChips(answers, instance).slice(1)).toEqual([
      'Custom scenario',
      statements,
      // Only on paper.
      'Generic drug: 12',
    ])
  })

  it.each([
    ['Family of 4', 'switch', 'Spouse', 'You and 2 children', 'Coverage'],
    ['A quiet year', 'combobox', 'Your Expected Usage', 'A rough year', 'Scenario'],
    ['Boise', 'combobox', 'Your Location', 'Nampa', 'Personal'],
    [
      'No surcharges or credits',
      'checkbox',
      'I completed the wellness check',
      'I completed the wellness check',
      'Scenario',
    ],
  ])('"%s" opens its question, whose answer it then shows', (answer, role, question, changed, step) => {
    shownChips(everyAnswer, instanceWith())
    press(answer)
    expect(chip(answer)).toHaveAttribute('aria-expanded', 'true')
    const control = screen.getByRole(role, { name: question })
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options]
      expect(screen.getAllByRole('combobox')).toHaveLength(1)
      fireEvent.change(control, { target: { value: options.find(({ text }) => text === changed)!.value } })
    } else fireEvent.click(control)
    expect(chip(changed)).toHaveAttribute('aria-expanded', 'true')
    expect(control).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAccessibleName(`Change in ${step}`)
    expect(screen.getByRole('link')).toHaveAttribute('href', `/${step.toLowerCase()}`)
  })

  it('ask about the baby below the scenario that adds it', () => {
    const birth = { id: 'birth', display: 'Having a baby', adds: 'child' }
    const instance = instanceWith({ features: { household: true }, scenarios: [birth], surcharges: [] })
    shownChips({ scenario: 'birth' }, instance)
    press('Having a baby')
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(chip('You')).toBeVisible()
  })

  it('ask without headings of steps, and without the entry for the custom scenario, which is set up in its step', () => {
    shownChips(everyAnswer, instanceWith())
    const panel = document.getElementsByClassName('answer-panel')
    press('A quiet year')
    expect(panel[0]).toHaveTextContent('Your Expected Usage')
    expect(panel[0]).not.toHaveTextContent('Custom Scenario')
    expect(panel[0]!.querySelector('h2')).toBeNull()
    press('No surcharges or credits')
    expect(panel[0]).toHaveTextContent('Surcharges and Credits')
    expect(panel[0]!.querySelector('h2')).toBeNull()
  })

  it.each([
    [null, 'Your plan now?', 'Please select', 'PPO', 'Now: PPO'],
    [{ key: 'ppo' }, 'Now: PPO', 'PPO', 'Another plan, or none', 'Another plan, or none'],
    [{ key: 'gone' }, 'Another plan, or none', 'Another plan, or none', 'Saver', 'Now: Saver'],
    [{ key: null }, 'Another plan, or none', 'Another plan, or none', 'Saver', 'Now: Saver'],
  ])('ask for the current plan, now %j', (currentPlan, answer, chosen, name, changed) => {
    const instance = instanceWith({ features: { currentPlan: true }, surcharges: [] })
    const plans = { saver: plan('Saver'), ppo: plan('PPO') }
    showResult(AnswerChips, plans, {}, { instance, answers: { currentPlan } })
    press(answer)
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which plan do you have now?' })
    expect(list.options[list.selectedIndex]!.text).toBe(chosen)
    fireEvent.change(list, { target: { value: [...list.options].find(({ text }) => text === name)!.value } })
    expect(chip(changed)).toHaveAttribute('aria-expanded', 'true')
  })

  it.each<Model['calculation']>([
    { status: 'loading' },
    { status: 'failed', error: new ApiError('network') },
  ])('keep the answer about the current plan while there is no result: %o', (calculation) => {
    const instance = instanceWith({ features: { currentPlan: true }, surcharges: [] })
    const latest = { inputs: '', outputs: outputs({ ppo: plan('PPO') }) }
    const answers = { currentPlan: { key: 'ppo' }, calculation, latest }
    render(provided(<AnswerChips />, { instance, answers }))
    expect(chip('Now: PPO')).toBeVisible()
  })

  it('open one question at a time, which a second press closes, and Escape, which returns the focus', () => {
    shownChips(everyAnswer, instanceWith())
    const open = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent)
    press('Boise')
    press('Family of 4')
    expect(open()).toEqual(['Family of 4'])
    press('Family of 4')
    expect(open()).toEqual([])
    press('Family of 4')
    screen.getByRole('switch').focus()
    fireEvent.keyDown(screen.getByRole('switch'), { key: 'Escape' })
    expect(open()).toEqual([])
    expect(chip('Family of 4')).toHaveFocus()
  })
})

describe('the change since the previous result', () => {
  const result = (totalCost: number, best = 'ppo') => {
    const plans = { ppo: plan('PPO', { totalCost }), saver: plan('Saver', { totalCost }) }
    return outputs(plans, { bestPlan: best })
  }

  it.each([
    [result(2000), result(1688), '$312 less than before.'],
    [result(2000), result(2040.4), '$40 more than before.'],
    [result(2000.4), result(1999.6), 'The same cost as before.'],
    [result(-200), result(1300), '$1,500 more than before.'],
    [result(2000), result(1688, 'saver'), '$312 less than before. The best plan is now Saver.'],
    [null, result(1688), undefined],
  ])('(%#)', (previous, now, effect) => {
    const { container } = showResult(AnswerChips, now.plans, now, { answers: { previous } })
    expect(container.querySelector('.answers-change')?.textContent).toBe(effect)
  })
})

it('the printed date is in the current language, and that of the results', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22) })
  const { rerender } = render(provided(<PrintedOrigin />))
  expect(screen.getByText('An estimate of November 22, 2026')).toBeInTheDocument()
  vi.setSystemTime(new Date(2026, 10, 23))
  setLanguage({ locale: 'es-US', direction: 'ltr' })
  rerender(provided(<PrintedOrigin />))
  vi.useRealTimers()
  expect(screen.getByText(/22 de noviembre de 2026$/)).toBeInTheDocument()
})
