import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepName } from '../../../calculator/rules/steps.ts'
import { selectClientTexts, yearOf } from '../../state/selectors.ts'
import type { Case } from '../../state/session/Case.ts'
import { useDebounced } from '../../state/useDebounced.ts'
import { useWindowEvent } from '../../state/useWindowEvent.ts'
import { useDispatch, useSession, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import type { MessageFromIframe, MessageToIframe } from '../iframe/messages.ts'

/** Milliseconds after the last keystroke. The calculator flickers with 40 ms. */
const delay = 80

/** Sends the workbench's state to the calculator in the iframe, and dispatches the calculator's messages. */
export function useIframe() {
  const iframe = useRef<HTMLIFrameElement>(null)
  const dispatch = useDispatch()
  const { client, files, path, view } = useWorkbench()
  const { simulation, scheme, width } = view
  const session = useSession()
  // Counts the iframe's loads: after each one, it needs everything again.
  const [loads, setLoads] = useState(0)
  const year = client === null ? null : yearOf(path)
  const medium = width === 'print' ? 'print' : 'screen'
  const current = useMemo(() => ({ client, texts: selectClientTexts({ client, files }) }), [client, files])
  const shown = useDebounced(
    useMemo(
      () => ({ current, simulation, year, media: { scheme, medium } as const }),
      [current, simulation, year, scheme, medium],
    ),
    delay,
  )

  const send = useCallback((message: MessageToIframe) => {
    iframe.current?.contentWindow?.postMessage(message, location.origin)
  }, [])
  const sent = useRef({ version: 0, current })
  const sendState = useEffectEvent(() => {
    const { current: wanted, ...others } = shown
    const { client: name, texts } = wanted
    if (name === null || Object.keys(texts).length === 0) return
    const version = sent.current.version + (sent.current.current === wanted ? 0 : 1)
    sent.current = { version, current: wanted }
    const state = { client: name, texts, version, session, ...others }
    send({ type: 'calculatorStateChanged', state })
  })
  useEffect(() => {
    if (loads > 0) sendState()
  }, [loads, shown])

  useWindowEvent('message', ({ origin, source, data }: MessageEvent<MessageFromIframe>) => {
    if (origin !== location.origin || source !== iframe.current?.contentWindow) return
    if (data.type === 'ready') setLoads(loads + 1)
    else if (data.type !== 'clientLoaded') dispatch(data)
    else {
      const { version, current: loaded } = sent.current
      // Ignores replies about older versions.
      if (version === data.version && loaded.client !== null)
        dispatch({ type: 'clientLoaded', client: loaded.client, texts: loaded.texts, error: data.error })
    }
  })

  return {
    iframe,
    goTo: (step: StepName) => send({ type: 'stepRequested', step }),
    showCase: useCallback((to: Case) => send({ type: 'caseRequested', shown: to }), [send]),
    print: () => iframe.current?.contentWindow?.print(),
  }
}
