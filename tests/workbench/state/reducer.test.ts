import { produce } from 'immer'
import { describe, expect, it } from 'vitest'
import { emptyBench, type Model, type OpenFile } from '../../../src/workbench/state/model.ts'
import { reduce, type Event } from '../../../src/workbench/state/reducer.ts'

const asOnDisk = (text: string) => ({ text, onDisk: text, version: text, rewrites: 0 })

function after(bench: Model, ...events: Event[]) {
  return produce(bench, (draft) => {
    for (const event of events) reduce(draft, event)
  })
}

const opening = (client: string, files: Record<string, OpenFile>): [Event, Event] => [
  { type: 'clientChosen', client },
  { type: 'clientOpened', client, files },
]

const opened = after(
  emptyBench(),
  ...opening('acme', { 'acme/instance.json': asOnDisk('a'), 'acme/plans.json': asOnDisk('b') }),
)

describe('opening a client', () => {
  it('brings the instance of its current year into the editor', () => {
    const files = { 'acme/2026/instance.json': asOnDisk('c'), ...opened.files }
    const model = after(emptyBench(), ...opening('acme', files))
    expect(model).toMatchObject({ client: 'acme', path: 'acme/instance.json' })
  })

  it('goes on with what was not saved', () => {
    const bench = { ...emptyBench(), drafts: { 'acme/plans.json': 'draft' }, path: 'acme/plans.json' }
    const model = after(bench, ...opening('acme', opened.files))
    expect(model.files['acme/plans.json']).toMatchObject({ text: 'draft', onDisk: 'b' })
    expect(model.path).toBe('acme/plans.json')
  })

  it('does not lose what was typed when it is opened twice', () => {
    const typed = after(opened, { type: 'typed', path: 'acme/plans.json', text: 'mine' })
    const again = after(typed, ...opening('acme', opened.files))
    expect(again.files).toEqual(typed.files)
  })

  it('is passed over when another was chosen while its files were on their way', () => {
    const [choose, open] = opening('slow', { 'slow/instance.json': asOnDisk('s') })
    const model = after(emptyBench(), choose, ...opening('acme', opened.files), open)
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

describe('looking at the disk again', () => {
  const path = 'acme/plans.json'
  const seen = (onDisk: string | null, isShown = false): Event => ({
    type: 'diskSeen',
    path,
    onDisk,
    version: '2',
    isShown,
  })
  const typed = after(opened, { type: 'typed', path, text: 'mine' })

  it('follows it where nothing was changed here, and tells the editor', () => {
    expect(after(opened, seen('theirs')).files[path]).toEqual({
      text: 'theirs',
      onDisk: 'theirs',
      version: '2',
      rewrites: 1,
    })
  })

  it('leaves the editor alone where the disk is as it was', () => {
    expect(after(opened, seen('b')).files[path]).toMatchObject({ text: 'b', rewrites: 0 })
  })

  it.each([
    ['another text', 'theirs'],
    ['no file', null],
  ])('keeps what was changed here where there is %s', (_, text) => {
    expect(after(typed, seen(text)).files[path]).toMatchObject({ text: 'mine', onDisk: text, rewrites: 0 })
  })

  it('does not let what was changed here replace what nobody has been shown', () => {
    expect(after(typed, seen('theirs')).files[path]?.version).toBe('b')
    expect(after(typed, seen('theirs'), seen('theirs', true)).files[path]?.version).toBe('2')
  })

  it('keeps the text of a file that was deleted', () => {
    expect(after(opened, seen(null)).files[path]).toMatchObject({ text: 'b', onDisk: null })
  })
})

describe('the wire', () => {
  const exchange = { id: 1, method: 'GET', url: '', headers: [], body: '', answer: null, milliseconds: 0 }

  it('shows the latest call first, and an answer where its call is', () => {
    const answer = { status: 200, headers: [], body: '' }
    const model = after(
      opened,
      { type: 'exchanged', exchange },
      { type: 'exchanged', exchange: { ...exchange, id: 2 } },
      { type: 'exchanged', exchange: { ...exchange, answer } },
    )
    expect(model.exchanges.map(({ id, answer: got }) => [id, got])).toEqual([
      [2, null],
      [1, answer],
    ])
  })

  it('forgets the oldest of very many', () => {
    const many = Array.from({ length: 60 }, (_, id): Event => ({
      type: 'exchanged',
      exchange: { ...exchange, id },
    }))
    expect(after(opened, ...many).exchanges.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, place) => 59 - place),
    )
  })
})
