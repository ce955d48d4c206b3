import {
  useLayoutEffect,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { shareLimits, type Share } from '../state/model.ts'
import { selectEditorHeight, selectOpeningClient } from '../state/selectors.ts'

/**
 * The editor, calculator, and panels, with movable separators on a wide page and stacked on a narrow one. They cannot be
 * used while a client is loading.
 *
 * No library fits: allotment and split.js have no keyboard or ARIA support, and react-resizable-panels sets its layout
 * in inline styles, which the stacked layout of a narrow page cannot override.
 */
export function SplitLayout({ children }: { children: ReactNode }) {
  const model = useWorkbench()
  const { share, isEditorExpanded } = model.view
  const height = selectEditorHeight(model)
  const opening = selectOpeningClient(model)
  useVisibleFocus(height)
  const dispatch = useDispatch()
  const change = (changed: Partial<Share>) =>
    dispatch({ type: 'viewChanged', view: { share: { ...share, ...changed } } })
  return (
    <>
      <div className="opening-status" role="status">
        {opening !== null && (
          <p className="raised">Opening {model.clientNames[opening]?.trim() || opening}…</p>
        )}
      </div>
      <main
        className="split-layout"
        data-expanded={isEditorExpanded}
        inert={opening !== null}
        aria-busy={opening !== null}
        style={{ '--width': `${share.width}%`, '--height': `${height}%` } as CSSProperties}
      >
        {children}
        <Separator
          label="Editor width"
          orientation="vertical"
          value={share.width}
          limits={shareLimits.width}
          onChange={(width) => change({ width })}
        />
        <Separator
          label="Editor height"
          orientation="horizontal"
          value={height}
          limits={shareLimits.height}
          onChange={(next) => change({ height: next })}
        />
      </main>
    </>
  )
}

/** Keeps the focused field visible when the panels open below it. */
function useVisibleFocus(height: number) {
  useLayoutEffect(() => {
    document.activeElement?.closest('.editor-pane *')?.scrollIntoView({ block: 'nearest' })
  }, [height])
}

interface SeparatorProps {
  label: string
  /** The direction of the line, as in ARIA: a vertical separator moves left and right. */
  orientation: 'vertical' | 'horizontal'
  /** The part of the parent element before the separator, in percent. */
  value: number
  limits: readonly [min: number, max: number]
  onChange: (value: number) => void
}

const keyboardStep = 5

/** An ARIA window splitter: moves by pointer, arrow keys, Home, and End. */
function Separator({ label, orientation, value, limits, onChange }: SeparatorProps) {
  const [min, max] = limits
  const move = (next: number) => {
    const clamped = Math.round(Math.min(max, Math.max(min, next)))
    if (clamped !== value) onChange(clamped)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const moves = { [less]: value - keyboardStep, [more]: value + keyboardStep, Home: min, End: max }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }
  const onPointerDown = ({ currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
    // Otherwise the calculator's iframe receives the pointer events.
    if (button === 0) currentTarget.setPointerCapture(pointerId)
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width, height } = currentTarget.parentElement!.getBoundingClientRect()
    move(100 * (orientation === 'vertical' ? (clientX - left) / width : (clientY - top) / height))
  }
  return (
    <div
      className="separator"
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a movable separator is a control
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    />
  )
}
