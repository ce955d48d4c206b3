import { describe, expect, it } from 'vitest'
import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { noSimulation } from '../../../src/workbench/state/session/Simulation.ts'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { restoreState, selectPersistedState } from '../../../src/workbench/state/PersistedState.ts'
import { openModel } from './openModel.ts'

const draft = { text: 'a', version: null }

describe('selectPersistedState', () => {
  it('selects the unsaved texts of every client, and where the user was', () => {
    expect(selectPersistedState(openModel)).toEqual({
      client: 'acme',
      path: 'acme/plans.json',
      carets: openModel.carets,
      unapplied: openModel.unapplied,
      view: openModel.view,
      sessions: openModel.sessions,
      drafts: {
        'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
        'other/plans.json': { text: 'mine', version: null },
        'closed/plans.json': { text: 'not saved', version: '1' },
      },
    })
  })

  it('leaves out a simulation that could not be applied', () => {
    const state = selectPersistedState({ ...openModel, simulationError: 'There is none.' })
    expect(state.view.simulation).toEqual(noSimulation)
  })
})

describe('restoreState', () => {
  it('restores what was persisted', () => {
    const persisted = selectPersistedState(openModel)
    expect(restoreState(JSON.parse(JSON.stringify(persisted)))).toEqual({ ...emptyModel(), ...persisted })
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['parts of other types', { client: 7, drafts: [], path: {}, carets: 'x', view: 1, sessions: 'y' }],
    ['a negative caret offset', { carets: { 'acme/plans.json': -5 } }],
    [
      'unknown choices',
      { view: { width: 'watch', scheme: 'pink', simulation: { kind: 'flood' }, panel: 0 } },
    ],
    ['a share beyond the limits', { view: { share: { width: 5, height: '60' } } }],
    [
      'a session with malformed answers',
      { sessions: { acme: { ...newSession, answers: { family: null } } } },
    ],
    ['an incomplete session', { sessions: { acme: { step: 'results', answers: null } } }],
    [
      'files that are not documents',
      { drafts: { '../x/instance.json': draft, 'acme/.env': draft, 'acme/plans.json': 'a text alone' } },
    ],
  ])('ignores %s', (_, persisted) => {
    expect(restoreState(persisted)).toEqual(emptyModel())
  })
})
