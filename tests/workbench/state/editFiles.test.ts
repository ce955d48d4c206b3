import { describe, expect, it } from 'vitest'
import { emptyModelCheck } from '../../../src/workbench/state/model.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
import { after, opened } from './reducing.ts'
import { rebaseEdits } from '../../../src/workbench/state/editFiles.ts'

describe('A fix', () => {
  const path = 'acme/plans.json'
  const fixed: WorkbenchEvent = {
    type: 'fixApplied',
    path,
    fix: [{ offset: 0, length: 1, text: 'fixed' }],
  }
  const checked: WorkbenchEvent = {
    type: 'checkFinished',
    checked: { ...emptyModelCheck, texts: { [path]: 'b' } },
  }

  it('changes its file, and shows it in the editor', () => {
    const model = after(opened, checked, fixed)
    expect(opened.path).not.toBe(path)
    expect(model).toMatchObject({ path, files: { [path]: { text: 'fixed', externalEdits: 1 } } })
  })

  it('edits the same place if the text has changed elsewhere since it was checked', () => {
    const model = after(
      opened,
      { type: 'checkFinished', checked: { ...emptyModelCheck, texts: { [path]: 'a b' } } },
      { type: 'textTyped', path, text: 'aaa b', at: 0 },
      { type: 'fixApplied', path, fix: [{ offset: 2, length: 1, text: 'fixed' }] },
    )
    expect(model.files[path]).toMatchObject({ text: 'aaa fixed' })
  })

  it('says so if its place has changed since it was checked', () => {
    const typed = after(opened, checked, { type: 'textTyped', path, text: 'cb', at: 0 })
    expect(after(typed, fixed)).toMatchObject({
      files: typed.files,
      notice: { message: 'This part has just changed. Press Fix again if it still shows.' },
    })
  })

  it('is applied once, however often it is pressed', () => {
    expect(after(opened, checked, fixed, fixed)).toEqual(after(opened, checked, fixed))
  })
})

const before = '{ "a": 1, "b": 2, "c": 3 }'
const fixOfB = [{ offset: before.indexOf('2'), length: 1, text: 'two' }]

it.each([
  ['a change before', before.replace('1', '1000'), before.indexOf('2') + 3],
  ['a change behind', before.replace('3', '3000'), before.indexOf('2')],
])('finds the place of a fix after %s', (_, changed, offset) => {
  expect(rebaseEdits(fixOfB, before, changed)).toEqual([{ offset, length: 1, text: 'two' }])
})

it.each([
  ['its place', before.replace('2', '4')],
  ['the character before it', before.replace(' 2', '2')],
  ['everything', '[]'],
])('refuses a fix after a change of %s', (_, changed) => {
  expect(rebaseEdits(fixOfB, before, changed)).toBeNull()
})

it('moves all edits of a fix or none', () => {
  const edits = [...fixOfB, { offset: before.indexOf('3'), length: 1, text: 'three' }]
  expect(rebaseEdits(edits, before, before.replace('3', '4'))).toBeNull()
  expect(rebaseEdits(edits, before, `\n${before}`)?.map(({ offset }) => offset)).toEqual(
    edits.map(({ offset }) => offset + 1),
  )
})
