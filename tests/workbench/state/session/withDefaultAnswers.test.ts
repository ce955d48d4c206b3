import { noPersonalAnswers } from '../../../../src/contract/personalQuestions.ts'
import { expect, it } from 'vitest'
import { offeredAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import { lastReachableStep } from '../../../../src/workbench/state/session/SavedSession.ts'
import { withDefaultAnswers } from '../../../../src/workbench/state/session/withDefaultAnswers.ts'
import { sampleInstance } from './sampleClients.ts'

it.each(['lakeshore', 'fernhill', 'prairie', 'marlow', 'quillon'])(
  'makes every step of %s reachable',
  (client) => {
    const instance = sampleInstance(client)
    const answers = offeredAnswers(instance, withDefaultAnswers(instance, null))
    expect(lastReachableStep('results', instance, answers, true)).toBe('results')
  },
)

it('keeps given answers', () => {
  const instance = sampleInstance('lakeshore')
  const given = {
    ...offeredAnswers(instance, null),
    scenario: 'baby',
    personal: { ...noPersonalAnswers, location: 'lewiston' },
  }
  expect(withDefaultAnswers(instance, given)).toMatchObject({
    scenario: 'baby',
    personal: { location: 'lewiston', salaryBand: 'under-40' },
  })
})

it('chooses the custom scenario if there is no other', () => {
  const instance = sampleInstance('lakeshore', { scenarios: [] })
  expect(withDefaultAnswers(instance, null).scenario).toBe('custom')
})
