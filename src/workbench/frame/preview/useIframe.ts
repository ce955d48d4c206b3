import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepName } from '../../../calculator/rules/steps.ts'
import type { Case } from '../../state/session/Case.ts'
import type { MessageFromIframe, MessageToIframe } from '../iframe/messages.ts'
import { selectClientTexts, yearOf } from '../../state/selectors.ts'
import { useDebounced } from '../../state/useDebounced.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'

/** Milliseconds after the last keystroke. With half of it, the preview flickers. */
const delay = 80

/** Sends the workbench's state to the calculator in the iframe, and dispatches the calculator's messages. */
export function useIframe() {
  const iframe = useRef<HTMLIFrameElement>(null)
  const dispatch = useDispatch()
  const { view, client, files, path, keys, session } = useWorkbench()
  // Counts the iframe's loads: after each one, it needs everything again.
  const [loads, setLoads] = useState(0)
  const current = useMemo(() => ({ client, texts: selectClientTexts({ client, files }) }), [client, files])
  const debounced = useDebounced(current, delay)

  const send = useCallback((message: MessageToIframe) => {
    iframe.current?.contentWindow?.postMessage(message, location.origin)
  }, [])
  const sent = useRef({ id: 0, ...debounced })
  const onMessage = useEffectEvent((message: MessageFromIframe) => {
    if (message.type === 'ready') setLoads((count) => count + 1)
    else if (message.type !== 'clientLoaded') dispatch(message)
    else {
      const { id, client: name, texts } = sent.current
      // Ignores replies about older versions.
      if (id === message.id && name !== null)
        dispatch({ type: 'clientLoaded', client: name, texts, error: message.error })
    }
  })
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent<MessageFromIframe>) => {
      if (origin === location.origin && source === iframe.current?.contentWindow) onMessage(data)
    }
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const medium = view.width === 'print' ? 'print' : 'screen'
  const sendMedia = useEffectEvent(() =>
    send({ type: 'mediaChosen', media: { scheme: view.scheme, medium } }),
  )
  useEffect(() => {
    if (loads > 0) sendMedia()
  }, [loads, view.scheme, medium])

  const sentSimulation = useRef(view.simulation)
  // The calculator follows the year of the open file, but a simulation may show another year.
  const year = client === null ? null : yearOf(path)
  const sendSimulation = useEffectEvent((type: 'simulationRestored' | 'simulationChosen') => {
    sentSimulation.current = view.simulation
    send({ type, simulation: view.simulation, year })
  })
  // Before the client, because the simulation affects its first API calls.
  useEffect(() => {
    if (loads > 0) sendSimulation('simulationRestored')
  }, [loads])

  const sendClient = useEffectEvent(() => {
    const { client: name, texts } = debounced
    if (name === null || Object.keys(texts).length === 0) return
    const id = sent.current.id + 1
    sent.current = { id, ...debounced }
    send({ type: 'clientChanged', id, client: name, key: keys[name] ?? null, files: texts, session })
  })
  useEffect(() => {
    if (loads > 0) sendClient()
  }, [loads, debounced])
  // After the client, because the simulation moves that client's session.
  const isClientSent = debounced === current
  useEffect(() => {
    if (loads > 0 && isClientSent && sentSimulation.current !== view.simulation)
      sendSimulation('simulationChosen')
  }, [loads, isClientSent, view.simulation])

  const sentYear = useRef({ client, year })
  const sendYear = useEffectEvent(() => {
    const isSame = sentYear.current.client !== client || sentYear.current.year === year
    sentYear.current = { client, year }
    if (!isSame) send({ type: 'yearRequested', year })
  })
  useEffect(() => sendYear(), [client, year])

  return {
    iframe,
    goTo: (step: StepName) => send({ type: 'stepRequested', step }),
    showCase: useCallback((shown: Case) => send({ type: 'caseRequested', shown }), [send]),
    print: () => iframe.current?.contentWindow?.print(),
  }
}
