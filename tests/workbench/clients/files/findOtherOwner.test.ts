import { expect, it } from 'vitest'
import { findOtherOwner } from '../../../../src/workbench/clients/files/findOtherOwner.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string, draft?: string) =>
  openFile(
    { text, lineEnding: '\n', version: text },
    draft === undefined ? draft : { text: draft, version: text },
  )
const instance = (displayName: unknown) => JSON.stringify({ client: { displayName } })

const files = {
  'acme/instance.json': onDisk(instance('Acme')),
  'acme/2028/instance.json': onDisk(instance('Acme & Co.'), instance('Acme Holding')),
  'zenith/instance.json': onDisk(instance('Zenith')),
}

it.each([
  ['its display name', 'instance.json', instance('Acme'), null],
  ['the display name of its next year', 'instance.json', instance('Acme Holding'), null],
  ['the display name on disk', 'instance.json', instance('Acme & Co.'), null],
  ['its folder', 'acme/plans.json', '{}', null],
  ["a year's folder", '2028/plans.json', '{}', null],
  ['malformed text', 'plans.json', '<', null],
  ['no name', 'instance.json', instance(7), null],
  ['another display name', 'instance.json', instance('Zenith'), 'Zenith'],
  ['another display name in an incomplete text', 'a.json', '{"client": {"displayName": "Zenith",', 'Zenith'],
  ['another folder', 'zenith/plans.json', '{}', 'zenith'],
  ["another folder's year", 'zenith/2028/plans.json', '{}', 'zenith'],
  ['its display name in another folder', 'acme 2/instance.json', instance('Acme'), 'acme 2'],
])('a file with %s belongs to the open client or to another one', (_, from, text, owner) => {
  const imported = new Map([['acme/some.json', { text, from }]])
  expect(findOtherOwner(imported, { client: 'acme', files })).toBe(owner)
})

it('is null if the open client has no name yet', () => {
  const imported = new Map([['acme/some.json', { text: instance('Zenith'), from: 'instance.json' }]])
  const open = { 'acme/instance.json': onDisk('{}') }
  expect(findOtherOwner(imported, { client: 'acme', files: open })).toBeNull()
})
