import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import type { Replacement } from '../state/model.ts'
import { takenWords } from './takenWords.ts'

/** Puts texts from elsewhere in the place of the client's, and says what became of each. */
export function useReplaceFiles() {
  const model = useBench()
  const dispatch = useDispatch()
  return ({ texts, leftOut }: Omit<Replacement, 'owner'>) => {
    const isSame = (path: string) => texts[path] === model.files[path]?.text
    const paths = Object.keys(texts)
    const [same, changed] = [paths.filter(isSame), paths.filter((path) => !isSame(path))]
    for (const path of changed) dispatch({ type: 'rewritten', path, text: texts[path]! })
    // Each comes to the front by itself: one stays with the file that one was in, where it was brought too.
    const front = model.path in texts ? model.path : changed[0]
    if (front !== undefined) dispatch({ type: 'fileChosen', path: front })
    dispatch({ type: 'noticed', notice: takenWords({ changed, same, leftOut }) })
  }
}
