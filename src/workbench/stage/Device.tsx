import { useLayoutEffect, useRef, useState, type CSSProperties, type Ref } from 'react'
import type { View } from '../state/model.ts'
import './Device.css'

/** CSS pixels. Of paper: Letter. */
const deviceWidths: Record<View['width'], number> = {
  phone: 390,
  tablet: 820,
  desktop: 1280,
  print: 816,
}

interface DeviceProps extends Pick<View, 'width' | 'isActualSize'> {
  ref: Ref<HTMLIFrameElement>
}

/** The calculator on a device of a width; where there is no room for it, made smaller or else scrolled. */
export function Device({ ref, width, isActualSize }: DeviceProps) {
  const room = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState(Infinity)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? Infinity))
    observer.observe(room.current!)
    return () => observer.disconnect()
  }, [])
  const device = deviceWidths[width]
  const isScrolled = isActualSize && available < device
  const scale = isActualSize ? 1 : Math.min(1, available / device)
  return (
    <div className="stage">
      <div
        className="device"
        data-width={width}
        ref={room}
        {...(isScrolled && { role: 'region', 'aria-label': 'Actual size', tabIndex: 0 })}
        style={{ '--device': `${device}px`, '--scale': scale } as CSSProperties}
      >
        {/* Our own page, which needs all that a sandbox takes away. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={ref} src="/calculator/" title="The calculator" />
      </div>
    </div>
  )
}
