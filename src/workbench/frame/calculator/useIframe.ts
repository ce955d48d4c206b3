import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepName } from '../../../calculator/rules/steps.ts'
import { selectClientFiles, selectClientTexts, yearOf } from '../../state/selectors.ts'
import type { Case } from '../../state/session/Case.ts'
import { useWindowEvent } from '../../state/useWindowEvent.ts'
import { useDispatch, useSession, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import type { MessageFromIframe, MessageToIframe } from '../iframe/messages.ts'

/**
 * Sends the workbench's state to the calculator in the iframe, and dispatches the calculator's messages. Changed texts
 * are sent once they are checked: the calculator shares the page's thread, and before, the user may still be typing.
 */
export function useIframe() {
  const iframe = useRef<HTMLIFrameElement>(null)
  const dispatch = useDispatch()
  const { client, files, path, view, checked } = useWorkbench()
  const { simulation, scheme, width } = view
  const session = useSession()
  // Counts the iframe's loads: after each one, it needs everything again.
  const [loads, setLoads] = useState(0)
  const year = client === null ? null : yearOf(path)
  const medium = width === 'print' ? 'print' : 'screen'
  const latest = useMemo(() => ({ client, texts: selectClientTexts({ client, files }) }), [client, files])
  const [current, setCurrent] = useState(latest)
  const isChecked = useMemo(
    () => selectClientFiles({ client, files }).every(([name, { text }]) => checked.texts[name] === text),
    [client, files, checked],
  )
  if (current !== latest && (isChecked || current.client !== client)) setCurrent(latest)
  const shown = useMemo(
    () => ({ current, simulation, year, media: { scheme, medium } as const }),
    [current, simulation, year, scheme, medium],
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
