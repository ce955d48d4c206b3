import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useLayoutEffect, type Dispatch } from 'react'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { yearFiles, type YearFile } from '../../../src/contract/clientFiles.ts'
import { EditorPane } from '../../../src/workbench/editor/EditorPane.tsx'
import { emptyModel, emptyModelCheck, type Model } from '../../../src/workbench/state/model.ts'
import { openFile } from '../../../src/workbench/state/OpenFile.ts'
import type { WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'
import {
  useDispatch,
  useWorkbench,
  WorkbenchProvider,
} from '../../../src/workbench/state/WorkbenchProvider.tsx'
import { inEnglish } from '../../kit/inEnglish.ts'

const clients = join(import.meta.dirname, '../../../fixtures/clients')

/** The text of a sample client's file, in English only. */
export function readSample(client: string, file: YearFile): string {
  return inEnglish(readFileSync(join(clients, client, file), 'utf8'), file)
}

interface Options {
  client?: string
  section: string
  texts?: Record<string, string>
  diagnostics?: Diagnostic[]
}

/** Renders the form of a sample client and returns functions that read the workbench's state. */
export function openForm({ client = 'lakeshore', section, texts = {}, diagnostics = [] }: Options) {
  const files = Object.fromEntries(
    yearFiles.map((file) => {
      const text = texts[file] ?? readSample(client, file)
      return [`${client}/${file}`, openFile({ text, version: text, lineEnding: '\n' })]
    }),
  )
  const initial: Model = {
    ...emptyModel(),
    client,
    chosenClient: client,
    path: `${client}/instance.json`,
    files,
    checked: { ...emptyModelCheck, diagnostics },
  }
  initial.view = { ...initial.view, section }
  let latest = initial
  let dispatch: Dispatch<WorkbenchEvent> = () => {}
  const rendered = render(
    <WorkbenchProvider initial={initial}>
      <EditorPane />
      <Probe
        onModel={(model, send) => {
          latest = model
          dispatch = send
        }}
      />
    </WorkbenchProvider>,
  )
  return {
    ...rendered,
    text: (file: string) => latest.files[`${client}/${file}`]!.text,
    value: (file: string) => JSON.parse(latest.files[`${client}/${file}`]!.text) as unknown,
    model: () => latest,
    dispatch: (event: WorkbenchEvent) => act(() => dispatch(event)),
  }
}

/** Replaces what a field contains, and leaves it. */
export function write(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

export const click = (element: HTMLElement) => fireEvent.click(element)

/** Fills the only field of a dialog, and confirms. */
export function submitName(name: string): void {
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: name } })
  fireEvent.submit(dialog.getByRole('textbox').closest('form')!)
}

/** Keeps the latest model for the test. */
function Probe({ onModel }: { onModel: (model: Model, dispatch: Dispatch<WorkbenchEvent>) => void }) {
  const model = useWorkbench()
  const dispatch = useDispatch()
  useLayoutEffect(() => onModel(model, dispatch))
  return null
}
