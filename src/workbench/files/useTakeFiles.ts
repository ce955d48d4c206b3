import { useEffect, useEffectEvent } from 'react'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient, isAnyOpen } from '../state/selectors.ts'
import { wordsOf } from '../wordsOf.ts'
import type { Brought } from './Brought.ts'
import { placesFor } from './placesFor.ts'
import { readDropped } from './readBrought.ts'

const list = new Intl.ListFormat('en')

/** Puts files from elsewhere in the place of the client's, all of them or none. */
export function useTakeFiles() {
  const model = useBench()
  const dispatch = useDispatch()
  const refuse = (notice: string) => dispatch({ type: 'noticed', notice, tone: 'bad' })

  const put = (brought: readonly Brought[]) => {
    const { taken, leftOut, contested } = placesFor(brought, model.path)
    if (contested)
      return refuse(
        `Nothing was loaded: ${list.format(contested.files)} would both be ${insideClient(contested.place)}.`,
      )
    const left = leftOut.length > 0 ? ` ${named(leftOut)} left out: only a client's files are loaded.` : ''
    if (taken.size === 0) return refuse(`Nothing was loaded.${left}`)
    for (const [path, { text }] of taken) dispatch({ type: 'rewritten', path, text })
    const names = list.format([...taken.keys()].map(insideClient))
    const undo = taken.size > 1 ? 'Undo in each takes it back.' : 'Undo takes it back.'
    dispatch({ type: 'noticed', notice: `Loaded ${names}. ${undo}${left}` })
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

/** More names than that are no help. */
const mostNamed = 5

function named(paths: string[]) {
  const others = paths.length - mostNamed
  const names = paths.slice(0, mostNamed).join(', ')
  return `${names}${others > 0 ? ` and ${others} more` : ''} ${paths.length === 1 ? 'is' : 'are'}`
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
