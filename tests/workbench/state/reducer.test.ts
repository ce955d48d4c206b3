import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { newSession } from '../../../src/workbench/state/session/SavedSession.ts'
import { emptyModelCheck } from '../../../src/workbench/state/model.ts'
import { selectEditorHeight } from '../../../src/workbench/state/selectors.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
import { after, onDisk, opened, opening } from './reducing.ts'

describe('The panels', () => {
  const text = {
    file: 'plans.json',
    pointer: '/x',
    label: 'X',
    text: 'abc',
    message: '',
    current: '',
  } as const
  const refused: WorkbenchEvent = { type: 'filesEdited', unapplied: { 'acme/plans.json#/x': text } }
  const cell = { row: '', column: '' }
  const pasted: WorkbenchEvent = {
    type: 'pasteHeld',
    key: 'acme/plans.json#paste',
    paste: { ...text, paste: { block: [['1']], shownParts: [], from: cell, to: cell } },
  }
  const resized = (height: number): WorkbenchEvent => ({
    type: 'viewChanged',
    view: { share: { width: 50, height } },
  })
  const problem = { severity: 'warning', file: 'acme/plans.json' } as Diagnostic
  const checked = (diagnostics: Diagnostic[]): WorkbenchEvent => ({
    type: 'checkFinished',
    checked: { ...emptyModelCheck, diagnostics },
  })

  it.each<[string, WorkbenchEvent[], number]>([
    ['are folded to their tabs while there are no problems', [], 100],
    ['open when there are problems', [checked([problem])], 70],
    ['stay open in the text editor', [{ type: 'viewChanged', view: { editor: 'json' } }], 70],
    ['open when a typed text is not applied', [refused], 70],
    ['stay folded while a paste waits for its confirmation', [pasted], 100],
    ['open when the user chooses one', [{ type: 'viewChanged', view: { panel: 'diagnostics' } }], 70],
    ['keep the height that the user chose', [resized(40), checked([problem]), checked([])], 40],
    ['are larger for the checklist', [{ type: 'viewChanged', view: { panel: 'checklist' } }], 40],
    [
      'are smaller again after the checklist',
      [
        { type: 'viewChanged', view: { panel: 'checklist' } },
        { type: 'viewChanged', view: { panel: 'compare' } },
      ],
      70,
    ],
    [
      'keep a chosen height for the checklist',
      [resized(55), { type: 'viewChanged', view: { panel: 'checklist' } }],
      55,
    ],
    [
      'unfold when the user chooses one',
      [resized(100), { type: 'viewChanged', view: { panel: 'compare' } }],
      70,
    ],
  ])('%s', (_, events, height) => {
    expect(selectEditorHeight(after(opened, ...events))).toBe(height)
  })
})

describe('The text of the files', () => {
  const jumping = (path: string): WorkbenchEvent => ({
    type: 'jumped',
    jump: { path, offset: 0, pointer: '' },
  })
  const editing = (path: string, text: string): WorkbenchEvent => ({
    type: 'filesEdited',
    texts: { [path]: text },
  })
  const plans = 'acme/plans.json'

  it.each<[string, WorkbenchEvent[], 'form' | 'json']>([
    ['stays hidden after a jump to a file with a form', [editing(plans, '{}'), jumping(plans)], 'form'],
    ['is shown by a jump to a syntax error', [editing(plans, '{'), jumping(plans)], 'json'],
    ['is shown by a jump to a file without a form', [jumping('acme/languages/es.json')], 'json'],
    ['is shown on request', [{ type: 'viewChanged', view: { editor: 'json' } }], 'json'],
  ])('%s', (_, events, editor) => {
    const { view } = after(opened, ...events)
    expect(view).toMatchObject({ editor, isJsonOffered: editor === 'json' })
  })
})

describe('A selected case', () => {
  const selected = { scenario: 'baby', tier: 'EF' } as const
  const selecting: WorkbenchEvent = { type: 'caseSelected', selected }

  it('shows its figures, in panels that were folded too', () => {
    const { selectedCase, view } = after(opened, selecting)
    expect(selectedCase).toEqual(selected)
    expect(view).toMatchObject({ panel: 'figures', share: { height: 70 } })
  })

  it('does not apply to another client', () => {
    const away = after(opened, selecting, ...opening('other', { 'other/instance.json': onDisk('o') }))
    expect(away.selectedCase).toBeNull()
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

describe('A notice', () => {
  const path = 'acme/plans.json'
  const noticed = after(opened, { type: 'noticeShown', message: 'Saved plans.json.' })

  it.each<[what: string, event: WorkbenchEvent]>([
    ['another file is chosen', { type: 'fileChosen', path }],
    ['the user types', { type: 'textTyped', path, text: 'mine', at: 0 }],
    ['the disk has changed', { type: 'diskFileRead', path, disk: onDisk('theirs') }],
  ])('is dismissed when %s', (_, event) => {
    expect(noticed.notice).toEqual({ message: 'Saved plans.json.', tone: 'good' })
    expect(after(noticed, event).notice).toBeNull()
  })

  it.each<[what: string, event: WorkbenchEvent]>([
    ['the editor adopts a text', { type: 'textTyped', path, text: 'b', at: 0 }],
    ['the disk has not changed', { type: 'diskFileRead', path, disk: onDisk('b') }],
    [
      "the calculator's session changes",
      { type: 'sessionChanged', client: 'acme', session: newSession, step: 'home' },
    ],
  ])('stays when %s', (_, event) => {
    expect(after(noticed, event).notice).toEqual(noticed.notice)
  })
})
