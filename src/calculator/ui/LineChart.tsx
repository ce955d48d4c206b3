import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { lineAttributes } from './ChartLineMark.tsx'
import { LineChartPlot } from './LineChartPlot.tsx'
import {
  layOutLineChart,
  lineValue,
  type ChartLine,
  type ChartMark,
  type ChartPoint,
  type ChartSize,
} from './lineChartLayout.ts'
import { useIsPrinted } from './useIsPrinted.ts'
import './LineChart.css'

interface LineChartProps {
  /** What screen readers say for the drawing. */
  description: string
  /** Keep the same array between renders, as for the mark and the crossings, so that a move does not draw them again. */
  lines: ChartLine[]
  mark: ChartMark | null
  /** Points at which lines cross. */
  crossings: ChartPoint[]
  formatTick: (value: number) => string
  slider: {
    label: string
    /** The x value that the visitor reads. */
    value: number
    /** What screen readers say for the value. */
    valueText: string
    onChange: (value: number) => void
  }
}

/** Lines over a slider on the x axis. The slider, a pointer, and the arrow keys choose the x value to read. */
export function LineChart({ description, lines, mark, crossings, formatTick, slider }: LineChartProps) {
  const { size, ref } = useChartSize()
  const isMirrored = document.documentElement.dir === 'rtl'
  const layout = useMemo(
    () => layOutLineChart(lines, formatTick, size, isMirrored),
    [lines, formatTick, size, isMirrored],
  )
  const stops = useMemo(() => stopsFor(lines, layout.x.ticks(stopCount), mark), [lines, layout, mark])
  const { plot, forward, x, y } = layout
  const choose = (value: number) => {
    const stop = nearest(stops, value)
    if (stop !== slider.value) slider.onChange(stop)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(x.invert(((clientX - left) / width) * layout.width))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsByKey[event.key]
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index =
      stops.indexOf(nearest(stops, slider.value)) + steps * (isSideways.test(event.key) ? forward : 1)
    choose(stops[Math.min(Math.max(index, 0), stops.length - 1)]!)
  }
  const range = { '--plot-start': `${plot.inset}px`, '--plot-size': `${plot.size}px` }
  return (
    <div className="line-chart" ref={ref} style={range as CSSProperties}>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={{ fontSize: layout.em }}
        role="img"
        aria-label={description}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <LineChartPlot {...{ lines, layout, mark, crossings }} />
        <line
          className="line-chart-guide"
          x1={x(slider.value)}
          x2={x(slider.value)}
          y1={plot.top}
          y2={plot.bottom}
        />
        {[...lines.entries()].map(([index, line]) => (
          <circle
            key={index}
            className="line-chart-point"
            cx={x(slider.value)}
            cy={y(lineValue(line, slider.value))}
            r="4"
            data-color={lineAttributes(index)['data-color']}
          />
        ))}
      </svg>
      <label>
        {slider.label}
        <input
          type="range"
          data-only="screen"
          min={stops[0]}
          max={stops.at(-1)}
          step="any"
          value={slider.value}
          aria-valuetext={slider.valueText}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          onKeyDown={onKeyDown}
        />
      </label>
    </div>
  )
}

/** More than 100, so that each step of an assistive technology, which is at least 1%, reaches another stop. */
const stopCount = 200

/** Keys whose effect depends on the direction of the axis. */
const isSideways = /Left|Right/

const stepsByKey: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** The x values to choose from: round ones, both ends, and the mark. */
function stopsFor(lines: ChartLine[], round: number[], mark: ChartPoint | null) {
  const { points } = lines[0]!
  const others = [points[0]!.x, points.at(-1)!.x, ...(mark ? [mark.x] : [])]
  return [...new Set([...round, ...others])].toSorted((one, other) => one - other)
}

function nearest(stops: number[], value: number) {
  return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best))
}

/** Measures the chart, so that its texts keep their size at every width. On paper, it is as wide as the page. */
function useChartSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<ChartSize>({ width: 640, em: 12 })
  const isPrinted = useIsPrinted()
  // A layout effect, because a chart of another size could be wider than the page.
  useLayoutEffect(() => {
    const frame = ref.current!
    const measure = () => {
      const { clientWidth: width } = frame
      const em = Number.parseFloat(getComputedStyle(frame).fontSize)
      if (width > 0) setSize((last) => (last.width === width && last.em === em ? last : { width, em }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  const printed = useMemo(() => ({ width: pageWidth, em: size.em, isLow: true }), [size.em])
  return { size: isPrinted ? printed : size, ref }
}

/** Pixels. About the width of a page between its margins, so that texts on paper have the size of the others. */
const pageWidth = 690
