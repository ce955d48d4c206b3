import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useImportFiles } from '../../../../src/workbench/clients/files/useImportFiles.ts'
import { WorkbenchProvider, useWorkbench } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'
import { findOtherOwner } from '../../../../src/workbench/clients/files/findOtherOwner.ts'
import { readPicked } from '../../../../src/workbench/clients/files/readImportedFiles.ts'
import { resolveImport } from '../../../../src/workbench/clients/files/resolveImport.ts'

const onDisk = (text: string, draft?: string) =>
  openFile(
    { text, lineEnding: '\n', version: text },
    draft === undefined ? draft : { text: draft, version: text },
  )
const files = {
  'acme/instance.json': onDisk('1'),
  'acme/plans.json': onDisk('2'),
  'acme/2028/plans.json': onDisk('3'),
}
const initial = { ...emptyModel(), client: 'acme', chosenClient: 'acme', files, path: 'acme/plans.json' }

/** Imports files. @returns the message, the open file, and the files that are replaced */
async function drop(imported: Record<string, string>) {
  const { result } = renderHook(() => ({ model: useWorkbench(), importFiles: useImportFiles() }), {
    wrapper: ({ children }) => <WorkbenchProvider initial={initial}>{children}</WorkbenchProvider>,
  })
  const reading = Object.entries(imported).map(([path, text]) => ({ path, text }))
  await act(() => result.current.importFiles(Promise.resolve(reading)))
  const { notice, path, files: all } = result.current.model
  const replaced = Object.keys(all).filter((each) => all[each]!.externalEdits > 0)
  return { message: notice?.message, open: path, replaced: replaced.join(' ') }
}

it.each([
  [
    'keeps the open file open if it is one of them',
    { 'acme/instance.json': 'a', 'acme/plans.json': 'b', 'acme/2028/plans.json': 'c' },
    'Loaded instance.json, plans.json, and 2028/plans.json. Undo reverts it.',
    'acme/plans.json',
    'acme/instance.json acme/plans.json acme/2028/plans.json',
  ],
  [
    'does not replace a file that is the same',
    { 'acme/plans.json': '2', 'acme/2028/plans.json': 'c' },
    'Loaded 2028/plans.json. Undo reverts it. plans.json is unchanged.',
    'acme/plans.json',
    'acme/2028/plans.json',
  ],
  [
    'opens the first of them if the open file is not one of them',
    { 'acme/instance.json': 'a', 'acme/2028/plans.json': 'c', 'acme/notes.txt': '' },
    "Loaded instance.json and 2028/plans.json. Undo reverts it. acme/notes.txt is left out: only a client's files are loaded.",
    'acme/instance.json',
    'acme/instance.json acme/2028/plans.json',
  ],
  [
    "says that none of them is a client's",
    { 'notes.txt': 'Call the carrier.' },
    "Nothing was loaded. notes.txt is left out: only a client's files are loaded.",
    'acme/plans.json',
    '',
  ],
  [
    'replaces nothing if all are the same',
    { 'acme/instance.json': '1', 'acme/plans.json': '2' },
    'instance.json and plans.json are unchanged.',
    'acme/plans.json',
    '',
  ],
])('a drop of files %s', async (_, imported, message, open, replaced) => {
  expect(await drop(imported)).toEqual({ message, open, replaced })
})

describe("Files of another client's folder", () => {
  const theirs = { 'zenith/plans.json': 'b', 'zenith/2029/plans.json': 'c', 'zenith/instance.json': '1' }
  const stubConfirm = (isConfirmed: boolean) => {
    const confirm = vi.fn<(message?: string) => boolean>(() => isConfirmed)
    vi.stubGlobal('confirm', confirm)
    return confirm
  }
  afterEach(() => vi.unstubAllGlobals())

  it('are loaded after a question that says whose they are and what they replace', async () => {
    const confirm = stubConfirm(true)
    expect(await drop(theirs)).toMatchObject({ replaced: 'acme/plans.json acme/2029/plans.json' })
    expect(confirm).toHaveBeenCalledWith(
      'These files belong to zenith. Load plans.json and 2029/plans.json into acme? Nothing changes on disk until you save.',
    )
  })

  it('change nothing if the user cancels', async () => {
    stubConfirm(false)
    expect(await drop(theirs)).toEqual({ message: undefined, open: 'acme/plans.json', replaced: '' })
  })

  it('are loaded without a question if they are the same', async () => {
    const confirm = stubConfirm(false)
    expect(await drop({ 'zenith/plans.json': '2' })).toMatchObject({ message: 'plans.json is unchanged.' })
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('A logo', () => {
  const png = `data:image/png;base64,iVBORw0KGgoAAAA=`
  const instance = JSON.stringify({ client: { displayName: 'Acme', logo: { url: 'logo.png' } } })

  it('is read from its file, and becomes that of the instance.json that names it', async () => {
    const bytes = Uint8Array.from(atob(png.split(',')[1]!), (each) => each.codePointAt(0)!)
    const picked = await readPicked([new File([bytes], 'logo.png'), new File([instance], 'instance.json')])
    expect(picked[0]).toEqual({ path: 'logo.png', text: png })
    const { replacements, skipped } = resolveImport(picked, 'acme/plans.json')
    expect([...replacements]).toEqual([
      ['acme/instance.json', { from: 'instance.json', text: instance.replace('logo.png', png) }],
    ])
    expect(skipped).toEqual([])
  })

  it('is left out if no imported file names it', () => {
    const others = [
      { path: 'zenith/logo.webp', text: png },
      { path: 'zenith/instance.json', text: instance },
    ]
    expect(resolveImport(others, 'acme/plans.json').skipped).toEqual(['zenith/logo.webp'])
  })

  it('of another client that is not among the files keeps them from being loaded', async () => {
    const { message, replaced } = await drop({ 'zenith/instance.json': instance })
    expect(message).toMatch(/^Nothing was loaded: zenith\/instance\.json of zenith names logo\.png/)
    expect(replaced).toBe('')
  })
})

describe('The owner of a file', () => {
  const instance = (displayName: unknown) => JSON.stringify({ client: { displayName } })

  const owned = {
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
    ['another name in an incomplete text', 'a.json', '{"client": {"displayName": "Zenith",', 'Zenith'],
    ['another folder', 'zenith/plans.json', '{}', 'zenith'],
    ["another folder's year", 'zenith/2028/plans.json', '{}', 'zenith'],
    ['its display name in another folder', 'acme 2/instance.json', instance('Acme'), 'acme 2'],
  ])('a file with %s belongs to the open client or to another one', (_, from, text, owner) => {
    const imported = new Map([['acme/some.json', { text, from }]])
    expect(findOtherOwner(imported, { client: 'acme', files: owned })).toBe(owner)
  })

  it('is null if the open client has no name yet', () => {
    const imported = new Map([['acme/some.json', { text: instance('Zenith'), from: 'instance.json' }]])
    const open = { 'acme/instance.json': onDisk('{}') }
    expect(findOtherOwner(imported, { client: 'acme', files: open })).toBeNull()
  })
})

const filesAt = (...paths: string[]) => paths.map((path) => ({ path, text: '{}' }))

describe('An imported file', () => {
  it.each([
    ["replaces one of the editor's year, by itself", 'plans.json', 'acme/2028/plans.json'],
    ["replaces one of the current year, in a client's folder", 'other/plans.json', 'acme/plans.json'],
    ["replaces one of its year, in a client's folder", 'other/2027/plans.json', 'acme/2027/plans.json'],
  ])('%s', (_, from, path) => {
    const { replacements } = resolveImport(filesAt(from), 'acme/2028/plans.json')
    expect([...replacements.keys()]).toEqual([path])
  })

  it.each([
    ['{ "plans": [] }', 'plans.json'],
    ['{ "client": {} }', 'instance.json'],
    ['null', null],
    ['not JSON', null],
  ])('%s replaces %s, whatever its name', (text, document) => {
    const { replacements } = resolveImport([{ path: 'a.json', text }], 'acme/plans.json')
    expect([...replacements.keys()]).toEqual(document === null ? [] : [`acme/${document}`])
  })

  it.each(['photo.json', 'other/copy of plans.json', 'other/old/plans.json'])(
    "is skipped if it is not a client's: %s",
    (path) => {
      const resolved = resolveImport(filesAt(path, 'plans.json'), 'acme/plans.json')
      expect(resolved).toMatchObject({ skipped: [path] })
    },
  )

  it('is skipped if it was not read', () => {
    const { skipped } = resolveImport([{ path: 'plans.pdf', text: null }], 'acme/plans.json')
    expect(skipped).toEqual(['plans.pdf'])
  })

  it('conflicts with another that would replace the same file', () => {
    const { conflict } = resolveImport(filesAt('other/plans.json', 'plans.json'), 'acme/plans.json')
    expect(conflict).toEqual({ path: 'acme/plans.json', files: ['other/plans.json', 'plans.json'] })
  })
})
