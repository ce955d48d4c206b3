import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepName } from '../../calculator/rules/steps.ts'
import type { MessageFromIframe, MessageToIframe } from '../iframe/messages.ts'
import { useBench, useDispatch } from './BenchProvider.tsx'
import { textsInside } from './selectors.ts'
import { useDebounced } from './useDebounced.ts'

/** Milliseconds without a keystroke after which the calculator gets the files: half of it would flicker. */
const pause = 80

/** Keeps the calculator in the frame on what the workbench has, and hears what happens there. */
export function useFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const dispatch = useDispatch()
  const { view, client, files, keys, session } = useBench()
  // A frame that is loaded again has to be told all over again.
  const [loads, setLoads] = useState(0)
  const read = useMemo(() => ({ client, texts: textsInside({ client, files }) }), [client, files])
  const settled = useDebounced(read, pause)

  const tell = (message: MessageToIframe) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  const told = useRef({ id: 0, ...settled })
  const hear = useEffectEvent((message: MessageFromIframe) => {
    if (message.type === 'ready') setLoads((count) => count + 1)
    else if (message.type !== 'clientLoaded') dispatch(message)
    else {
      const { id, client: name, texts } = told.current
      // Of several versions on their way the last counts.
      if (id === message.id && name !== null)
        dispatch({ type: 'clientLoaded', client: name, texts, problem: message.problem })
    }
  })
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent<MessageFromIframe>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) hear(data)
    }
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const medium = view.width === 'print' ? 'print' : 'screen'
  const tellMedia = useEffectEvent(() =>
    tell({ type: 'mediaChosen', media: { scheme: view.scheme, medium } }),
  )
  useEffect(() => {
    if (loads > 0) tellMedia()
  }, [loads, view.scheme, medium])

  const appliedSimulation = useRef(view.simulation)
  const sendSimulation = useEffectEvent((type: 'simulationRestored' | 'simulationChosen') => {
    appliedSimulation.current = view.simulation
    tell({ type, simulation: view.simulation })
  })
  // Before the client: its first calls are struck already, and the session is where the simulation had led.
  useEffect(() => {
    if (loads > 0) sendSimulation('simulationRestored')
  }, [loads])

  const tellClient = useEffectEvent(() => {
    const { client: name, texts } = settled
    if (name === null || Object.keys(texts).length === 0) return
    const id = told.current.id + 1
    told.current = { id, ...settled }
    tell({ type: 'clientChanged', id, client: name, key: keys[name] ?? null, files: texts, session })
  })
  useEffect(() => {
    if (loads > 0) tellClient()
  }, [loads, settled])
  // Once the client is there in which it is to come about.
  const isTold = settled === read
  useEffect(() => {
    if (loads > 0 && isTold && appliedSimulation.current !== view.simulation)
      sendSimulation('simulationChosen')
  }, [loads, isTold, view.simulation])

  return {
    frame,
    goTo: (step: StepName) => tell({ type: 'stepRequested', step }),
    print: () => frame.current?.contentWindow?.print(),
  }
}
