import { memo, type CSSProperties } from 'react'
import { ChartLineLetter, lineAttributes } from './ChartLineMark.tsx'
import type { ChartLine, ChartMark, ChartPoint, LineChartLayout } from './lineChartLayout.ts'
import { LocalizedText } from './LocalizedText.tsx'

interface LineChartPlotProps {
  lines: ChartLine[]
  layout: LineChartLayout
  mark: ChartMark | null
  crossings: ChartPoint[]
}

/** The parts of a line chart that do not change while the visitor reads values. */
export const LineChartPlot = memo(function LineChartPlot({
  lines,
  layout,
  mark,
  crossings,
}: LineChartPlotProps) {
  const { x, y } = layout
  // A thinner line stays visible where it covers a thicker one.
  const thickestFirst = [...lines.entries()].toSorted(
    ([, one], [, other]) => Number(other.isEmphasized) - Number(one.isEmphasized),
  )
  return (
    <>
      <Axes layout={layout} />
      {mark && <Mark mark={mark} layout={layout} />}
      {thickestFirst.map(([index, { points, isEmphasized }]) => (
        <polyline
          key={index}
          className="chart-line"
          data-emphasized={isEmphasized}
          points={points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')}
          {...lineAttributes(index)}
        />
      ))}
      {[...crossings.entries()].map(([index, point]) => (
        <circle key={index} className="line-chart-crossing" cx={x(point.x)} cy={y(point.y)} r="5" />
      ))}
      {mark && (
        <circle
          className="line-chart-dot"
          cx={x(mark.x)}
          cy={y(mark.y)}
          r="6"
          data-color={lineAttributes(lines.findIndex(({ isEmphasized }) => isEmphasized))['data-color']}
        />
      )}
      {[...lines.entries()].map(([index, { name, isEmphasized }]) => (
        <EndLabel key={index} {...{ name, isEmphasized, index, layout }} />
      ))}
    </>
  )
})

function Mark({ mark, layout }: { mark: ChartMark; layout: LineChartLayout }) {
  const { x, plot, em } = layout
  const text = layout.fits(mark.text) ? mark.text : mark.shortText
  return (
    <g className="line-chart-mark">
      <text x={layout.centerText(text, x(mark.x))} y={em}>
        {text}
      </text>
      <line x1={x(mark.x)} x2={x(mark.x)} y1={1.5 * em} y2={plot.bottom} />
    </g>
  )
}

function Axes({ layout: { plot, forward, xTicks, yTicks, em } }: { layout: LineChartLayout }) {
  return (
    <g className="line-chart-axes">
      {yTicks.map(({ text, position, isZero }) => (
        <g key={text} data-zero={isZero}>
          <line x1={plot.start} x2={plot.end} y1={position} y2={position} />
          <text x={plot.start - (forward * em) / 2} y={position} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ text, position, center }) => (
        <g key={text}>
          <line x1={position} x2={position} y1={plot.bottom} y2={plot.bottom + em / 3} />
          <text x={center} y={plot.bottom + 1.5 * em} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

interface EndLabelProps extends Pick<ChartLine, 'name' | 'isEmphasized'> {
  index: number
  layout: LineChartLayout
}

/** The letter at the end of a line and, where it fits, the line's name. */
function EndLabel({ name, isEmphasized, index, layout }: EndLabelProps) {
  const { plot, isMirrored, forward, em, width, nameLines } = layout
  const { from, to } = layout.labels[index]!
  const x = plot.end + forward * 1.75 * em
  const height = 1.3 * em * nameLines
  const space = (isMirrored ? x : width - x) - em
  return (
    <>
      <line className="line-chart-leader" x1={plot.end} x2={x} y1={from} y2={to} />
      <ChartLineLetter index={index} x={x} y={to} />
      {nameLines > 0 && (
        <foreignObject x={isMirrored ? 0 : x + em} y={to - height / 2} width={space} height={height}>
          <div
            className="line-chart-name"
            data-emphasized={isEmphasized}
            data-lines={nameLines}
            style={{ '--lines': nameLines } as CSSProperties}
          >
            <LocalizedText text={name} />
          </div>
        </foreignObject>
      )}
    </>
  )
}
