import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useImportFiles } from '../../../../src/workbench/clients/files/useImportFiles.ts'
import { WorkbenchProvider, useWorkbench } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string) => openFile({ text, lineEnding: '\n', version: text })
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
