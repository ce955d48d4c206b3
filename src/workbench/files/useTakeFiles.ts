import { useEffect, useEffectEvent } from 'react'
import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { plainLines } from '../state/plainLines.ts'
import { isAnyOpen } from '../state/selectors.ts'
import { documentNameOf } from './documentName.ts'

/** Puts files from elsewhere in the place of the client's: each in that of its kind, of the year in the editor. */
export function useTakeFiles() {
  const model = useBench()
  const dispatch = useDispatch()
  return async (files: readonly File[]) => {
    if (!isAnyOpen(model))
      return dispatch({
        type: 'noticed',
        notice: 'Open a client first, whose files these are to be.',
        tone: 'bad',
      })
    const { path } = model
    const folder = path.slice(0, path.lastIndexOf('/'))
    const taken: string[] = []
    for (const file of files) {
      const text = plainLines(await file.text())
      const name = documentNameOf(file.name, text)
      if (name) dispatch({ type: 'rewritten', path: `${folder}/${name}`, text })
      if (name) taken.push(name)
    }
    dispatch(
      taken.length > 0
        ? { type: 'noticed', notice: `Took ${taken.join(' and ')} over. Undo takes it back.` }
        : { type: 'noticed', notice: 'No file of a client is among these.', tone: 'bad' },
    )
  }
}

/** Takes what is dragged onto the page. */
export function useDrop() {
  const take = useTakeFiles()
  const onFiles = useEffectEvent((files: File[]) => void take(files))
  useEffect(() => {
    const isOfFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const allow = (event: DragEvent) => {
      if (isOfFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!isOfFiles(event)) return
      // Before the editor, which would insert the text at the pointer.
      event.preventDefault()
      event.stopPropagation()
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop, { capture: true })
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop, { capture: true })
    }
  }, [])
}
