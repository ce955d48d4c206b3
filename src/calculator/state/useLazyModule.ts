import { useEffect, useState } from 'react'

/** A part of the calculator that loads after the first screen. */
export interface LazySource<Module> {
  load: () => Promise<Module>
  /** The module's address in the page; undefined on the development server, whose page does not have it. */
  findAddress: () => string | undefined
  /** Set by the first load, so that a later use has the module at once. */
  loaded?: Module
}

type LazyModule<Module> = { status: 'loading' | 'failed' } | { status: 'ready'; value: Module }

interface Attempt {
  /** The address of a new page, which replaces this one if the attempt fails; undefined to stay on this page. */
  newPage: string | undefined
}

/**
 * Loads a module, and again on `retry`. After a deployment, only a new page has the addresses of the current modules, so
 * a retry can load one.
 */
export function useLazyModule<Module>(source: LazySource<Module>) {
  const [module, setModule] = useState<LazyModule<Module>>(() =>
    source.loaded ? { status: 'ready', value: source.loaded } : { status: 'loading' },
  )
  const [attempt, setAttempt] = useState<Attempt>()
  useEffect(() => {
    const request = (attempt && loadAgain(source)) ?? source.load()
    request.then(
      (value) => {
        source.loaded = value
        setModule({ status: 'ready', value })
      },
      async () => {
        const isReloading = attempt?.newPage !== undefined && (await reloadOnce(attempt.newPage))
        if (!isReloading) setModule({ status: 'failed' })
      },
    )
  }, [source, attempt])
  const retry = (newPage?: string) => {
    setModule({ status: 'loading' })
    setAttempt({ newPage })
  }
  return { module, retry }
}

/**
 * Some browsers never request a module again after it failed to load, so a retry adds a query to its address.
 * https://github.com/whatwg/html/issues/6768
 */
function loadAgain<Module>({ findAddress }: LazySource<Module>): Promise<Module> | undefined {
  const address = findAddress()
  return address === undefined ? undefined : import(/* @vite-ignore */ `${address}?${Date.now()}`)
}

const key = 'mediplan.reloaded'

/**
 * Reloads the page, at most once per build and tab: after a deployment, only a new page has the addresses of the current
 * modules.
 * @param address of the new page
 * @returns whether the page reloads. It does not without a connection, because the browser would show its own error page
 */
export async function reloadOnce(address: string) {
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(key) === build) return false
    const { ok } = await fetch(address, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    })
    if (!ok) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  location.replace(address)
  return true
}
