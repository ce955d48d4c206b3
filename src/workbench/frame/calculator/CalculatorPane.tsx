import { useLayoutEffect, useRef, useState, type CSSProperties, type Ref } from 'react'
import { BestPlansPane } from '../../panels/bestPlans/BestPlansPane.tsx'
import type { View } from '../../state/model.ts'
import { DeferredWorkbench, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { CalculatorAlerts } from './CalculatorAlerts.tsx'
import { CalculatorControls } from './CalculatorControls.tsx'
import './CalculatorPane.css'
import { useIframe } from './useIframe.ts'

/** The best plans and the live calculator with the files in the editor, and the controls for what it shows. */
export function CalculatorPane() {
  const { iframe, goTo, showCase, print } = useIframe()
  const { width, isActualSize } = useWorkbench().view
  return (
    <div className="calculator-pane">
      <DeferredWorkbench>
        <BestPlansPane onShow={showCase} />
      </DeferredWorkbench>
      <section className="calculator-section" aria-label="Calculator">
        <CalculatorControls onGo={goTo} onPrint={print} />
        <CalculatorAlerts />
        <Device ref={iframe} width={width} isActualSize={isActualSize} />
      </section>
    </div>
  )
}

/** In CSS pixels. Paper is US Letter. */
const deviceWidths: Record<View['width'], number> = {
  phone: 390,
  tablet: 820,
  desktop: 1280,
  print: 816,
}

interface DeviceProps extends Pick<View, 'width' | 'isActualSize'> {
  ref: Ref<HTMLIFrameElement>
}

/** The calculator at a device's width. A narrower pane scales it down, or scrolls it at its actual size. */
function Device({ ref, width, isActualSize }: DeviceProps) {
  const container = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailableWidth(entry?.contentRect.width ?? Infinity))
    observer.observe(container.current!)
    return () => observer.disconnect()
  }, [])
  const deviceWidth = deviceWidths[width]
  const isScrolled = isActualSize && availableWidth < deviceWidth
  const scale = isActualSize ? 1 : Math.min(1, availableWidth / deviceWidth)
  return (
    <div className="calculator-canvas">
      <div
        className="device"
        data-width={width}
        ref={container}
        {...(isScrolled && { role: 'region', 'aria-label': 'Actual size', tabIndex: 0 })}
        style={{ '--device': `${deviceWidth}px`, '--scale': scale } as CSSProperties}
      >
        {/* The frame is our own page; a sandbox would block its storage and same-origin messages. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={ref} src="/calculator/" title="The calculator" />
      </div>
    </div>
  )
}
