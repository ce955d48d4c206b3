import { describe, expect, it } from 'vitest'
import { selectInputs } from '../../../src/calculator/state/selectInputs.ts'
import { parseOutputs } from '../../../src/contract/outputs.ts'
import { calculate } from '../../../src/engine/calculate.ts'
import { modelWith } from '../../../src/workbench/frame/Answers.ts'
import { visitAt, visitIn } from '../../../src/workbench/frame/situationSession.ts'
import { continued, newSession, type SavedSession } from '../../../src/workbench/frame/session.ts'
import { sample } from './clients.ts'

const lakeshore = sample('lakeshore')

function resultOf({ answers }: SavedSession) {
  const { instance, model } = lakeshore.current
  return parseOutputs(calculate(model, selectInputs(modelWith(instance, answers), instance)))
}

describe('the visit of a situation', () => {
  it('ends at a result that the attitude to savings has overridden', () => {
    const visit = visitIn('savingsOverride', lakeshore, newSession)
    expect(continued(lakeshore, visit)).toEqual(visit)
    expect(visit.step).toBe('results')
    expect(resultOf(visit).savingsDidOverride).toBe(true)
  })

  it('ends at a plan with a contribution limit', () => {
    expect(resultOf(visitIn('contributionLimit', lakeshore, newSession)).contributionLimit).not.toBeNull()
  })

  it('is in the other year of the client, and comes back from it', () => {
    const marlow = sample('marlow')
    const preview = visitIn('previewYear', marlow, newSession)
    expect(preview.year).toBe('2028')
    expect(visitIn('none', marlow, preview).year).toBeNull()
  })

  it.each([
    ['savingsOverride', 'fernhill', /no answers/],
    ['previewYear', 'lakeshore', /no other year/],
  ] as const)('%s is refused for %s, in words', (kind, client, words) => {
    expect(() => visitIn(kind, sample(client), newSession)).toThrow(words)
  })
})

it('goes straight to a step, and takes back what no longer fits', () => {
  const visit = visitAt('results', lakeshore, newSession)
  expect(visit).toMatchObject({ step: 'results', isStarted: true })
  expect(continued(sample('fernhill'), { ...visit, year: '2028' })).toMatchObject({
    year: null,
    answers: { personal: { location: null, salaryBand: null, savingsStyle: null } },
  })
})
