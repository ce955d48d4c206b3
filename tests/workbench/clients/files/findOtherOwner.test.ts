import { expect, it } from 'vitest'
import { findOtherOwner } from '../../../../src/workbench/clients/files/findOtherOwner.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string, draft?: string) =>
  openFile(
    { text, lineEnding: '\n', version: text },
    draft === undefined ? draft : { text: draft, version: text },
  )
const instance = (displayName: unknown) => JSON.stringify({ client: { displayName } })
const plans = (...names: string[]) =>
  JSON.stringify({ plans: names.map((displayName, index) => ({ key: `plan${index}`, displayName })) })

const files = {
  'acme/instance.json': onDisk(instance('Acme')),
  'acme/2028/instance.json': onDisk(instance('Acme & Co.'), instance('Acme Holding')),
  'acme/plans.json': onDisk(plans('Basic', 'Plus', 'Saver')),
  'zenith/instance.json': onDisk(instance('Zenith')),
}
const findOwner = (from: string, text: string, open: typeof files | object = files) =>
  findOtherOwner(new Map([['acme/some.json', { text, from }]]), {
    client: 'acme',
    files: open as typeof files,
  })

it.each([
  ['its display name', 'instance.json', instance('Acme')],
  ['the display name of its next year', 'instance.json', instance('Acme Holding')],
  ['the display name on disk', 'instance.json', instance('Acme & Co.')],
  ['its folder', 'acme/plans.json', '{}'],
  ["a year's folder", '2028/plans.json', '{}'],
  ['most of its plans', 'plans.json', plans('Basic', 'Plus', 'New')],
  ['no plans', 'plans.json', plans()],
  ['malformed text', 'plans.json', '<'],
  ['no name', 'instance.json', instance(7)],
])('a file with %s may belong to the open client', (_, from, text) => {
  expect(findOwner(from, text)).toBeNull()
})

it.each([
  ['another display name', 'instance.json', instance('Zenith'), { folder: null, name: 'Zenith' }],
  [
    'another display name in an incomplete text',
    'a.json',
    '{"client": {"displayName": "Zenith",',
    { folder: null, name: 'Zenith' },
  ],
  ['another folder', 'zenith/plans.json', '{}', { folder: 'zenith', name: null }],
  ["another folder's year", 'zenith/2028/plans.json', '{}', { folder: 'zenith', name: null }],
  [
    'its display name in another folder',
    'acme 2/instance.json',
    instance('Acme'),
    { folder: 'acme 2', name: 'Acme' },
  ],
  ['other plans', 'plans.json', plans('Basic', 'Gold', 'Silver'), { folder: null, name: null }],
])('a file with %s belongs to another client', (_, from, text, owner) => {
  expect(findOwner(from, text)).toEqual(owner)
})

it('is null if the open client has neither a name nor plans yet', () => {
  const empty = { 'acme/instance.json': onDisk('{}') }
  expect(findOwner('instance.json', instance('Zenith'), empty)).toBeNull()
  expect(findOwner('plans.json', plans('Gold'), empty)).toBeNull()
})
