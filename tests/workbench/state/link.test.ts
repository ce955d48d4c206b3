import { describe, expect, it } from 'vitest'
import { restoreState, keptOf, sharedOf } from '../../../src/workbench/state/PersistedState.ts'
import { linkTo, readLink } from '../../../src/workbench/state/link.ts'
import { emptyBench, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import { noSimulation } from '../../../src/workbench/session/Simulation.ts'
import { newSession } from '../../../src/workbench/session/SavedSession.ts'

const onDisk = (text: string) => ({ text, version: text, lineEnd: '\n' }) as const
const bench: Model = {
  ...emptyBench(),
  client: 'acme',
  path: 'acme/plans.json',
  carets: { 'acme/plans.json': 7 },
  files: {
    'acme/instance.json': openFile(onDisk('as on disk')),
    'acme/plans.json': openFile(onDisk('after'), { text: 'ändert 👩‍👧', version: 'before' }),
    'other/plans.json': openFile(null, { text: 'mine', version: null }),
  },
  drafts: { 'closed/plans.json': { text: 'not saved', version: '1' } },
  view: {
    width: 'phone',
    scheme: 'dark',
    simulation: { kind: 'slow', route: 'calculate' },
    panel: 'network',
    isActualSize: true,
    share: { width: 30, height: 100 },
  },
  session: { ...newSession, step: 'coverage', isStarted: true },
  otherSessions: { other: newSession },
}

const draft = { text: 'a', version: null }
const hashOf = (link: string) => new URL(link).hash

describe('what is kept', () => {
  it('is what the disk does not have, of every client, and where one was', () => {
    expect(keptOf(bench)).toEqual({
      client: 'acme',
      path: 'acme/plans.json',
      carets: bench.carets,
      view: bench.view,
      sessions: { acme: bench.session, other: newSession },
      drafts: {
        'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
        'other/plans.json': { text: 'mine', version: null },
        'closed/plans.json': { text: 'not saved', version: '1' },
      },
    })
  })

  it('comes back as it was', () => {
    const { sessions, ...place } = keptOf(bench)
    expect(restoreState(JSON.parse(JSON.stringify(keptOf(bench))))).toEqual({
      ...emptyBench(),
      ...place,
      session: sessions.acme,
      otherSessions: sessions,
    })
  })

  it('leaves out a simulation that did not come about', () => {
    expect(keptOf({ ...bench, simulationProblem: 'There is none.' }).view.simulation).toEqual(noSimulation)
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['parts of other kinds', { client: 7, drafts: [], path: {}, carets: 'x', view: 1, sessions: 'y' }],
    ['a caret before the beginning', { carets: { 'acme/plans.json': -5 } }],
    [
      'choices that there are not',
      { view: { width: 'watch', scheme: 'pink', simulation: { kind: 'flood' }, panel: 0 } },
    ],
    ['a division that leaves nothing', { view: { share: { width: 5, height: '60' } } }],
    [
      'a session without answers to read',
      { sessions: { acme: { ...newSession, answers: { family: null } } } },
    ],
    ['a session without a beginning', { sessions: { acme: { step: 'results', answers: null } } }],
    [
      'files that are no documents',
      { drafts: { '../x/instance.json': draft, 'acme/.env': draft, 'acme/plans.json': 'a text alone' } },
    ],
  ])('is passed over where it is %s', (_, kept) => {
    expect(restoreState(kept)).toEqual(emptyBench())
  })
})

describe('a link', () => {
  it('holds all the files of the client, those that are as on disk too', async () => {
    const shared = await readLink(hashOf(await linkTo('http://localhost:5174/#old', sharedOf(bench))))
    expect(shared).toEqual({
      ...keptOf(bench),
      sessions: { acme: bench.session },
      drafts: {
        'acme/instance.json': { text: 'as on disk', version: 'as on disk' },
        'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
      },
    })
  })

  it('is short for a long file', async () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ id: `location-${index}` })))
    const link = await linkTo('http://localhost/', {
      ...sharedOf(bench),
      drafts: { 'a/plans.json': { text, version: null } },
    })
    expect(link.length).toBeLessThan(text.length / 4)
    expect(hashOf(link)).toMatch(/^#bench=[\w-]+$/)
  })

  it.each(['', '#', '#other', '#bench=', '#bench=!!!', '#bench=AAAA'])(
    'that says %j is passed over',
    async (hash) => {
      expect(await readLink(hash)).toBeUndefined()
    },
  )
})
