// Before any component, so that component styles override the shared ones.
import '../../../calculator/styles/tokens.css'
import '../../../calculator/styles/base.css'
import type { Client } from '../../../clients/clients.ts'
import { createApp } from '../../../service/app.ts'
import { readClient } from '../../state/session/readClient.ts'
import { newSession } from '../../state/session/SavedSession.ts'
import { sessionAtCase, sessionAtSimulation, sessionAtStep } from '../../state/session/sessionAt.ts'
import { noSimulation, withSimulation } from '../../state/session/Simulation.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { createCalculatorHost } from './createCalculatorHost.ts'
import { emulateMedia } from './emulateMedia.ts'
import { interceptFetch } from './interceptFetch.ts'
import type { MessageFromIframe, MessageToIframe } from './messages.ts'

const send = (message: MessageFromIframe) => window.parent.postMessage(message, location.origin)
let folder = ''
let client: Client | undefined
let simulation = noSimulation

const root = document.querySelector<HTMLElement>('#root')!
// The curtain of each calculator has the same content.
root.replaceChildren()
const calculator = createCalculatorHost(root, '/calculator', (session, step) =>
  send({ type: 'sessionChanged', client: folder, session, step }),
)
const app = createApp({ get: () => client })
interceptFetch(
  withSimulation(app.fetch, () => simulation),
  (call) => send({ type: 'apiCallRecorded', call }),
)
const setMedia = emulateMedia(document)

window.addEventListener('message', ({ origin, source, data }: MessageEvent<MessageToIframe>) => {
  if (origin === location.origin && source === window.parent) receive(data)
})
send({ type: 'ready' })

function receive(message: MessageToIframe) {
  switch (message.type) {
    case 'clientChanged':
      loadClient(message)
      return
    case 'simulationRestored':
      simulation = message.simulation
      return
    case 'simulationChosen':
      simulation = message.simulation
      send({ type: 'simulationApplied', error: errorFrom(() => showSimulation(message.year)) })
      return
    case 'stepRequested':
      if (client) calculator.show(client, sessionAtStep(message.step, client, calculator.session()))
      return
    case 'caseRequested':
      if (client) calculator.show(client, sessionAtCase(message.shown, client, calculator.session()))
      return
    case 'yearRequested':
      if (client) calculator.show(client, { ...calculator.session(), year: message.year })
      return
    case 'mediaChosen':
      setMedia(message.media)
  }
}

function loadClient({
  id,
  client: name,
  key,
  files,
  session,
}: Extract<MessageToIframe, { type: 'clientChanged' }>) {
  const isOther = name !== folder
  if (isOther) unloadClient()
  folder = name
  const error = errorFrom(() => {
    client = readClient(name, files)
  })
  send({ type: 'clientLoaded', id, error })
  // Like the service, keeps the last valid version of a client whose files have errors.
  if (isOther) calculator.begin(client, session ?? newSession, key)
  else if (error === null) calculator.show(client, calculator.session())
}

/** Keeps the service from responding to pending calls with the next client's documents. */
function unloadClient() {
  calculator.end()
  client = undefined
}

function showSimulation(openYear: string | null) {
  if (client)
    calculator.show(client, sessionAtSimulation(simulation.kind, client, calculator.session(), openYear))
}

/** The message of the error that an action throws; null if it succeeds. */
function errorFrom(action: () => void): string | null {
  try {
    action()
    return null
  } catch (error) {
    return errorMessage(error)
  }
}
