import { describe, expect, it } from 'vitest'
import { steps } from '../../../src/calculator/rules/steps.ts'
import { offeredAnswers } from '../../../src/workbench/frame/Answers.ts'
import { openStep, withDefaultAnswers } from '../../../src/workbench/frame/withDefaultAnswers.ts'
import { instanceOf } from './clients.ts'

describe('likely answers', () => {
  it.each(['lakeshore', 'fernhill', 'prairie', 'marlow', 'quillon'])('open every step of %s', (client) => {
    const instance = instanceOf(client)
    expect(
      openStep('results', instance, offeredAnswers(instance, withDefaultAnswers(instance, null)), true),
    ).toBe('results')
  })

  it('leave what the visitor has answered', () => {
    const instance = instanceOf('lakeshore')
    const given = {
      ...offeredAnswers(instance, null),
      scenario: 'baby',
      personal: { salaryBand: null, location: 'lewiston', savingsStyle: null },
    }
    expect(withDefaultAnswers(instance, given)).toMatchObject({
      scenario: 'baby',
      personal: { location: 'lewiston', salaryBand: 'under-40' },
    })
  })

  it('choose the custom scenario where there is no other', () => {
    const instance = instanceOf('lakeshore', { scenarios: [] })
    expect(withDefaultAnswers(instance, null).scenario).toBe('custom')
  })
})

describe('the step that is open', () => {
  const instance = instanceOf('lakeshore')
  const likely = withDefaultAnswers(instance, null)

  it.each(steps)('is %s itself, where the answers lead there', (step) => {
    expect(openStep(step, instance, offeredAnswers(instance, likely), true)).toBe(step)
  })

  it.each([
    ['the scenario, where the chosen one is gone', { ...likely, scenario: 'gone' }, 'scenario'],
    [
      'the personal step, where the location is gone',
      { ...likely, personal: { ...likely.personal, location: 'gone' } },
      'personal',
    ],
  ] as const)('is %s', (_, answers, step) => {
    expect(openStep('results', instance, offeredAnswers(instance, answers), true)).toBe(step)
  })

  it('is home for one who has not started', () => {
    expect(openStep('results', instance, offeredAnswers(instance, likely), false)).toBe('home')
  })
})
