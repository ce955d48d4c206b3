import { describe, expect, it } from 'vitest'
import { emptyModelCheck, type Model } from '../../../src/workbench/state/model.ts'
import { compareWithDisk } from '../../../src/workbench/state/OpenFile.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
import type { UnappliedTexts } from '../../../src/workbench/state/UnappliedText.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { after, onDisk, opened, opening } from './reducing.ts'

describe('Undo', () => {
  const instance = 'acme/instance.json'
  const plans = 'acme/plans.json'
  const undone: WorkbenchEvent = { type: 'undone' }
  const redone: WorkbenchEvent = { type: 'redone' }
  const textsOf = ({ files }: Model) =>
    Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, text]))
  const typing = (text: string, at: number): WorkbenchEvent => ({ type: 'textTyped', path: plans, text, at })
  const editing = (texts: Record<string, string>): WorkbenchEvent => ({ type: 'filesEdited', texts })

  const edits = fc.array(
    fc.record({
      texts: fc.record({ [instance]: fc.string(), [plans]: fc.string() }),
      group: fc.option(fc.record({ name: fc.constantFrom('a', 'b'), at: fc.nat(2000) }), { nil: undefined }),
    }),
    { maxLength: 6 },
  )

  it('of every step gives the first texts, and Redo of every step the last', () => {
    fc.assert(
      fc.property(edits, (made) => {
        const edited = after(
          opened,
          ...made.map(({ texts, group }): WorkbenchEvent => ({
            type: 'filesEdited',
            texts,
            ...(group && { group }),
          })),
        )
        const steps = edited.histories.acme?.done.length ?? 0
        const first = after(edited, ...Array.from({ length: steps }, () => undone))
        expect(textsOf(first)).toEqual(textsOf(opened))
        const last = after(first, ...Array.from({ length: steps }, () => redone))
        expect(textsOf(last)).toEqual(textsOf(edited))
      }),
      slowCases,
    )
  })

  const field = (at: number, name = 'field') => ({ name, at })

  it.each([
    ['quick changes of one group', [field(0), field(500), field(1000)], 'b'],
    ['the changes after a pause', [field(0), field(501), field(600)], 'b0'],
    ['the last group', [field(0), field(1, 'other'), field(2)], 'b01'],
    ['the last change without a group', [undefined, undefined, undefined], 'b01'],
  ])('reverts %s in one step', (_, groups, text) => {
    const texts = ['b0', 'b01', 'b012']
    const edited = after(
      opened,
      ...groups.map((group, index): WorkbenchEvent => ({
        type: 'filesEdited',
        texts: { [plans]: texts[index]! },
        ...(group && { group }),
      })),
    )
    expect(textsOf(after(edited, undone))[plans]).toBe(text)
  })

  it('reverts what was typed quickly into the editor in one step', () => {
    const typed = after(opened, typing('b1', 0), typing('b12', 100), typing('b123', 2000))
    expect(textsOf(after(typed, undone, undone))[plans]).toBe('b')
  })

  it('is followed by no Redo after another change', () => {
    const changed = after(opened, typing('mine', 0), undone, typing('other', 1000))
    expect(after(changed, redone).files).toEqual(changed.files)
  })

  it('makes the editor and the calculator adopt the text, and the file unchanged', () => {
    const model = after(opened, typing('mine', 0), undone)
    expect(model.files[plans]).toMatchObject({ text: 'b', externalEdits: 1 })
    expect(compareWithDisk(model.files[plans]!)).toBe('same')
  })

  it('covers fixes, imported files, and changes on disk', () => {
    const checked = { ...emptyModelCheck, texts: { [plans]: 'b' } }
    const changed = after(
      opened,
      { type: 'checkFinished', checked },
      { type: 'fixApplied', path: plans, fix: [{ offset: 0, length: 1, text: 'fixed' }] },
      { type: 'textReplaced', path: plans, text: 'imported' },
      { type: 'textReplaced', path: plans, text: 'b' },
      { type: 'diskFileRead', path: plans, disk: onDisk('theirs') },
    )
    const steps = ['theirs', 'b', 'imported', 'fixed', 'b']
    let model = changed
    for (const text of steps) {
      expect(textsOf(model)[plans]).toBe(text)
      model = after(model, undone)
    }
  })

  it('removes a file that was created, and Redo creates it again', () => {
    const path = 'acme/2028/plans.json'
    const created = after(opened, { type: 'fileChosen', path: plans }, editing({ [path]: 'new' }))
    const removed = after(created, { type: 'fileChosen', path }, undone)
    expect(textsOf(removed)).toEqual(textsOf(opened))
    expect(removed).toMatchObject({ path: instance, notice: { message: 'Undone in 2028/plans.json.' } })
    expect(after(removed, redone)).toMatchObject({ path, files: { [path]: { text: 'new' } } })
  })

  const inJson = (model: Model) => after(model, { type: 'viewChanged', view: { editor: 'json' } })

  it('says which file changed, and shows it unless it is on screen', () => {
    const edited = after(inJson(opened), editing({ [plans]: 'B' }))
    const fromInstance = after(edited, { type: 'fileChosen', path: instance }, undone)
    expect(fromInstance).toMatchObject({ path: plans, notice: { message: 'Undone in plans.json.' } })
    const both = after(inJson(opened), editing({ [instance]: 'A', [plans]: 'B' }), undone)
    expect(both).toMatchObject({
      path: instance,
      notice: { message: 'Undone in instance.json and plans.json.' },
    })
  })

  it.each([
    ['{"payroll":[{"yearly":{"EE":1}}]}', '{"payroll":[{"yearly":{"EE":2}}]}', 'Rates'],
    ['{"payroll":[]}', '{"payroll":[],"otherProviders":[]}', 'Plans'],
    ['{"payroll":[],"otherProviders":[]}', '{"payroll":[]}', 'Plans'],
  ])(
    'says which section of the form changed, and shows it unless it is on screen',
    (plan, changed, section) => {
      const edited = after(
        opened,
        editing({ [plans]: `{"plans":[${plan}]}` }),
        editing({ [plans]: `{"plans":[${changed}]}` }),
      )
      expect(after(edited, undone)).toMatchObject({
        view: { section: section.toLowerCase() },
        notice: { message: `Undone in ${section}.` },
      })
    },
  )

  it('shows the section of a value that it removes, although its mark as typical is at another place', () => {
    const providers = { otherProviders: [{ name: 'Out of network', share: 5 }] }
    const textOf = (own: object) => {
      const plan = { key: 'ppo', payroll: [{ band: null, yearly: { EE: 100 } }], ...own }
      return JSON.stringify({ plans: [plan], typical: { plans: [{ key: 'ppo', ...own }] } }, null, 2)
    }
    const edited = after(
      opened,
      editing({ [instance]: '{}', [plans]: textOf({}) }),
      editing({ [plans]: textOf(providers) }),
    )
    expect(after(edited, undone).view.section).toBe('plans')
  })

  it('says which values change', () => {
    const year = (price: number, deductible: number) => ({
      [instance]: '{"services":[{"id":1,"name":"Visit"}]}',
      [plans]: JSON.stringify({
        services: [{ id: 1, name: 'Visit', allowedAmount: price }],
        plans: [{ key: 'a', displayName: 'Plan A', deductible: { family: deductible } }],
      }),
    })
    const edited = after(opened, editing(year(1, 1)), editing(year(2, 1)), editing(year(3, 2)))
    const undoneOnce = after(edited, undone)
    const undoneTwice = after(undoneOnce, undone)
    const messages = [undoneOnce, undoneTwice, after(undoneTwice, redone)].map(
      ({ notice }) => notice?.message,
    )
    expect(messages).toEqual([
      'Undone: Plan A, deductible, family amount, and 1 more.',
      'Undone: Visit, allowed amount.',
      'Redone: Visit, allowed amount.',
    ])
  })

  it('says which refused text comes or goes, unless a value does too', () => {
    const refused = (text: string): UnappliedTexts => ({
      'acme/plans.json#/x': {
        file: 'plans.json',
        pointer: '/x',
        label: 'Plans: PPO, Family',
        text,
        message: '',
        current: '',
      },
    })
    const gone: UnappliedTexts = { 'acme/plans.json#/x': null }
    const group = field(0)
    const messageOf = (...unapplied: UnappliedTexts[]) =>
      after(
        opened,
        ...unapplied.map((texts): WorkbenchEvent => ({ type: 'filesEdited', unapplied: texts })),
        undone,
      ).notice?.message
    expect(messageOf(refused('$300 or so'))).toBe('Undone: Plans: PPO, Family “$300 or so”.')
    expect(messageOf(refused('a'), refused('b'))).toBe('Undone: Plans: PPO, Family “b”.')
    expect(messageOf(refused('a'), gone)).toBe('Undone: Plans: PPO, Family “a”.')
    const quick = after(
      opened,
      editing({ [plans]: 'B' }),
      ...[refused('a'), refused('b'), gone].map((unapplied): WorkbenchEvent => ({
        type: 'filesEdited',
        unapplied,
        group,
      })),
    )
    expect(quick.histories.acme!.done).toHaveLength(1)
  })

  it('of refused texts follows a renamed folder', () => {
    const unapplied: UnappliedTexts = {
      'acme/plans.json#/x': {
        file: 'plans.json',
        pointer: '/x',
        label: 'X',
        text: 'x',
        message: '',
        current: '',
      },
    }
    const renamed = after(
      opened,
      { type: 'filesEdited', unapplied },
      { type: 'folderRenamed', from: 'acme', to: 'apex' },
    )
    expect(Object.keys(renamed.unapplied)).toEqual(['apex/plans.json#/x'])
    expect(after(renamed, undone).unapplied).toEqual({})
  })

  it('does nothing without a step, and dismisses the notice', () => {
    const noted = after(opened, { type: 'noticeShown', message: 'Saved' }, undone, redone)
    expect(noted).toMatchObject({ files: opened.files, path: opened.path, notice: null })
  })

  it('is for the open client only', () => {
    const other = { 'other/plans.json': onDisk('o') }
    const switched = after(opened, typing('mine', 0), ...opening('other', other), undone)
    expect(textsOf(switched)).toMatchObject({ [plans]: 'mine', 'other/plans.json': 'o' })
    const back = after(switched, { type: 'clientChosen', client: 'acme' }, undone)
    expect(textsOf(back)[plans]).toBe('b')
  })
})
