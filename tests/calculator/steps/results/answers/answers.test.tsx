import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Answers } from '../../../../../src/calculator/state/model.ts'
import { AnswersSummary } from '../../../../../src/calculator/steps/results/answers/AnswersSummary.tsx'
import { ResultActions } from '../../../../../src/calculator/steps/results/answers/ResultActions.tsx'
import { PrintedOrigin } from '../../../../../src/calculator/steps/results/Results.tsx'
import { setLanguage } from '../../../../../src/calculator/texts/language.ts'
import { noPersonalAnswers } from '../../../../../src/contract/personalQuestions.ts'
import { instanceWith } from '../../../instances.ts'
import { outputs, plan } from '../../../planCosts.ts'
import { itemsOf, provided, showResult } from '../../../provided.tsx'

describe('the summary of the answers', () => {
  /** The answers, group by group, and the address of each group's link. */
  function shownAnswers(
    answers: Partial<Answers>,
    instance = instanceWith({ features: {}, surcharges: [] }),
  ) {
    const { container } = showResult(AnswersSummary, { saver: plan('Saver') }, {}, { instance, answers })
    return [...container.querySelectorAll('section > ul > li')].map((group) => [
      ...itemsOf(group.querySelector('ul')!),
      group.querySelector('a')!.getAttribute('href'),
    ])
  }

  it('shows every answer with a link to its step', () => {
    const answers: Partial<Answers> = {
      family: { spouse: true, children: 2 },
      personal: { ...noPersonalAnswers, salaryBand: 'a.b/c d', location: 0, savingsStyle: 'none' },
    }
    expect(shownAnswers(answers, instanceWith())).toEqual([
      ['Family of 4', '/coverage'],
      ['Under $40,000', 'Boise', 'No savings', '/personal'],
      ['A quiet year', 'No surcharges or credits', '/scenario'],
    ])
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    expect(links).toEqual([
      'Change who needs coverage',
      'Change what you told us about you',
      'Change your expected usage',
    ])
  })

  it.each([
    [false, 0, 'You'],
    [true, 0, 'You and your spouse'],
    [false, 1, 'You and 1 child'],
    [false, 3, 'You and 3 children'],
    [true, 1, 'Family of 3'],
  ])('with spouse: %s and %d children, shows "%s"', (spouse, children, text) => {
    expect(shownAnswers({ family: { spouse, children } })).toEqual([
      [text, '/coverage'],
      ['A quiet year', '/scenario'],
    ])
  })

  it.each([
    [true, ['My spouse has other coverage']],
    [false, []],
  ])('shows the custom scenario, and the surcharges that apply with spouse: %s', (spouse, more) => {
    const surcharges = [
      { id: 'tobacco', statement: 'I use tobacco' },
      { id: 'wellness', statement: 'I completed the wellness check' },
      { id: 'spouse', statement: 'My spouse has other coverage', appliesTo: ['ES', 'EF'] },
    ]
    const answers: Partial<Answers> = {
      family: { spouse, children: 0 },
      scenario: 'custom',
      customUses: [0, 12],
      surcharges: [true, false, true],
    }
    const instance = instanceWith({ features: { customScenario: true }, surcharges })
    expect(shownAnswers(answers, instance)[1]).toEqual([
      'Custom scenario',
      'I use tobacco',
      ...more,
      // Only on paper.
      'Generic drug: 12',
      '/scenario',
    ])
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
    [result(2000), result(1688, 'saver'), '$312 less than before. Before, the best plan was PPO.'],
    [null, result(1688), undefined],
  ])('(%#)', (previous, now, effect) => {
    const { container } = showResult(AnswersSummary, now.plans, now, { answers: { previous } })
    expect(container.querySelector('.answers-change')?.textContent).toBe(effect)
  })
})

describe('the actions', () => {
  const show = () => render(provided(<ResultActions />))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const share = 'The link contains your health answers. Share it only with people you trust.'

  it('print the results', () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    show()
    press('Print or save as PDF')
    expect(print).toHaveBeenCalledOnce()
  })

  it('copy a link to home with the answers in its fragment, warn about them, and announce it each time', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show()
    press('Copy link')
    const first = await screen.findByRole('alert')
    expect(first).toHaveTextContent(`Link copied. ${share}`)
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/^https?:\/\/[^/]+\/#answers=1\.[\w-]{10,60}$/))
    press('Copy link')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent(`Link copied. ${share}`)
  })

  it('show the link where the browser does not allow to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    show()
    press('Copy link')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to your results' })
    expect(field.value).toContain('/#answers=1.')
    expect(field).toHaveFocus()
    expect(field.selectionEnd).toBe(field.value.length)
    expect(screen.getByText(/Share it only with people you trust/)).toBeVisible()
  })

  it.each(['Close', 'Cancel'])('keep the answers after %s', (name) => {
    window.history.replaceState(null, '', '/results')
    show()
    press('Start over')
    expect(screen.getByRole('dialog', { name: 'Start over?' })).toHaveAccessibleDescription(
      'Your answers will be deleted.',
    )
    press(name)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/results')
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
