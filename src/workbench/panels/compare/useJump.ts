import { parseTree } from 'jsonc-parser'
import { findNode } from '../../../clients/locateIssues.ts'
import type { Difference } from '../../state/compare/Difference.ts'
import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import type { Side } from './comparisons.ts'

/** Returns a function that shows the place of a difference. */
export function useJump() {
  const dispatch = useDispatch()
  return ({ folder, texts }: Side, { file, pointer }: Difference) => {
    const offset = findNode(parseTree(texts[file]), pointer)?.offset ?? 0
    dispatch({ type: 'jumped', jump: { path: `${folder}/${file}`, offset, pointer } })
  }
}
