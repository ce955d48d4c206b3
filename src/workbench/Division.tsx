import type { CSSProperties, ReactNode } from 'react'
import { useWorkbench, useDispatch } from './state/WorkbenchProvider.tsx'
import { shareLimits, type Share } from './state/model.ts'
import { Separator } from './ui/Separator.tsx'
import './Division.css'

/** Divides the page between its three parts, as the visitor likes. On a narrow page each has the room that it needs. */
export function Division({ children }: { children: ReactNode }) {
  const { share } = useWorkbench().view
  const dispatch = useDispatch()
  const change = (changed: Partial<Share>) =>
    dispatch({ type: 'viewChanged', view: { share: { ...share, ...changed } } })
  const [narrowest, widest] = shareLimits.width
  const [lowest, highest] = shareLimits.height
  return (
    <main
      className="division"
      style={{ '--width': `${share.width}%`, '--height': `${share.height}%` } as CSSProperties}
    >
      {children}
      <Separator
        label="Width of the files"
        orientation="vertical"
        share={share.width}
        least={narrowest}
        most={widest}
        onChange={(width) => change({ width })}
      />
      <Separator
        label="Height of the files"
        orientation="horizontal"
        share={share.height}
        least={lowest}
        most={highest}
        onChange={(height) => change({ height })}
      />
    </main>
  )
}
