import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { noSimulation } from '../../../src/workbench/session/Simulation.ts'
import { newSession } from '../../../src/workbench/session/SavedSession.ts'
import { nothingChecked } from '../../../src/workbench/state/Checked.ts'
import type { DiskFile } from '../../../src/workbench/state/diskClient.ts'
import type { Event } from '../../../src/workbench/state/Event.ts'
import { emptyBench, type Model } from '../../../src/workbench/state/model.ts'
import { standingOf } from '../../../src/workbench/state/OpenFile.ts'
import { reduce } from '../../../src/workbench/state/reducer.ts'

const onDisk = (text: string): DiskFile => ({ text, version: `v-${text}`, lineEnd: '\n' })

function after(bench: Model, ...events: Event[]) {
  return produce(bench, (draft) => {
    for (const event of events) reduce(draft, event)
  })
}

const opening = (client: string, files: Record<string, DiskFile | null>): [Event, Event] => [
  { type: 'clientChosen', client },
  { type: 'clientOpened', client, files },
]

const acme = { 'acme/instance.json': onDisk('a'), 'acme/plans.json': onDisk('b') }
const opened = after(emptyBench(), ...opening('acme', acme))

describe('opening a client', () => {
  it('brings the instance of its current year into the editor', () => {
    const files = { 'acme/2026/instance.json': onDisk('c'), ...acme }
    const model = after(emptyBench(), ...opening('acme', files))
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
  })

  it('goes on with what was not saved', () => {
    const path = 'acme/plans.json'
    const bench = { ...emptyBench(), drafts: { [path]: { text: 'draft', version: 'v-before' } }, path }
    const model = after(bench, ...opening('acme', acme))
    expect(model.files[path]).toMatchObject({ text: 'draft', onDisk: 'b', version: 'v-before' })
    expect(model).toMatchObject({ path, drafts: {} })
  })

  it('has nothing to replace where the disk has never had the client', () => {
    const path = 'acme/plans.json'
    const bench = { ...emptyBench(), drafts: { [path]: { text: 'draft', version: 'v-theirs' } } }
    const model = after(bench, ...opening('acme', { [path]: null }))
    expect(standingOf(model.files[path]!)).toBe('new')
  })

  it('does not lose what was typed when it is opened twice', () => {
    const typed = after(opened, { type: 'typed', path: 'acme/plans.json', text: 'mine' })
    const again = after(typed, ...opening('acme', acme))
    expect(again.files).toEqual(typed.files)
  })

  it('is passed over when another was chosen while its files were on their way', () => {
    const [choose, open] = opening('slow', { 'slow/instance.json': onDisk('s') })
    const model = after(emptyBench(), choose, ...opening('acme', acme), open)
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
    expect(after(model, choose)).toMatchObject({ client: 'slow', path: 'slow/instance.json' })
  })

  it('stays with the client that is open until the other is there', () => {
    expect(after(opened, { type: 'clientChosen', client: 'slow' })).toMatchObject({
      client: 'acme',
      chosen: 'slow',
    })
  })
})

describe('another client', () => {
  const other = { 'other/instance.json': onDisk('o') }
  const session = { ...newSession, step: 'coverage', isStarted: true } as const
  const turning = (client: string): Event => ({ type: 'clientChosen', client })
  const visiting = (client: string): Event => ({ type: 'sessionChanged', client, session, step: 'personal' })

  it('begins its own session, and on the way back that of the first goes on', () => {
    const away = after(opened, visiting('acme'), ...opening('other', other))
    expect(away).toMatchObject({ session: null, step: null, otherSessions: { acme: session } })
    expect(after(away, turning('acme'))).toMatchObject({ session, otherSessions: {} })
  })

  it('is not what a late word of the first one is about', () => {
    const away = after(opened, ...opening('other', other), visiting('acme'))
    const taken = { type: 'clientLoaded', client: 'acme', texts: {}, problem: 'late' } as const
    expect(after(away, taken)).toMatchObject({
      session: null,
      otherSessions: { acme: session },
      clientError: null,
    })
  })

  it.each([
    ['leaves what a failure strikes', 'offline', { kind: 'offline', route: 'both' }],
    ['is not where a simulation had led', 'previewYear', noSimulation],
    ['has not the result that was led to', 'contributionLimit', noSimulation],
  ] as const)('%s: %s', (_, kind, simulation) => {
    const led: Event[] = [
      { type: 'viewChanged', view: { simulation: { kind, route: 'both' } } },
      { type: 'sessionChanged', client: 'acme', session: { ...session, year: '2028' }, step: 'coverage' },
      { type: 'simulationApplied', problem: 'There is none.' },
    ]
    const away = after(opened, ...led, ...opening('other', other))
    expect(away).toMatchObject({ view: { simulation }, simulationProblem: null })
    expect(away.otherSessions.acme?.year).toBe(simulation === noSimulation ? null : '2028')
  })

  it('is not chosen any longer once it cannot be opened', () => {
    const failed = after(opened, turning('other'), { type: 'openingFailed', client: 'other' })
    expect(failed).toMatchObject({ client: 'acme', chosen: 'acme' })
  })
})

describe('the last version that works', () => {
  const texts = { 'instance.json': 'a' }
  const taken = (problem: string | null): Event => ({ type: 'clientLoaded', client: 'acme', texts, problem })

  it('is the one that the calculator took', () => {
    const broken = after(opened, taken(null), { ...taken('broken'), texts: {} } as Event)
    expect(broken).toMatchObject({ clientError: 'broken', lastGood: { client: 'acme', texts } })
  })

  it('is none where none ever worked', () => {
    expect(after(opened, taken('broken'))).toMatchObject({ clientError: 'broken', lastGood: null })
  })
})

describe('a text from elsewhere than the editor', () => {
  const path = 'acme/plans.json'

  it.each<[string, Event]>([
    ['a file that is put over it', { type: 'rewritten', path, text: 'new' }],
    ['its help', { type: 'mended', path, fix: [{ offset: 0, length: 1, text: 'new' }] }],
  ])('brings its file into the editor, which knows what it was opened with: %s', (_, event) => {
    const model = after(
      opened,
      { type: 'checked', checked: { ...nothingChecked, texts: { [path]: 'b' } } },
      event,
    )
    expect(model).toMatchObject({ path, files: { [path]: { opened: 'b', text: 'new' } } })
  })

  it('leaves the editor where it is when it is the disk that has changed', () => {
    const model = after(opened, { type: 'diskSeen', path, disk: onDisk('theirs'), isShown: false })
    expect(model).toMatchObject({ path: 'acme/instance.json', files: { [path]: { text: 'theirs' } } })
  })
})

describe('a help', () => {
  const path = 'acme/plans.json'
  const mended: Event = { type: 'mended', path, fix: [{ offset: 0, length: 1, text: 'mended' }] }
  const checked: Event = { type: 'checked', checked: { ...nothingChecked, texts: { [path]: 'b' } } }

  it('is made in the text that was checked', () => {
    expect(after(opened, checked, mended).files[path]).toMatchObject({ text: 'mended', rewrites: 1 })
  })

  it('is passed over where the text has changed since', () => {
    const typed = after(opened, checked, { type: 'typed', path, text: 'cb' })
    expect(after(typed, mended).files).toEqual(typed.files)
  })
})

describe('what was said last', () => {
  const path = 'acme/plans.json'
  const said = after(opened, { type: 'noticed', notice: 'Saved plans.json.' })

  it.each<[string, Event]>([
    ['something is typed', { type: 'typed', path, text: 'mine' }],
    ['the disk is found changed', { type: 'diskSeen', path, disk: onDisk('theirs'), isShown: false }],
  ])('is over once %s', (_, event) => {
    expect(after(said, event).notice).toBeNull()
  })

  it.each<[string, Event]>([
    ['the editor takes a text over', { type: 'typed', path, text: 'b' }],
    ['the disk is as it was', { type: 'diskSeen', path, disk: onDisk('b'), isShown: false }],
  ])('stays while %s', (_, event) => {
    expect(after(said, event).notice).toEqual({ words: 'Saved plans.json.', tone: 'good' })
  })
})

describe('the network', () => {
  const call = { id: 1, method: 'GET', url: '', headers: [], body: '', response: null, durationMs: 0 }

  it('shows the latest call first, and a response with its call', () => {
    const response = { status: 200, headers: [], body: '' }
    const model = after(
      opened,
      { type: 'apiCallRecorded', call },
      { type: 'apiCallRecorded', call: { ...call, id: 2 } },
      { type: 'apiCallRecorded', call: { ...call, response } },
    )
    expect(model.apiCalls.map((each) => [each.id, each.response])).toEqual([
      [2, null],
      [1, response],
    ])
  })

  it('forgets the oldest of very many', () => {
    const many = Array.from({ length: 60 }, (_, id): Event => ({
      type: 'apiCallRecorded',
      call: { ...call, id },
    }))
    expect(after(opened, ...many).apiCalls.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, place) => 59 - place),
    )
  })
})

describe('a panel that is folded', () => {
  const divided = (height: number): Event => ({
    type: 'viewChanged',
    view: { share: { width: 30, height } },
  })

  it.each([
    ['unfolds where it is folded', 100, 60],
    ['leaves the page as it is divided where it is not', 75, 75],
  ])('%s when it is asked for', (_, height, then) => {
    const model = after(opened, divided(height), { type: 'viewChanged', view: { panel: 'compare' } })
    expect(model.view.share).toEqual({ width: 30, height: then })
  })

  it('stays so when something else is looked at', () => {
    const model = after(opened, divided(100), { type: 'viewChanged', view: { width: 'phone' } })
    expect(model.view.share.height).toBe(100)
  })
})

describe('what is said of what was done', () => {
  const said = after(opened, { type: 'noticed', notice: 'Saved.' })

  it.each<[what: string, event: Event]>([
    ['another file is chosen', { type: 'fileChosen', path: 'acme/plans.json' }],
    ['another panel is chosen', { type: 'viewChanged', view: { panel: 'network' } }],
    ['a diagnostic is gone to', { type: 'jumped', jump: { path: 'acme/plans.json', offset: 0 } }],
    ['something is typed', { type: 'typed', path: 'acme/plans.json', text: 'mine' }],
    ['a switch writes into a file', { type: 'rewritten', path: 'acme/plans.json', text: 'mine' }],
  ])('is over when %s', (_, event) => {
    expect(said.notice).toMatchObject({ words: 'Saved.', tone: 'good' })
    expect(after(said, event).notice).toBeNull()
  })

  it('stays while the calculator goes on by itself', () => {
    const sessionChanged: Event = {
      type: 'sessionChanged',
      client: 'acme',
      session: newSession,
      step: 'home',
    }
    const again: Event = { type: 'typed', path: 'acme/plans.json', text: 'b' }
    expect(after(said, sessionChanged, again).notice).toEqual(said.notice)
  })
})
