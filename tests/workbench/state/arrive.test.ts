import { expect, it, vi } from 'vitest'
import { arrive } from '../../../src/workbench/state/arrive.ts'
import { emptyModel } from '../../../src/workbench/state/model.ts'

const withDrafts = (texts: Record<string, string>) => {
  const drafts = Object.entries(texts).map(([path, text]) => [path, { text, version: '1' }] as const)
  return { ...emptyModel(), drafts: Object.fromEntries(drafts) }
}
const own = withDrafts({ 'acme/plans.json': 'mine', 'other/plans.json': 'mine too' })

it.each([
  ['a file that nothing was changed in', { 'acme/instance.json': 'theirs' }],
  ['a file that was changed alike', { 'acme/plans.json': 'mine' }],
])('a link brings %s, and leaves what was not saved', (_, drafts) => {
  const ask = vi.fn<(paths: string[]) => boolean>(() => false)
  const linked = { ...withDrafts(drafts), client: 'acme' }
  expect(arrive(own, linked, ask)).toEqual({ ...linked, drafts: { ...own.drafts, ...linked.drafts } })
  expect(ask).not.toHaveBeenCalled()
})

it('a link replaces what was not saved only by permission', () => {
  const linked = withDrafts({ 'acme/plans.json': 'theirs' })
  const ask = vi.fn<(paths: string[]) => boolean>(() => true)
  expect(arrive(own, linked, ask).drafts).toEqual({ ...own.drafts, ...linked.drafts })
  expect(ask).toHaveBeenCalledWith(['acme/plans.json'])
  expect(arrive(own, linked, () => false)).toBe(own)
})
