import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useImportFiles } from '../../../../src/workbench/clients/files/useImportFiles.ts'
import { ReplaceDialog } from '../../../../src/workbench/clients/files/ReplaceDialog.tsx'
import { WorkbenchProvider, useWorkbench } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../../src/workbench/state/model.ts'
import { openFile } from '../../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string) => openFile({ text, lineEnding: '\n', version: text })
const files = {
  'acme/instance.json': onDisk('1'),
  'acme/plans.json': onDisk('2'),
  'acme/2028/plans.json': onDisk('3'),
}

/** Imports files on a click, and shows the open file and the replaced files instead of the editor. */
function TestWorkbench({ imported }: { imported: Record<string, string> }) {
  const importFiles = useImportFiles()
  const { path, notice, files: openFiles } = useWorkbench()
  const replaced = Object.keys(openFiles).filter((each) => openFiles[each]!.externalEdits > 0)
  const reading = Object.entries(imported).map(([name, text]) => ({ path: name, text }))
  return (
    <>
      <button type="button" onClick={() => void importFiles(Promise.resolve(reading))}>
        Drop
      </button>
      <p role="status">{notice?.message}</p>
      <ReplaceDialog />
      <output aria-label="open">{path}</output>
      <output aria-label="replaced">{replaced.join(' ')}</output>
    </>
  )
}

async function drop(imported: Record<string, string>) {
  const initial = { ...emptyModel(), client: 'acme', chosenClient: 'acme', files, path: 'acme/plans.json' }
  render(
    <WorkbenchProvider initial={initial}>
      <TestWorkbench imported={imported} />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }))
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
  await drop(imported)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('status', { name: 'open' })).toHaveTextContent(open)
  expect(screen.getByRole('status', { name: 'replaced' }).textContent).toBe(replaced)
})

describe("Files of another client's folder", () => {
  const theirs = { 'zenith/plans.json': 'b', 'zenith/2029/plans.json': 'c', 'zenith/instance.json': '1' }
  const replaced = () => screen.getByRole('status', { name: 'replaced' }).textContent

  it('are loaded after a dialog that says whose they are and what they replace', async () => {
    await drop(theirs)
    const dialog = await screen.findByRole('dialog', { name: 'Replace the files of acme?' })
    expect(dialog).toHaveAccessibleDescription(/^These files come from another folder: zenith\./)
    const effects = within(dialog).getAllByRole('listitem')
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      'plans.json is replaced',
      '2029/plans.json is added',
    ])
    expect(replaced()).toBe('')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }))
    expect(await screen.findByText(/^Loaded plans\.json and 2029\/plans\.json\./)).toBeVisible()
    expect(replaced()).toBe('acme/plans.json acme/2029/plans.json')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('change nothing if the user cancels', async () => {
    await drop(theirs)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(replaced()).toBe('')
  })

  it('are loaded without a dialog if they are the same', async () => {
    await drop({ 'zenith/plans.json': '2' })
    expect(await screen.findByText('plans.json is unchanged.')).toBeVisible()
  })
})
