import { describe, expect, it } from 'vitest'
import { selectInputs } from '../../../../src/calculator/state/selectInputs.ts'
import { parseOutputs } from '../../../../src/contract/outputs.ts'
import { calculate } from '../../../../src/engine/calculate.ts'
import {
  restoreModel,
  offeredAnswers,
  withDefaultAnswers,
} from '../../../../src/workbench/state/session/Answers.ts'
import {
  sessionAtCase,
  sessionAtSimulation,
  sessionAtStep,
} from '../../../../src/workbench/state/session/sessionAt.ts'
import {
  resumeSession,
  newSession,
  type SavedSession,
  lastReachableStep,
} from '../../../../src/workbench/state/session/SavedSession.ts'
import { sampleClient, sampleYear, sampleInstance } from './sampleClients.ts'

const lakeshore = sampleClient('lakeshore')

function calculateFor({ answers }: SavedSession) {
  const { instance, model } = lakeshore.current
  return parseOutputs(calculate(model, selectInputs(restoreModel(instance, answers), instance)))
}

describe('The session for a simulation', () => {
  it('leads to a result that the savings style overrides', () => {
    const session = sessionAtSimulation('savingsOverride', lakeshore, newSession, null)
    expect(resumeSession(lakeshore, session)).toEqual(session)
    expect(session.step).toBe('results')
    expect(calculateFor(session).savingsDidOverride).toBe(true)
  })

  it('leads to a plan with a contribution limit', () => {
    expect(
      calculateFor(sessionAtSimulation('contributionLimit', lakeshore, newSession, null)).contributionLimit,
    ).not.toBeNull()
  })

  it('chooses a location where the plans lead to the result', () => {
    const { instance } = lakeshore.current
    const [first, ...others] = instance.locations.map(({ id }) => id)
    const year = sampleYear('lakeshore', ({ plans }) => {
      for (const plan of plans.plans.slice(1)) plan.locations = others
    })
    const client = { current: year, years: new Map([[year.instance.client.planYear, year]]) }
    const { answers } = sessionAtSimulation('savingsOverride', client, newSession, null)
    expect(answers?.personal.location).not.toBe(first)
    const inputs = selectInputs(restoreModel(instance, answers), instance)
    expect(calculate(year.model, inputs).savingsDidOverride).toBe(true)
  })

  it('previews the other year of the client, and returns from it', () => {
    const marlow = sampleClient('marlow')
    const preview = sessionAtSimulation('previewYear', marlow, newSession, null)
    expect(preview.year).toBe('2028')
    expect(sessionAtSimulation('none', marlow, preview, null).year).toBeNull()
    expect(sessionAtSimulation('none', marlow, newSession, '2028').year).toBe('2028')
  })

  it.each([
    ['savingsOverride', 'fernhill', /no answers/],
    ['previewYear', 'lakeshore', /no other year/],
  ] as const)('throws an explanation for %s with %s', (kind, client, message) => {
    expect(() => sessionAtSimulation(kind, sampleClient(client), newSession, null)).toThrow(message)
  })
})

it('moves to the results of a case, and keeps the other answers', () => {
  const answers = sessionAtStep('results', lakeshore, newSession).answers!
  const location = lakeshore.current.instance.locations.at(-1)!.id
  const given = { ...newSession, answers: { ...answers, personal: { ...answers.personal, location } } }
  const session = sessionAtCase({ scenario: 'baby', tier: 'EF' }, lakeshore, given)
  expect(resumeSession(lakeshore, session)).toEqual(session)
  expect(session).toMatchObject({ step: 'results', isStarted: true })
  expect(session.answers).toMatchObject({ scenario: 'baby', personal: { location } })
  expect(session.answers!.family.spouse).toBe(true)
  expect(session.answers!.family.children).toBeGreaterThan(0)
})

it('moves to a step, and loses what another client does not offer', () => {
  const session = sessionAtStep('results', lakeshore, newSession)
  expect(session).toMatchObject({ step: 'results', isStarted: true })
  expect(resumeSession(sampleClient('fernhill'), { ...session, year: '2028' })).toMatchObject({
    year: null,
    answers: { personal: { location: null, salaryBand: null, savingsStyle: null } },
  })
})

describe('The last reachable step', () => {
  const instance = sampleInstance('lakeshore')
  const defaults = withDefaultAnswers(instance, null)

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
