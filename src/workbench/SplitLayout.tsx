import type { CSSProperties, ReactNode } from 'react'
import { useWorkbench, useDispatch } from './state/WorkbenchProvider.tsx'
import { shareLimits, type Share } from './state/model.ts'
import { Separator } from './ui/Separator.tsx'
import './SplitLayout.css'

/**
 * The editor, preview, and panels, with movable separators on a wide page and stacked on a narrow one.
 *
 * No library fits: allotment and split.js have no keyboard or ARIA support, and react-resizable-panels sets its layout
 * in inline styles, which the stacked layout of a narrow page cannot override.
 */
export function SplitLayout({ children }: { children: ReactNode }) {
  const { share } = useWorkbench().view
  const dispatch = useDispatch()
  const change = (changed: Partial<Share>) =>
    dispatch({ type: 'viewChanged', view: { share: { ...share, ...changed } } })
  const [minWidth, maxWidth] = shareLimits.width
  const [minHeight, maxHeight] = shareLimits.height
  return (
    <main
      className="split-layout"
      style={{ '--width': `${share.width}%`, '--height': `${share.height}%` } as CSSProperties}
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
        value={share.height}
        min={minHeight}
        max={maxHeight}
        onChange={(height) => change({ height })}
      />
    </main>
  )
}
