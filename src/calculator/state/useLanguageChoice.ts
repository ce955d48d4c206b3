import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../api/ApiError.ts'
import { calculate } from '../api/calculate.ts'
import { storeLanguage } from '../api/preferredLanguages.ts'
import { useCalculator, useDispatch, useSession } from './CalculatorProvider.tsx'
import { loadPage, type LoadedPage } from './loadPage.ts'
import { reloadOnce } from './useLazyModule.ts'
import { selectInputs, selectInputsKey } from './selectInputs.ts'
import { useRequest, type Loading } from './useRequest.ts'

/**
 * Changes the language. The page stays as it is until everything has loaded in the chosen language: the instance, the
 * texts, and the result on screen.
 * @param show shows the loaded page
 * @param firstScreen the address of a new page
 */
export function useLanguageChoice(show: (page: Loading<LoadedPage>) => void, firstScreen: string) {
  const { settings, language, year } = useSession()
  const dispatch = useDispatch()
  const model = useCalculator((latest) => latest)
  const latestModel = useRef(model)
  useEffect(() => {
    latestModel.current = model
  }, [model])
  const [{ wanted, count, isRetry }, setChoice] = useState({ wanted: language, count: 0, isRetry: false })
  const [status, setStatus] = useState<Loading<unknown>['status']>()

  const load = async (signal: AbortSignal) => {
    const inWanted = { ...settings, language: wanted }
    const page = await loadPage(year, inWanted, signal).catch(async (error: unknown) => {
      const isStale = isRetry && !(error instanceof ApiError) && !signal.aborted
      if (isStale && (await reloadOnce(firstScreen))) storeLanguage(wanted)
      throw error
    })
    const inputsNow = () => selectInputsKey(latestModel.current, page.instance)
    const isOnScreen = () => latestModel.current.calculation.status === 'ready'
    if (!isOnScreen()) return { page }
    const inputs = inputsNow()
    const posted = selectInputs(latestModel.current, page.instance)
    const outputs = await calculate(posted, year, inWanted, signal)
    // Meanwhile, the visitor may have changed the answers.
    const isCurrent = isOnScreen() && inputsNow() === inputs
    return { page, result: isCurrent ? { inputs, outputs } : undefined }
  }
  useRequest(`${count} ${wanted}`, wanted === language ? undefined : load, (state) => {
    if (state.status !== 'ready') return setStatus(state.status)
    const { page, result } = state.value
    storeLanguage(wanted)
    keepFocus(() => {
      setStatus(state.status)
      show({ status: 'ready', value: page })
      dispatch({
        type: 'calculationChanged',
        calculation: result ? { status: 'ready', value: result } : { status: 'loading' },
      })
    })
  })
  /** The last choice counts. Choosing the current language cancels a change. A retry reloads the page if it is too old. */
  const choose = (tag: string) => {
    setStatus(undefined)
    setChoice({ wanted: tag, count: count + 1, isRetry: status === 'failed' && tag === wanted })
  }
  return { status, wanted, choose }
}

/** Another language replaces the forms. Their controls stay in the same order. */
function keepFocus(change: () => void) {
  const controls = () => [...document.querySelectorAll<HTMLElement>('form :is(button, input, select)')]
  const index = controls().findIndex((control) => control === document.activeElement)
  flushSync(change)
  controls()[index]?.focus({ preventScroll: true })
}
