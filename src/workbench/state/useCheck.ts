import { sum } from 'd3-array'
import { startTransition, useMemo } from 'react'
import { acceptedFile, keysFile } from '../../contract/clientFiles.ts'
import type { ModelCheck, Model } from './model.ts'
import { selectClientFiles } from './selectors.ts'
import { useDebounced } from './useDebounced.ts'
import { useDispatch, useWorkbench } from './WorkbenchProvider.tsx'
import { useWorker } from './useWorker.ts'

/** Milliseconds after the last change. */
const delay = 150

/**
 * Milliseconds after the last key for a large client. Its check, the calculator that shows it, and the figures occupy
 * the processor for about a second, so they wait for a longer pause than the one between two words.
 */
const delayAfterKeys = 1500

/** Characters in the files of a large client. */
const largeSize = 200_000

/** Checks the client's files in a worker after each edit. */
export function useCheck(): void {
  const dispatch = useDispatch()
  const { client, files, accepted } = useWorkbench()
  const latest = useMemo(() => selectTextsToCheck({ client, files, accepted }), [client, files, accepted])
  const isLarge = sum(latest.values(), (text) => text.length) > largeSize
  const texts = useDebounced(latest, delay, isLarge ? delayAfterKeys : 0)
  useWorker(
    () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }),
    texts,
    (checked) => startTransition(() => dispatch({ type: 'checkFinished', checked: checked as ModelCheck })),
  )
}

/** The texts of the open client, by path, and what a check needs besides them. */
export function selectTextsToCheck(model: Pick<Model, 'client' | 'files' | 'accepted'>) {
  const { client, accepted } = model
  const clientTexts = selectClientFiles(model).map(([path, { text }]) => [path, text] as const)
  if (client === null || clientTexts.length === 0) return new Map<string, string>()
  const acceptedTexts = accepted === null ? [] : [[acceptedFile, accepted] as const]
  return new Map([[keysFile, placeholderKeys(client)], ...acceptedTexts, ...clientTexts])
}

/** Stands in for keys.json, which holds secrets. The server checks the real file. */
function placeholderKeys(client: string) {
  return JSON.stringify({ keys: { workbench: client } })
}
