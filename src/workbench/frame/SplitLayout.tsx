import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { shareLimits, type Share } from '../state/model.ts'
import { selectEditorHeight, selectOpeningClient } from '../state/selectors.ts'
import { Separator } from '../ui/Separator.tsx'
import './SplitLayout.css'

/**
 * The editor, preview, and panels, with movable separators on a wide page and stacked on a narrow one.
 *
 * No library fits: allotment and split.js have no keyboard or ARIA support, and react-resizable-panels sets its layout
 * in inline styles, which the stacked layout of a narrow page cannot override.
 */
export function SplitLayout({ children }: { children: ReactNode }) {
  const model = useWorkbench()
  const { share, isEditorExpanded } = model.view
  const height = selectEditorHeight(model)
  const isOpening = selectOpeningClient(model) !== null
  useVisibleFocus(height)
  const dispatch = useDispatch()
  const change = (changed: Partial<Share>) =>
    dispatch({ type: 'viewChanged', view: { share: { ...share, ...changed } } })
  const [minWidth, maxWidth] = shareLimits.width
  const [minHeight, maxHeight] = shareLimits.height
  return (
    <main
      className="split-layout"
      data-expanded={isEditorExpanded}
      inert={isOpening}
      aria-busy={isOpening}
      style={{ '--width': `${share.width}%`, '--height': `${height}%` } as CSSProperties}
    >
      {children}
      <Separator
        label="Editor width"
        orientation="vertical"
        value={share.width}
        min={minWidth}
        max={maxWidth}
        onChange={(width) => change({ width })}
      />
      <Separator
        label="Editor height"
        orientation="horizontal"
        value={height}
        min={minHeight}
        max={maxHeight}
        onChange={(next) => change({ height: next })}
      />
    </main>
  )
}

/** Keeps the focused field visible when the panels open below it. */
function useVisibleFocus(height: number) {
  useLayoutEffect(() => {
    document.activeElement?.closest('.editor-pane *')?.scrollIntoView({ block: 'nearest' })
  }, [height])
}
