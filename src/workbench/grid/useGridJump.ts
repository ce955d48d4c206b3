import { useEffect } from 'react'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import type { YearFile } from '../../contract/clientFiles.ts'
import type { Jump } from '../state/model.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { findCellAt } from './cellDiagnostics.ts'
import type { Position } from './gridRange.ts'
import { findPosition, type GridTable } from './gridCells.ts'

/** A grid may be shown only after the jump, and may be shown again later. */
const followed = new WeakSet<Jump>()

/** Moves the focus to the cell that a jump leads to. */
export function useGridJump(
  table: GridTable,
  paths: Readonly<Record<YearFile, string>>,
  focusCell: (position: Position) => void,
): void {
  const { jump } = useWorkbench()
  const follow = useStableCallback((target: Jump & { pointer: string }) => {
    const cell = findCellAt(table, { file: target.path, pointer: target.pointer }, paths)
    const position = cell && findPosition(table, cell)
    if (!position) return
    followed.add(target)
    focusCell(position)
  })
  // Most tables do not have the cell, so they look for it only once.
  useEffect(() => {
    if (hasPointer(jump) && !followed.has(jump)) follow(jump)
  }, [jump, paths, follow])
}

function hasPointer(jump: Jump | null): jump is Jump & { pointer: string } {
  return Boolean(jump?.pointer)
}
