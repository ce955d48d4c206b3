import { describe, expect, it } from 'vitest'
import { offeredAnswers, withDefaultAnswers } from '../../../../src/workbench/state/session/Answers.ts'
import {
  resumeSession,
  newSession,
  lastReachableStep,
  sessionAtCase,
  sessionAtStep,
} from '../../../../src/workbench/state/session/SavedSession.ts'
import { sampleClient, sampleInstance } from './sampleClients.ts'

const lakeshore = sampleClient('lakeshore').current

it('moves to the results of a case, and keeps the other answers', () => {
  const answers = sessionAtStep('results', lakeshore, newSession).answers!
  const location = lakeshore.instance.locations.at(-1)!.id
  const given = { ...newSession, answers: { ...answers, personal: { ...answers.personal, location } } }
  const session = sessionAtCase({ scenario: 'baby', tier: 'EF' }, lakeshore, given)
  expect(resumeSession(lakeshore, session)).toEqual(session)
  expect(session).toMatchObject({ step: 'results', isStarted: true })
  expect(session.answers).toMatchObject({ scenario: 'baby', personal: { location } })
  expect(session.answers!.family.spouse).toBe(true)
  expect(session.answers!.family.children).toBeGreaterThan(0)
})

it.each([
  ['baby', 'EK', { spouse: false, children: 0 }, true],
  ['baby', 'EE', { spouse: false, children: 0 }, false],
  ['usual', 'EE', { spouse: false, children: 0 }, true],
  ['baby', 'EF', { spouse: true, children: 2 }, true],
] as const)(
  'the case %s, %s of an employee alone has the family %j, and covers a baby: %s',
  (...expected) => {
    const [scenario, tier, family, isCovered] = expected
    const { answers } = sessionAtCase({ scenario, tier }, lakeshore, newSession)
    expect(answers).toMatchObject({ family, baby: { isCovered } })
  },
)

it('moves to a step, and loses what another client does not offer', () => {
  const session = sessionAtStep('results', lakeshore, newSession)
  expect(session).toMatchObject({ step: 'results', isStarted: true })
  expect(resumeSession(sampleClient('fernhill').current, session)).toMatchObject({
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
