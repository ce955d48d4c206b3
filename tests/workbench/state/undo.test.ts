import { describe, expect, it } from 'vitest'
import { emptyCheckResult, type Model } from '../../../src/workbench/state/model.ts'
import { compareWithDisk } from '../../../src/workbench/state/OpenFile.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
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

  it('reverts an edit of several files in one step', () => {
    const edited = after(opened, editing({ [instance]: 'A', [plans]: 'B' }))
    expect(textsOf(edited)).toEqual({ [instance]: 'A', [plans]: 'B' })
    expect(textsOf(after(edited, undone))).toEqual(textsOf(opened))
    expect(textsOf(after(edited, undone, redone))).toEqual(textsOf(edited))
  })

  it('reverts what was typed quickly into the editor in one step', () => {
    const typed = after(opened, typing('b1', 0), typing('b12', 100), typing('b123', 2000))
    expect(textsOf(after(typed, undone))[plans]).toBe('b12')
    expect(textsOf(after(typed, undone, undone))[plans]).toBe('b')
  })

  it('makes the editor and the calculator adopt the text, and the file unchanged', () => {
    const model = after(opened, typing('mine', 0), undone)
    expect(model.files[plans]).toMatchObject({ text: 'b', externalEdits: 1 })
    expect(compareWithDisk(model.files[plans]!)).toBe('same')
  })

  it('covers fixes, imported files, and changes on disk', () => {
    const checked = { ...emptyCheckResult, texts: { [plans]: 'b' } }
    const changed = after(
      opened,
      { type: 'checkFinished', checked },
      { type: 'fixApplied', path: plans, fix: [{ offset: 0, length: 1, text: 'fixed' }] },
      { type: 'textReplaced', path: plans, text: 'imported' },
      { type: 'textReplaced', path: plans, text: 'b' },
      { type: 'diskFileRead', path: plans, disk: onDisk('theirs'), isConflictShown: false },
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

  it('keeps an empty file that is on disk', () => {
    const emptied = after(opened, editing({ [plans]: '' }), undone, redone)
    expect(emptied.files[plans]).toMatchObject({ text: '' })
  })

  const inJson = (model: Model) => after(model, { type: 'viewChanged', view: { editor: 'json' } })

  it('says which file changed, and shows it unless it is on screen', () => {
    const edited = after(inJson(opened), editing({ [plans]: 'B' }))
    const fromInstance = after(edited, { type: 'fileChosen', path: instance }, undone)
    expect(fromInstance).toMatchObject({ path: plans, notice: { message: 'Undone in plans.json.' } })
    expect(after(fromInstance, { type: 'fileChosen', path: instance }, redone)).toMatchObject({
      path: plans,
      notice: { message: 'Redone in plans.json.' },
    })
    expect(after(edited, { type: 'fileChosen', path: plans }, undone)).toMatchObject({
      path: plans,
      notice: { message: 'Undone in plans.json.' },
    })
    const both = after(inJson(opened), editing({ [instance]: 'A', [plans]: 'B' }), undone)
    expect(both).toMatchObject({
      path: instance,
      notice: { message: 'Undone in plans.json and instance.json.' },
    })
  })

  it('says which section of the form changed, and shows it unless it is on screen', () => {
    const rates = { type: 'viewChanged', view: { section: 'rates' } } as const
    const edited = after(
      opened,
      editing({ [plans]: '{"plans":[{"payroll":[{"yearly":{"EE":1}}]}]}' }),
      editing({ [plans]: '{"plans":[{"payroll":[{"yearly":{"EE":2}}]}]}' }),
    )
    expect(after(edited, undone)).toMatchObject({
      view: { section: 'rates' },
      notice: { message: 'Undone in Rates.' },
    })
    expect(after(edited, rates, undone)).toMatchObject({
      view: { section: 'rates' },
      notice: { message: 'Undone in Rates.' },
    })
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

  it('does nothing without a step, and dismisses the notice', () => {
    const noted = after(opened, { type: 'noticeShown', message: 'Saved' }, undone, redone)
    expect(noted).toMatchObject({ files: opened.files, path: opened.path, notice: null })
  })

  it('forgets the steps if the restored texts are not those that they led to', () => {
    const typed = after(opened, typing('mine', 0))
    const reloaded = { ...opened, histories: typed.histories }
    const model = after(reloaded, undone)
    expect(model).toMatchObject({
      files: opened.files,
      notice: { message: 'The files have changed since, so nothing can be undone.' },
    })
    expect(after(model, undone).notice).toBeNull()
  })

  it('is for the open client only', () => {
    const other = { 'other/plans.json': onDisk('o') }
    const switched = after(opened, typing('mine', 0), ...opening('other', other), undone)
    expect(textsOf(switched)).toMatchObject({ [plans]: 'mine', 'other/plans.json': 'o' })
    const back = after(switched, { type: 'clientChosen', client: 'acme' }, undone)
    expect(textsOf(back)[plans]).toBe('b')
  })
})
