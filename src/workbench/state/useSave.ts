import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { wordsOf } from '../wordsOf.ts'
import { useBench, useDispatch } from './BenchProvider.tsx'
import { ChangedMeanwhileError, readFile, writeFile } from './diskClient.ts'
import { replacedBy, type OpenFile } from './OpenFile.ts'
import { insideClient, isChanged, ownFiles } from './selectors.ts'

/** Saves the client's files that have changed, one time after the other: the second of two finds what the first wrote. */
export function useSave(): () => void {
  const model = useBench()
  const dispatch = useDispatch()

  /** @returns why the disk has another state than the one that was to be replaced; null when it is saved. */
  const save = async (path: string, file: OpenFile) => {
    try {
      const version = await writeFile(path, file, replacedBy(file))
      // The next time of saving goes by this version.
      flushSync(() => dispatch({ type: 'saved', path, text: file.text, version }))
      return null
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error
      const disk = await readFile(path)
      flushSync(() => dispatch({ type: 'diskSeen', path, disk, isShown: true }))
      return wordsFor(insideClient(path), disk === null)
    }
  }
  const saveAll = async () => {
    const changed = ownFiles(model).filter(([, file]) => isChanged(file))
    const problems = await Promise.all(changed.map(([path, file]) => save(path, file)))
    const notice = problems.filter((problem) => problem !== null).join(' ')
    if (notice) {
      dispatch({ type: 'viewChanged', view: { panel: 'compare' } })
      return dispatch({ type: 'noticed', notice, tone: 'bad' })
    }
    const names = changed.map(([path]) => insideClient(path)).join(' and ')
    dispatch({ type: 'noticed', notice: names ? `Saved ${names}.` : 'There is nothing to save.' })
  }

  const latest = useRef(saveAll)
  const underWay = useRef(Promise.resolve())
  useLayoutEffect(() => {
    latest.current = saveAll
  })
  return () => {
    underWay.current = underWay.current
      .then(() => latest.current())
      .catch((error: unknown) =>
        dispatch({ type: 'noticed', notice: `Not saved. ${wordsOf(error)}`, tone: 'bad' }),
      )
  }
}

function wordsFor(name: string, isGone: boolean) {
  return isGone
    ? `${name} is no longer on disk. Saving again puts it back.`
    : `${name} was changed on disk by someone else. Compare shows both; saving again replaces theirs.`
}
