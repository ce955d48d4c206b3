import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepName } from '../../calculator/rules/steps.ts'
import type { FromFrame, ToFrame } from '../frame/messages.ts'
import { useBench, useDispatch } from './BenchProvider.tsx'
import { insideClient, ownFiles } from './selectors.ts'
import { useSettled } from './useSettled.ts'

/** Milliseconds without a keystroke after which the calculator gets the files: half of it would flicker. */
const pause = 80

/** Keeps the calculator in the frame on what the workbench has, and hears what happens there. */
export function useFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const dispatch = useDispatch()
  const { view, client, files: allFiles, visit } = useBench()
  // A frame that is loaded again has to be told all over again.
  const [loads, setLoads] = useState(0)
  const files = useMemo(() => textsOf(client, allFiles), [client, allFiles])
  const settled = useSettled(files, pause)

  const tell = (message: ToFrame) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  const hear = useEffectEvent((message: FromFrame) => {
    if (message.type === 'ready') setLoads((count) => count + 1)
    else dispatch(message)
  })
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent<FromFrame>) => {
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

  const tellClient = useEffectEvent(() => {
    if (settled.client !== null)
      tell({ type: 'clientChanged', client: settled.client, files: settled.texts, visit })
  })
  useEffect(() => {
    if (loads > 0) tellClient()
  }, [loads, settled])

  const isOpen = settled.client !== null
  const told = useRef(view.situation.kind)
  const tellSituation = useEffectEvent(() => {
    // An ordinary calculator is what every frame begins with.
    if (view.situation.kind === 'none' && told.current === 'none') return
    told.current = view.situation.kind
    tell({ type: 'situationChosen', situation: view.situation })
  })
  useEffect(() => {
    if (loads > 0 && isOpen) tellSituation()
  }, [loads, isOpen, view.situation])

  return {
    frame,
    goTo: (step: StepName) => tell({ type: 'stepAsked', step }),
    print: () => frame.current?.contentWindow?.print(),
  }
}

function textsOf(client: string | null, files: Parameters<typeof ownFiles>[0]['files']) {
  const own = ownFiles({ client, files })
  return { client, texts: Object.fromEntries(own.map(([path, { text }]) => [insideClient(path), text])) }
}
