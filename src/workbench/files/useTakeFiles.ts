import { useEffect, useEffectEvent } from 'react'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient, isAnyOpen } from '../state/selectors.ts'
import { wordsOf } from '../wordsOf.ts'
import type { Brought } from './Brought.ts'
import { placesFor } from './placesFor.ts'
import { readDropped } from './readBrought.ts'
import { takenWords } from './takenWords.ts'

/** Puts files from elsewhere in the place of the client's, all of them or none. */
export function useTakeFiles() {
  const model = useBench()
  const dispatch = useDispatch()
  const refuse = (notice: string) => dispatch({ type: 'noticed', notice, tone: 'bad' })

  const put = (brought: readonly Brought[]) => {
    const { taken, leftOut, contested } = placesFor(brought, model.path)
    if (contested)
      return refuse(
        `Nothing was loaded: ${contested.files.join(' and ')} would both be ${insideClient(contested.place)}.`,
      )
    const isSame = (path: string) => taken.get(path)!.text === model.files[path]?.text
    const paths = [...taken.keys()]
    const [same, changed] = [paths.filter(isSame), paths.filter((path) => !isSame(path))]
    const words = takenWords({ changed, same, leftOut })
    if (taken.size === 0) return refuse(`Nothing was loaded. ${words}`.trim())
    for (const path of changed) dispatch({ type: 'rewritten', path, text: taken.get(path)!.text })
    // Each comes to the front by itself: one stays with the file that one was in, where it was brought too.
    const front = taken.has(model.path) ? model.path : changed[0]
    if (front !== undefined) dispatch({ type: 'fileChosen', path: front })
    dispatch({ type: 'noticed', notice: words })
  }
  return async (reading: Promise<Brought[]>) => {
    if (!isAnyOpen(model)) return refuse('First open the client that these files belong to.')
    try {
      put(await reading)
    } catch (error) {
      refuse(`They cannot be read. ${wordsOf(error)}`)
    }
  }
}

/** Takes what is dragged onto the page. */
export function useDrop() {
  const take = useTakeFiles()
  const onFiles = useEffectEvent((reading: Promise<Brought[]>) => void take(reading))
  useEffect(() => {
    const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const allow = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !isOfFiles(event)) return
      // Before the editor, which would insert the text at the pointer.
      event.preventDefault()
      event.stopPropagation()
      onFiles(readDropped(event.dataTransfer.items))
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop, { capture: true })
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop, { capture: true })
    }
  }, [])
}
