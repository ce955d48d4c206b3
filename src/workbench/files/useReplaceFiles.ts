import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import type { Replacement } from '../state/model.ts'
import { formatImportResult } from './importResult.ts'

/** Replaces the client's texts, and says what happened to each file. */
export function useReplaceFiles() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  return ({ texts, skipped }: Omit<Replacement, 'owner'>) => {
    const isSame = (path: string) => texts[path] === model.files[path]?.text
    const paths = Object.keys(texts)
    const [same, changed] = [paths.filter(isSame), paths.filter((path) => !isSame(path))]
    for (const path of changed) dispatch({ type: 'textReplaced', path, text: texts[path]! })
    // Every rewritten file comes to the front. The file that was open stays there, if it was brought too.
    const front = model.path in texts ? model.path : changed[0]
    if (front !== undefined) dispatch({ type: 'fileChosen', path: front })
    dispatch({ type: 'noticeShown', notice: formatImportResult({ changed, same, skipped }) })
  }
}
