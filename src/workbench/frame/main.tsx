// First of all, so that a component's own style comes after what all of them share.
import '../../calculator/styles/tokens.css'
import '../../calculator/styles/base.css'
import { createApp } from '../../service/app.ts'
import type { Client } from '../../clients/clients.ts'
import { errorMessage } from '../errorMessage.ts'
import { answerCalls } from './answerCalls.ts'
import { emulateMedia } from './emulateMedia.ts'
import { hostedCalculator } from './hostedCalculator.ts'
import type { FromFrame, ToFrame } from './messages.ts'
import { readClient } from './readClient.ts'
import { inSituation, ordinary } from './situations.ts'
import { visitAt, visitIn } from './situationSession.ts'
import { newSession } from './session.ts'

const tell = (message: FromFrame) => window.parent.postMessage(message, location.origin)
let folder = ''
let client: Client | undefined
let situation = ordinary

const root = document.querySelector<HTMLElement>('#root')!
const calculator = hostedCalculator(root, '/calculator', (session, step) =>
  tell({ type: 'sessionChanged', client: folder, session, step }),
)
const app = createApp({ get: () => client })
answerCalls(
  inSituation(app.fetch, () => situation),
  (exchange) => tell({ type: 'exchangeRecorded', exchange }),
)
const setMedia = emulateMedia(document)

window.addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
  if (origin === location.origin && source === window.parent) hear(data)
})
tell({ type: 'ready' })

function hear(message: ToFrame) {
  switch (message.type) {
    case 'clientChanged':
      take(message)
      return
    case 'situationKept':
      situation = message.situation
      return
    case 'situationChosen':
      situation = message.situation
      tell({ type: 'situationApplied', problem: whyNot(meet) })
      return
    case 'stepAsked':
      if (client) calculator.show(client, visitAt(message.step, client, calculator.visit()))
      return
    case 'mediaChosen':
      setMedia(message.media)
  }
}

function take({ id, client: name, key, files, session }: Extract<ToFrame, { type: 'clientChanged' }>) {
  const isOther = name !== folder
  if (isOther) leave()
  folder = name
  const problem = whyNot(() => {
    client = readClient(name, files)
  })
  tell({ type: 'clientLoaded', id, problem })
  // A version that does not check leaves the last one as it is, as the service does.
  if (isOther) calculator.begin(client, session ?? newSession, key)
  else if (problem === null) calculator.show(client, calculator.visit())
}

/** What is still answered there is not answered of the next client. */
function leave() {
  calculator.end()
  client = undefined
}

function meet() {
  if (client) calculator.show(client, visitIn(situation.kind, client, calculator.visit()))
}

function whyNot(attempt: () => void): string | null {
  try {
    attempt()
    return null
  } catch (error) {
    return errorMessage(error)
  }
}
