import { describe, expect, it } from 'vitest'
import { benchFrom, keptOf, sharedOf } from '../../../src/workbench/state/Kept.ts'
import { linkTo, readLink } from '../../../src/workbench/state/link.ts'
import { emptyBench, type Model } from '../../../src/workbench/state/model.ts'
import { newVisit } from '../../../src/workbench/frame/visit.ts'

const file = { version: '1', rewrites: 0 }
const bench: Model = {
  ...emptyBench(),
  client: 'acme',
  path: 'acme/plans.json',
  carets: { 'acme/plans.json': 7 },
  files: {
    'acme/instance.json': { text: 'as on disk', onDisk: 'as on disk', ...file },
    'acme/plans.json': { text: 'ändert 👩‍👧', onDisk: 'before', ...file },
    'other/plans.json': { text: 'mine', onDisk: null, ...file },
  },
  drafts: { 'closed/plans.json': 'not saved' },
  view: { width: 'phone', scheme: 'dark', situation: { kind: 'slow', struck: 'calculate' }, panel: 'wire' },
  visit: { ...newVisit, step: 'coverage', isStarted: true },
}

const hashOf = (link: string) => new URL(link).hash

describe('what is kept', () => {
  it('is what the disk does not have, of every client, and where one was', () => {
    expect(keptOf(bench)).toEqual({
      client: 'acme',
      path: 'acme/plans.json',
      carets: bench.carets,
      view: bench.view,
      visit: bench.visit,
      drafts: {
        'acme/plans.json': 'ändert 👩‍👧',
        'other/plans.json': 'mine',
        'closed/plans.json': 'not saved',
      },
    })
  })

  it('comes back as it was', () => {
    const { drafts, ...place } = keptOf(bench)
    expect(benchFrom(JSON.parse(JSON.stringify(keptOf(bench))))).toEqual({
      ...emptyBench(),
      ...place,
      drafts,
    })
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['parts of other kinds', { client: 7, drafts: [], path: {}, carets: 'x', view: 1, visit: 'y' }],
    [
      'choices that there are not',
      { view: { width: 'watch', scheme: 'pink', situation: { kind: 'flood' }, panel: 0 } },
    ],
    ['a visit without answers to read', { visit: { step: 'results', answers: { family: null } } }],
    [
      'files that are no documents',
      { drafts: { '../x/instance.json': 'a', 'acme/.env': 'b', 'acme/plans.json': 5 } },
    ],
  ])('is passed over where it is %s', (_, kept) => {
    expect(benchFrom(kept)).toEqual(emptyBench())
  })
})

describe('a link', () => {
  it('holds all the files of the client, those that are as on disk too', async () => {
    const shared = await readLink(hashOf(await linkTo('http://localhost:5174/#old', sharedOf(bench))))
    expect(shared).toEqual({
      ...keptOf(bench),
      drafts: { 'acme/instance.json': 'as on disk', 'acme/plans.json': 'ändert 👩‍👧' },
    })
  })

  it('is short for a long file', async () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ id: `location-${index}` })))
    const link = await linkTo('http://localhost/', { ...sharedOf(bench), drafts: { 'a/plans.json': text } })
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
