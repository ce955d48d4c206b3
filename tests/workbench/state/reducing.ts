import { produce } from 'immer'
import type { DiskFile } from '../../../src/workbench/state/diskRequests.ts'
import { emptyModel, type Model } from '../../../src/workbench/state/model.ts'
import { reduce, type WorkbenchEvent } from '../../../src/workbench/state/reducer.ts'

export const onDisk = (text: string): DiskFile => ({ text, version: `v-${text}`, lineEnding: '\n' })

/** The model after events. */
export function after(model: Model, ...events: WorkbenchEvent[]): Model {
  return produce(model, (draft) => {
    for (const event of events) reduce(draft, event)
  })
}

/** The events that open a client. */
export const opening = (
  client: string,
  files: Record<string, DiskFile | null>,
): [WorkbenchEvent, WorkbenchEvent] => [
  { type: 'clientChosen', client },
  { type: 'clientOpened', client, files },
]

export const acme = { 'acme/instance.json': onDisk('a'), 'acme/plans.json': onDisk('b') }

/** A workbench with the client "acme". */
export const opened = after(emptyModel(), ...opening('acme', acme))
