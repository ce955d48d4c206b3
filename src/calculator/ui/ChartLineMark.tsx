import './ChartLineMark.css'

/** Colors and dashes repeat at different rates, so that twelve lines differ. */
const dashes = [undefined, '9 4', '2 4', '12 4 2 4', '5 3']

/** Attributes that tell the lines of a chart apart. Only the first line has the accent color. */
export function lineAttributes(index: number) {
  return { 'data-color': colorOf(index), strokeDasharray: dashes[index % dashes.length] }
}

function colorOf(index: number) {
  return index === 0 ? 1 : 2 + ((index - 1) % 3)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of a line, or its number after Z. */
export function ChartLineLetter({ index, x, y }: { index: number; x: number; y: number }) {
  return (
    <g className="chart-letter" data-color={colorOf(index)} transform={`translate(${x} ${y})`}>
      <circle r="0.7em" />
      <text dy="0.35em">{letters[index] ?? index + 1}</text>
    </g>
  )
}

/** A sample of a chart's line, for a list of its lines. */
export function ChartLineMark({ index }: { index: number }) {
  return (
    <svg className="chart-line-mark" viewBox="0 0 44 18" aria-hidden>
      <line className="chart-line" x1="0" x2="44" y1="9" y2="9" {...lineAttributes(index)} />
      <ChartLineLetter index={index} x={22} y={9} />
    </svg>
  )
}
