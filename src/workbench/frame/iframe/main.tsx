// Before any component, so that component styles override the shared ones.
import '../../../calculator/styles/tokens.css'
import '../../../calculator/styles/base.css'
import type { Client } from '../../../clients/clients.ts'
import { createApp } from '../../../service/app.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { readClient } from '../../state/session/readClient.ts'
import { newSession } from '../../state/session/SavedSession.ts'
import { sessionAtCase, sessionAtSimulation, sessionAtStep } from '../../state/session/sessionAt.ts'
import { noSimulation, withSimulation } from '../../state/session/Simulation.ts'
import { createCalculatorHost } from './createCalculatorHost.tsx'
import { emulateMedia } from './emulateMedia.ts'
import { interceptFetch } from './interceptFetch.ts'
import type { MessageFromIframe, MessageToIframe, Preview } from './messages.ts'

const send = (message: MessageFromIframe) => window.parent.postMessage(message, location.origin)
let shown: Preview | undefined
/** The last valid version; undefined if there is none. */
let client: Client | undefined

const root = document.querySelector<HTMLElement>('#root')!
// The curtain of each calculator has the same content.
root.replaceChildren()
const calculator = createCalculatorHost(root, '/calculator', (session, step) =>
  send({ type: 'sessionChanged', client: shown?.client ?? '', session, step }),
)
const app = createApp({ get: () => client })
interceptFetch(withSimulation(app.fetch, () => shown?.simulation ?? noSimulation))
const setMedia = emulateMedia(document)

window.addEventListener('message', ({ origin, source, data }: MessageEvent<MessageToIframe>) => {
  if (origin !== location.origin || source !== window.parent) return
  if (data.type === 'previewChanged') show(data.preview)
  else if (client) {
    const session = calculator.session()
    calculator.show(
      client,
      data.type === 'stepRequested'
        ? sessionAtStep(data.step, client, session)
        : sessionAtCase(data.shown, client, session),
    )
  }
})
send({ type: 'ready' })

function show(preview: Preview) {
  const last = shown
  shown = preview
  setMedia(preview.media)
  if (preview.version !== last?.version) loadClient(preview, last)
  if (!last) return
  const { kind, route } = preview.simulation
  if (kind !== last.simulation.kind || route !== last.simulation.route)
    send({ type: 'simulationApplied', error: errorFrom(() => showSimulation(preview)) })
  else if (client && preview.client === last.client && preview.year !== last.year)
    calculator.show(client, { ...calculator.session(), year: preview.year })
}

/** Like the service, keeps the last valid version of a client whose files have errors. */
function loadClient({ client: folder, texts, version, session }: Preview, last: Preview | undefined) {
  const isOther = folder !== last?.client
  if (isOther) {
    // Keeps the service from responding to pending calls with the next client's documents.
    calculator.end()
    client = undefined
  }
  const error = errorFrom(() => {
    client = readClient(folder, texts)
  })
  send({ type: 'clientLoaded', version, error })
  if (isOther) calculator.show(client, session ?? newSession)
  else if (error === null) calculator.show(client, calculator.session())
}

function showSimulation({ simulation, year }: Preview) {
  if (client)
    calculator.show(client, sessionAtSimulation(simulation.kind, client, calculator.session(), year))
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
