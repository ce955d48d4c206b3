import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useIframe } from '../../../../src/workbench/frame/calculator/useIframe.ts'
import type { MessageToIframe } from '../../../../src/workbench/frame/iframe/messages.ts'
import { emptyModelCheck } from '../../../../src/workbench/state/model.ts'
import { useDispatch, WorkbenchProvider } from '../../../../src/workbench/state/WorkbenchProvider.tsx'
import { openClient } from '../../openClient.ts'

it('sends an edited text once it is checked', () => {
  const model = openClient('alder')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WorkbenchProvider initial={model}>{children}</WorkbenchProvider>
  )
  const { result } = renderHook(() => ({ ...useIframe(), dispatch: useDispatch() }), { wrapper })
  const sent: string[] = []
  const source = {
    postMessage(message: MessageToIframe) {
      if (message.type === 'calculatorStateChanged') sent.push(message.state.texts['plans.json']!)
    },
  } as Window
  result.current.iframe.current = { contentWindow: source } as HTMLIFrameElement
  const ready = new MessageEvent('message', { origin: location.origin, source, data: { type: 'ready' } })
  fireEvent(window, ready)
  expect(sent).toHaveLength(1)

  const edited = { 'alder/plans.json': 'edited' }
  const before = Object.fromEntries(Object.entries(model.files).map(([path, { text }]) => [path, text]))
  const check = (texts: Record<string, string>) =>
    act(() => result.current.dispatch({ type: 'checkFinished', checked: { ...emptyModelCheck, texts } }))
  act(() => result.current.dispatch({ type: 'filesEdited', texts: edited }))
  check(before)
  expect(sent).toHaveLength(1)
  check({ ...before, ...edited })
  expect(sent.slice(1)).toEqual(['edited'])
})
