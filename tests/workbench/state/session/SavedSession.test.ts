import { describe, expect, it } from 'vitest'
import { steps } from '../../../../src/calculator/rules/steps.ts'
import { offeredAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { lastReachableStep } from '../../../../src/workbench/state/session/SavedSession.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/withDefaultAnswers.ts'
import { sampleInstance } from './sampleClients.ts'

describe('The last reachable step', () => {
  const instance = sampleInstance('lakeshore')
  const defaults = withDefaultAnswers(instance, null)

  it.each(steps)('is %s itself if the answers make it reachable', (step) => {
    expect(lastReachableStep(step, instance, offeredAnswers(instance, defaults), true)).toBe(step)
  })

  it.each([
    [
      'the scenario step if the chosen scenario no longer exists',
      { ...defaults, scenario: 'gone' },
      'scenario',
    ],
    [
      'the personal step if the location no longer exists',
      { ...defaults, personal: { ...defaults.personal, location: 'gone' } },
      'personal',
    ],
  ] as const)('is %s', (_, answers, step) => {
    expect(lastReachableStep('results', instance, offeredAnswers(instance, answers), true)).toBe(step)
  })

  it('is home before the session starts', () => {
    expect(lastReachableStep('results', instance, offeredAnswers(instance, defaults), false)).toBe('home')
  })
})
