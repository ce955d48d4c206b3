import { describe, expect, it } from 'vitest'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/WorkbenchEvent.ts'
import { acme, after, onDisk, opened, opening } from './reducing.ts'

const plans = 'acme/plans.json'
const year = 'acme/2028/plans.json'
const typing = (text: string, path = plans): WorkbenchEvent => ({ type: 'textTyped', path, text, at: 0 })
const removing = (folder: string): WorkbenchEvent => ({ type: 'folderRemoved', folder })
const restoring = (folder: string): WorkbenchEvent => ({ type: 'folderRestored', folder })
const textOf = ({ files }: Model, path = plans) => files[path]?.text

describe('Removing a folder', () => {
  it('leaves the open file of a client whose name starts like the removed one', () => {
    const two = { 'acme-two/instance.json': onDisk('t'), 'acme-two/plans.json': onDisk('p') }
    const path = 'acme-two/plans.json'
    const both = after(opened, ...opening('acme-two', two), { type: 'fileChosen', path })
    expect(after(both, removing('acme'))).toMatchObject({ client: 'acme-two', path })
  })
})

describe('Restoring a folder', () => {
  const withYear = after(emptyModel(), ...opening('acme', { ...acme, [year]: onDisk('y') }))

  it('of a client restores what could be undone', () => {
    const restored = after(
      withYear,
      typing('mine'),
      removing('acme'),
      restoring('acme'),
      ...opening('acme', acme),
    )
    expect(textOf(restored)).toBe('mine')
    expect(textOf(after(restored, { type: 'undone' }))).toBe('b')
  })

  it('of a year keeps the edits since, and what they can undo', () => {
    const restored = after(
      withYear,
      typing('before'),
      typing('theirs', year),
      removing('acme/2028'),
      { type: 'textReplaced', path: plans, text: 'after' },
      restoring('acme/2028'),
    )
    expect(textOf(restored, year)).toBe('theirs')
    expect(textOf(restored)).toBe('after')
    expect(textOf(after(restored, { type: 'undone' }))).toBe('before')
  })
})
