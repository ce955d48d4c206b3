import { useEffect, useRef, type RefObject } from 'react'
import { fileName } from '../../contract/clientFiles.ts'
import { parentPointer, parsePointer } from '../../contract/pointer.ts'
import type { Jump } from '../state/model.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { fieldId, type Selection } from './FormYear.tsx'
import { isIndex } from '../state/setAt.ts'

/** Moves the focus to the field that a jump leads to, and chooses the list items around it. */
export function useJumps(pane: RefObject<HTMLElement | null>, choose: Selection['choose']): void {
  const { jump } = useWorkbench()
  // A jump from before the form was shown has led to the text.
  const last = useRef(jump?.isInForm ? null : jump)
  useEffect(() => {
    if (jump === last.current) return undefined
    last.current = jump
    if (jump?.pointer === undefined || followed.has(jump)) return undefined
    followed.add(jump)
    chooseItems(jump, choose)
    // After the items have rendered.
    const frame = requestAnimationFrame(() => focusField(pane.current, jump))
    return () => cancelAnimationFrame(frame)
  }, [jump, choose, pane])
}

/** The form can be closed and opened again after a jump. */
const followed = new WeakSet<Jump>()

function chooseItems({ path, pointer = '' }: Jump, choose: Selection['choose']) {
  const parts = parsePointer(pointer)
  for (const [index, part] of parts.entries())
    if (isIndex(part)) choose(fieldId(fileName(path), `/${parts.slice(0, index).join('/')}`), Number(part))
}

/** Focuses the field of a jump, or else the nearest one around it. */
function focusField(pane: HTMLElement | null, { path, pointer = '' }: Jump) {
  for (let each = pointer; each !== ''; each = parentPointer(each)) {
    const field = pane?.querySelector(`[data-place="${CSS.escape(fieldId(fileName(path), each))}"]`)
    if (!field) continue
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'nearest' })
    const control =
      field.querySelector<HTMLElement>('input, select, textarea, [role="switch"]') ??
      field.querySelector<HTMLElement>('[role="option"][tabindex="0"], button')
    control?.focus()
    return
  }
}
