import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { newSession } from '../../../src/workbench/session/SavedSession.ts'
import { noSimulation } from '../../../src/workbench/session/Simulation.ts'
import { emptyCheckResult } from '../../../src/workbench/state/CheckResult.ts'
import type { DiskFile } from '../../../src/workbench/state/diskClient.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { compareWithDisk } from '../../../src/workbench/state/OpenFile.ts'
import { reduce } from '../../../src/workbench/state/reducer.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/WorkbenchEvent.ts'

const onDisk = (text: string): DiskFile => ({ text, version: `v-${text}`, lineEnding: '\n' })

function after(model: Model, ...events: WorkbenchEvent[]) {
  return produce(model, (draft) => {
    for (const event of events) reduce(draft, event)
  })
}

const opening = (
  client: string,
  files: Record<string, DiskFile | null>,
): [WorkbenchEvent, WorkbenchEvent] => [
  { type: 'clientChosen', client },
  { type: 'clientOpened', client, files },
]

const acme = { 'acme/instance.json': onDisk('a'), 'acme/plans.json': onDisk('b') }
const opened = after(emptyModel(), ...opening('acme', acme))

describe('Opening a client', () => {
  it("shows the current year's instance in the editor", () => {
    const files = { 'acme/2026/instance.json': onDisk('c'), ...acme }
    const model = after(emptyModel(), ...opening('acme', files))
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
  })

  it('restores its drafts', () => {
    const path = 'acme/plans.json'
    const model = { ...emptyModel(), drafts: { [path]: { text: 'draft', version: 'v-before' } }, path }
    const next = after(model, ...opening('acme', acme))
    expect(next.files[path]).toMatchObject({ text: 'draft', diskText: 'b', version: 'v-before' })
    expect(next).toMatchObject({ path, drafts: {} })
  })

  it('treats a draft as new if the disk has never had the client', () => {
    const path = 'acme/plans.json'
    const model = { ...emptyModel(), drafts: { [path]: { text: 'draft', version: 'v-theirs' } } }
    const next = after(model, ...opening('acme', { [path]: null }))
    expect(compareWithDisk(next.files[path]!)).toBe('new')
  })

  it('keeps the edits if it is opened twice', () => {
    const typed = after(opened, { type: 'textTyped', path: 'acme/plans.json', text: 'mine', at: 0 })
    const again = after(typed, ...opening('acme', acme))
    expect(again.files).toEqual(typed.files)
  })

  it('does not switch to it if the user has chosen another client meanwhile', () => {
    const [choose, open] = opening('slow', { 'slow/instance.json': onDisk('s') })
    const model = after(emptyModel(), choose, ...opening('acme', acme), open)
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
    expect(after(model, choose)).toMatchObject({ client: 'slow', path: 'slow/instance.json' })
  })

  it('keeps the open client until the files have loaded', () => {
    expect(after(opened, { type: 'clientChosen', client: 'slow' })).toMatchObject({
      client: 'acme',
      chosenClient: 'slow',
    })
  })
})

describe('Switching to another client', () => {
  const other = { 'other/instance.json': onDisk('o') }
  const session = { ...newSession, step: 'coverage', isStarted: true } as const
  const choosing = (client: string): WorkbenchEvent => ({ type: 'clientChosen', client })
  const changing = (client: string): WorkbenchEvent => ({
    type: 'sessionChanged',
    client,
    session,
    step: 'personal',
  })

  it('starts a new session, and switching back continues the first', () => {
    const away = after(opened, changing('acme'), ...opening('other', other))
    expect(away).toMatchObject({ session: null, step: null, otherSessions: { acme: session } })
    expect(after(away, choosing('acme'))).toMatchObject({ session, otherSessions: {} })
  })

  it('does not apply late events of the first client to it', () => {
    const away = after(opened, ...opening('other', other), changing('acme'))
    const loaded = { type: 'clientLoaded', client: 'acme', texts: {}, error: 'late' } as const
    expect(after(away, loaded)).toMatchObject({
      session: null,
      otherSessions: { acme: session },
      clientError: null,
    })
  })

  it.each([
    ['keeps a simulated failure', 'offline', { kind: 'offline', route: 'both' }],
    ['ends a simulation that led to another year', 'previewYear', noSimulation],
    ['ends a simulation that led to a result', 'contributionLimit', noSimulation],
  ] as const)('%s: %s', (_, kind, simulation) => {
    const events: WorkbenchEvent[] = [
      { type: 'viewChanged', view: { simulation: { kind, route: 'both' } } },
      { type: 'sessionChanged', client: 'acme', session: { ...session, year: '2028' }, step: 'coverage' },
      { type: 'simulationApplied', error: 'There is none.' },
    ]
    const away = after(opened, ...events, ...opening('other', other))
    expect(away).toMatchObject({ view: { simulation }, simulationError: null })
    expect(away.otherSessions.acme?.year).toBe(simulation === noSimulation ? null : '2028')
  })

  it('chooses the open client again if the other cannot be opened', () => {
    const failed = after(opened, choosing('other'), { type: 'openingFailed', client: 'other' })
    expect(failed).toMatchObject({ client: 'acme', chosenClient: 'acme' })
  })
})

describe('The last valid version', () => {
  const texts = { 'instance.json': 'a' }
  const loaded = (error: string | null): WorkbenchEvent => ({
    type: 'clientLoaded',
    client: 'acme',
    texts,
    error,
  })

  it('is the last one that the calculator loaded', () => {
    const broken = after(opened, loaded(null), { ...loaded('broken'), texts: {} } as WorkbenchEvent)
    expect(broken).toMatchObject({ clientError: 'broken', lastValid: { client: 'acme', texts } })
  })

  it('is null if none has loaded', () => {
    expect(after(opened, loaded('broken'))).toMatchObject({ clientError: 'broken', lastValid: null })
  })
})

describe('A change from outside the editor', () => {
  const path = 'acme/plans.json'

  it.each<[string, WorkbenchEvent]>([
    ['an imported file', { type: 'textReplaced', path, text: 'new' }],
    ['a fix', { type: 'fixApplied', path, fix: [{ offset: 0, length: 1, text: 'new' }] }],
  ])('shows the file in the editor: %s', (_, event) => {
    const model = after(
      opened,
      { type: 'checkFinished', checked: { ...emptyCheckResult, texts: { [path]: 'b' } } },
      event,
    )
    expect(model).toMatchObject({ path, files: { [path]: { text: 'new', externalEdits: 1 } } })
  })

  it('does not show the file if it is a change on disk', () => {
    const model = after(opened, {
      type: 'diskFileRead',
      path,
      disk: onDisk('theirs'),
      isConflictShown: false,
    })
    expect(model).toMatchObject({ path: 'acme/instance.json', files: { [path]: { text: 'theirs' } } })
  })
})

describe('A fix', () => {
  const path = 'acme/plans.json'
  const fixed: WorkbenchEvent = {
    type: 'fixApplied',
    path,
    fix: [{ offset: 0, length: 1, text: 'fixed' }],
  }
  const checked: WorkbenchEvent = {
    type: 'checkFinished',
    checked: { ...emptyCheckResult, texts: { [path]: 'b' } },
  }

  it('edits the checked text', () => {
    expect(after(opened, checked, fixed).files[path]).toMatchObject({ text: 'fixed', externalEdits: 1 })
  })

  it('is ignored if the text has changed since it was checked', () => {
    const typed = after(opened, checked, { type: 'textTyped', path, text: 'cb', at: 0 })
    expect(after(typed, fixed).files).toEqual(typed.files)
  })
})

describe('The network panel', () => {
  const call = { id: 1, method: 'GET', url: '', headers: [], body: '', response: null, durationMs: 0 }

  it('lists the latest call first, and updates a call when its response arrives', () => {
    const response = { status: 200, headers: [], body: '' }
    const model = after(
      opened,
      { type: 'apiCallRecorded', call },
      { type: 'apiCallRecorded', call: { ...call, id: 2 } },
      { type: 'apiCallRecorded', call: { ...call, response } },
    )
    expect(model.apiCalls.map(({ id, response: got }) => [id, got])).toEqual([
      [2, null],
      [1, response],
    ])
  })

  it('keeps the latest 50 calls', () => {
    const many = Array.from({ length: 60 }, (_, id): WorkbenchEvent => ({
      type: 'apiCallRecorded',
      call: { ...call, id },
    }))
    expect(after(opened, ...many).apiCalls.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => 59 - index),
    )
  })
})

describe('A folded panel', () => {
  const resized = (height: number): WorkbenchEvent => ({
    type: 'viewChanged',
    view: { share: { width: 30, height } },
  })

  it.each([
    ['unfolds when it is chosen', 100, 60],
    ['keeps its height when it is not folded', 75, 75],
  ])('%s', (_, height, then) => {
    const model = after(opened, resized(height), { type: 'viewChanged', view: { panel: 'compare' } })
    expect(model.view.share).toEqual({ width: 30, height: then })
  })

  it('stays folded when something else in the view changes', () => {
    const model = after(opened, resized(100), { type: 'viewChanged', view: { width: 'phone' } })
    expect(model.view.share.height).toBe(100)
  })
})

describe('A notice', () => {
  const path = 'acme/plans.json'
  const noticed = after(opened, { type: 'noticeShown', message: 'Saved plans.json.' })

  it.each<[what: string, event: WorkbenchEvent]>([
    ['another file is chosen', { type: 'fileChosen', path }],
    ['another panel is chosen', { type: 'viewChanged', view: { panel: 'network' } }],
    ['the user jumps to a diagnostic', { type: 'jumped', jump: { path, offset: 0 } }],
    ['the user types', { type: 'textTyped', path, text: 'mine', at: 0 }],
    ['a switch changes a file', { type: 'textReplaced', path, text: 'mine' }],
    ['the disk has changed', { type: 'diskFileRead', path, disk: onDisk('theirs'), isConflictShown: false }],
  ])('is dismissed when %s', (_, event) => {
    expect(noticed.notice).toEqual({ message: 'Saved plans.json.', tone: 'good' })
    expect(after(noticed, event).notice).toBeNull()
  })

  it.each<[what: string, event: WorkbenchEvent]>([
    ['the editor adopts a text', { type: 'textTyped', path, text: 'b', at: 0 }],
    ['the disk has not changed', { type: 'diskFileRead', path, disk: onDisk('b'), isConflictShown: false }],
    [
      "the calculator's session changes",
      { type: 'sessionChanged', client: 'acme', session: newSession, step: 'home' },
    ],
  ])('stays when %s', (_, event) => {
    expect(after(noticed, event).notice).toEqual(noticed.notice)
  })
})
