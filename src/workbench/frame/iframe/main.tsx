// Before any component, so that component styles override the shared ones.
import '../../../calculator/styles/tokens.css'
import '../../../calculator/styles/base.css'
import type { Client } from '../../../clients/clients.ts'
import { createApp } from '../../../service/app.ts'
import { withFaults } from '../../../service/faults.ts'
import { interceptFetch } from '../../../service/interceptFetch.ts'
import { errorMessage } from '../../state/errorMessage.ts'
import { readClient } from '../../state/session/readClient.ts'
import {
  newSession,
  selectYear,
  sessionAtCase,
  sessionAtStep,
  type SavedSession,
} from '../../state/session/SavedSession.ts'
import { createCalculatorHost } from './createCalculatorHost.tsx'
import { emulateMedia } from './emulateMedia.ts'
import type { MessageFromIframe, MessageToIframe, CalculatorState } from './messages.ts'

const send = (message: MessageFromIframe) => window.parent.postMessage(message, location.origin)
let shown: CalculatorState | undefined
/** The last valid version; undefined if there is none. */
let client: Client | undefined

const root = document.querySelector<HTMLElement>('#root')!
// The curtain of each calculator has the same content.
root.replaceChildren()
const calculator = createCalculatorHost(root, '/calculator', (session, step) =>
  send({ type: 'sessionChanged', client: shown?.client ?? '', session, step }),
)
const app = createApp({ get: () => client })
interceptFetch(withFaults(app.fetch, () => shown?.simulation ?? { kind: 'none' }))
const setMedia = emulateMedia(document)

window.addEventListener('message', ({ origin, source, data }: MessageEvent<MessageToIframe>) => {
  if (origin !== location.origin || source !== window.parent) return
  if (data.type === 'calculatorStateChanged') showState(data.state)
  else if (client) {
    const year = selectYear(client, shown?.year ?? null)
    const session = calculator.session()
    showSession(
      data.type === 'stepRequested'
        ? sessionAtStep(data.step, year, session)
        : sessionAtCase(data.shown, year, session),
    )
  }
})
send({ type: 'ready' })

function showSession(session: SavedSession) {
  calculator.show(client, session, shown?.year ?? null)
}

function showState(state: CalculatorState) {
  const last = shown
  shown = state
  setMedia(state.media)
  if (state.version !== last?.version) loadClient(state, last)
  if (!client || state.client !== last?.client) return
  const { simulation, year } = state
  const isOtherSimulation =
    simulation.kind !== last.simulation.kind || simulation.route !== last.simulation.route
  if (isOtherSimulation || year !== last.year) showSession(calculator.session())
}

/** Like the service, keeps the last valid version of a client whose files have errors. */
function loadClient(
  { client: folder, texts, version, session }: CalculatorState,
  last: CalculatorState | undefined,
) {
  const isOther = folder !== last?.client
  if (isOther) {
    // Keeps the service from responding to pending calls with the next client's documents.
    calculator.end()
    client = undefined
  }
  let error: string | null = null
  try {
    client = readClient(folder, texts)
  } catch (caught) {
    error = errorMessage(caught)
  }
  send({ type: 'clientLoaded', version, error })
  if (isOther) showSession(session ?? newSession)
  else if (error === null) showSession(calculator.session())
}
