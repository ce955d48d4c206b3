import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useImportFiles } from '../../../src/workbench/files/useImportFiles.ts'
import { ReplaceDialog } from '../../../src/workbench/files/ReplaceDialog.tsx'
import { WorkbenchProvider, useWorkbench } from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'

const onDisk = (text: string) => openFile({ text, lineEnding: '\n', version: text })
const files = {
  'acme/instance.json': onDisk('1'),
  'acme/plans.json': onDisk('2'),
  'acme/2028/plans.json': onDisk('3'),
}

/** Takes files over; and in the place of the editor, what is in front and what was taken there. */
function Bench({ brought }: { brought: Record<string, string> }) {
  const take = useImportFiles()
  const { path, notice, files: open } = useWorkbench()
  const rewritten = Object.keys(open).filter((each) => open[each]!.externalEdits > 0)
  const reading = Object.entries(brought).map(([name, text]) => ({ path: name, text }))
  return (
    <>
      <button type="button" onClick={() => void take(Promise.resolve(reading))}>
        Drop
      </button>
      <p role="status">{notice?.message}</p>
      <ReplaceDialog />
      <output aria-label="front">{path}</output>
      <output aria-label="rewritten">{rewritten.join(' ')}</output>
    </>
  )
}

async function drop(brought: Record<string, string>) {
  const initial = { ...emptyModel(), client: 'acme', chosen: 'acme', files, path: 'acme/plans.json' }
  render(
    <WorkbenchProvider initial={initial}>
      <Bench brought={brought} />
    </WorkbenchProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }))
}

it.each([
  [
    'stays in the file in front, whichever is the last',
    { 'acme/instance.json': 'a', 'acme/plans.json': 'b', 'acme/2028/plans.json': 'c' },
    'Loaded instance.json, plans.json, and 2028/plans.json. Undo in each takes it back.',
    'acme/plans.json',
    'acme/instance.json acme/plans.json acme/2028/plans.json',
  ],
  [
    'leaves alone what is the same already, and says so',
    { 'acme/plans.json': '2', 'acme/2028/plans.json': 'c' },
    'Loaded 2028/plans.json. Undo takes it back. plans.json is unchanged.',
    'acme/plans.json',
    'acme/2028/plans.json',
  ],
  [
    'brings the first of them to the front where that in front is none of them',
    { 'acme/instance.json': 'a', 'acme/2028/plans.json': 'c', 'acme/notes.txt': '' },
    "Loaded instance.json and 2028/plans.json. Undo in each takes it back. acme/notes.txt is left out: only a client's files are loaded.",
    'acme/instance.json',
    'acme/instance.json acme/2028/plans.json',
  ],
  [
    'has nothing to do where all is the same',
    { 'acme/instance.json': '1', 'acme/plans.json': '2' },
    'instance.json and plans.json are unchanged.',
    'acme/plans.json',
    '',
  ],
])('a drop of files %s', async (_, brought, words, front, rewritten) => {
  await drop(brought)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('status', { name: 'front' })).toHaveTextContent(front)
  expect(screen.getByRole('status', { name: 'rewritten' }).textContent).toBe(rewritten)
})

describe("files of another client's folder", () => {
  const theirs = { 'zenith/plans.json': 'b', 'zenith/2029/plans.json': 'c', 'zenith/instance.json': '1' }
  const rewritten = () => screen.getByRole('status', { name: 'rewritten' }).textContent

  it('are loaded after a question that says whose they are and what they replace', async () => {
    await drop(theirs)
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace the files of acme?' })
    expect(dialog).toHaveAccessibleDescription(/^These files come from another folder: zenith\./)
    const effects = within(dialog).getAllByRole('listitem')
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      'plans.json is replaced',
      '2029/plans.json is added',
    ])
    expect(rewritten()).toBe('')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }))
    expect(await screen.findByText(/^Loaded plans\.json and 2029\/plans\.json\./)).toBeVisible()
    expect(rewritten()).toBe('acme/plans.json acme/2029/plans.json')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('change nothing where the visitor cancels', async () => {
    await drop(theirs)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(rewritten()).toBe('')
  })

  it('are loaded without a question if they are the same', async () => {
    await drop({ 'zenith/plans.json': '2' })
    expect(await screen.findByText('plans.json is unchanged.')).toBeVisible()
  })
})
