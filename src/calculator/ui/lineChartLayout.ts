import { nice, ticks } from 'd3-array'
import { visibleLength } from './visibleLength.ts'

export interface ChartPoint {
  x: number
  y: number
}

export interface ChartLine {
  name: string
  /** In ascending order of x, at least two, the same x values for every line. */
  points: ChartPoint[]
  /** Draws the line thicker. */
  isEmphasized: boolean
}

/** A point that a vertical line and a text mark. */
export interface ChartMark extends ChartPoint {
  text: string
  /** Replaces the text where it does not fit. */
  shortText: string
}

export interface ChartSize {
  /** Pixels. */
  width: number
  /** The font size of the chart, in pixels. */
  em: number
  /** Whether the chart is wide and low, as on paper. */
  isLow?: boolean
}

type Layout = ReturnType<typeof layOutLineChart>

export type { Layout as LineChartLayout }

/**
 * Places the parts of a line chart. All lengths are pixels.
 * @param isMirrored draws the x values from right to left, and the y axis at the right
 */
export function layOutLineChart(
  lines: ChartLine[],
  formatTick: (value: number) => string,
  size: ChartSize,
  isMirrored: boolean,
) {
  const { width, em } = size
  const textWidth = (text: string) => visibleLength(text) * characterWidth * em
  const mirror = (position: number) => (isMirrored ? width - position : position)
  const hasNames = width >= 42 * em
  const height = size.isLow ? 12 : Math.min(Math.max((width * 0.4) / em, 17), 23)
  const nameLines = hasNames ? linesPerName(lines, height) : 0
  const labelGap = gapOf(nameLines) * em
  const plotHeight = Math.max(height, lines.length * gapOf(nameLines)) * em
  const top = 2.5 * em
  const bottom = top + plotHeight
  const costs = lines.flatMap(({ points }) => points.map(({ y }) => y))
  const y = linearScale(nice(Math.min(0, ...costs), Math.max(0, ...costs), 5), [bottom, top])
  const yTicks = y.ticks(5).map((value) => ({
    text: formatTick(value),
    position: y(value),
    isZero: value === 0,
  }))
  const start = Math.max(...yTicks.map(({ text }) => textWidth(text))) + em
  const end = width - (hasNames ? 15 : 3) * em
  const { points } = lines[0]!
  const plot = { start: mirror(start), end: mirror(end), size: end - start, inset: start, top, bottom }
  const x = linearScale([points[0]!.x, points.at(-1)!.x], [plot.start, plot.end])
  /** The center of a text at a position, moved so that the text is inside the chart. */
  const centerText = (text: string, position: number) => {
    const half = textWidth(text) / 2
    return Math.min(Math.max(position, half), width - half)
  }
  const ends = spread(
    lines.map((line) => y(line.points.at(-1)!.y)),
    labelGap,
    top,
    bottom,
  )
  return {
    ...size,
    isMirrored,
    height: bottom + 2 * em,
    plot,
    /** The sign of a move from the start to the end of the x axis. */
    forward: isMirrored ? -1 : 1,
    x,
    y,
    xTicks: fittingTicks(x, (value) => textWidth(formatTick(value)) + em).map((value) => {
      const text = formatTick(value)
      return { text, position: x(value), center: centerText(text, x(value)) }
    }),
    yTicks,
    centerText,
    fits: (text: string) => textWidth(text) <= width,
    /** Where each line's label is. */
    labels: lines.map((line, index) => ({ from: y(line.points.at(-1)!.y), to: ends[index]! })),
    /** How many lines of text a name may have; 0 if there is no space for names. */
    nameLines,
  }
}

/** The y value of a line at an x value. */
export function lineValue({ points }: Pick<ChartLine, 'points'>, x: number) {
  const next = points.findIndex((point, index) => index > 0 && point.x > x)
  const [from, to] = next === -1 ? points.slice(-2) : points.slice(next - 1, next + 1)
  return interpolate(x, [from!.x, to!.x], [from!.y, to!.y])
}

type Interval = readonly [number, number]

/** Maps the numbers of a domain to positions, and back. Numbers outside it are at its ends. */
function linearScale(domain: Interval, range: Interval) {
  const scale = (value: number) => interpolate(value, domain, range)
  return Object.assign(scale, {
    invert: (position: number) => interpolate(position, range, domain),
    ticks: (count: number) => ticks(...domain, count),
    domain,
  })
}

/** An empty interval maps to the center. */
function interpolate(value: number, [start, end]: Interval, [from, to]: Interval) {
  const share = start === end ? 0.5 : Math.min(Math.max((value - start) / (end - start), 0), 1)
  return from * (1 - share) + to * share
}

/** The mean width of a digit or bold letter, in em. */
const characterWidth = 0.62

/** The width of a name at the end of its line, in em. A line break leaves some of it empty. */
const nameWidth = 12

/** How many lines the longest name needs: at most as many as leave space for all names, and at most three. */
function linesPerName(lines: ChartLine[], height: number) {
  const longest = Math.max(...lines.map(({ name }) => visibleLength(name)))
  const needed = Math.max(Math.ceil((longest * characterWidth * 1.2) / nameWidth), 2)
  return [3, 2].find((count) => count <= needed && lines.length * gapOf(count) <= height) ?? 1
}

/** The distance between labels whose names have this many lines, in em. At least the height of a letter's circle. */
function gapOf(nameLines: number) {
  return Math.max(1.3 * nameLines + 0.3, 1.75)
}

/** The most ticks whose texts do not touch: at least the ends of the scale. */
function fittingTicks(scale: ReturnType<typeof linearScale>, widthOf: (value: number) => number) {
  return (
    [8, 7, 6, 5, 4, 3, 2]
      .map((count) => scale.ticks(count))
      .find(
        ([first, second, ...others]) =>
          second !== undefined &&
          Math.abs(scale(second) - scale(first!)) >= Math.max(...[first!, second, ...others].map(widthOf)),
      ) ?? scale.domain
  )
}

/** Moves positions apart by at least a gap, inside two limits that have space for all. Keeps their order. */
export function spread(positions: number[], gap: number, low: number, high: number) {
  const order = [...positions.keys()].toSorted((one, other) => positions[one]! - positions[other]!)
  const placed = [...positions]
  let next = low
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, next)
    next = placed[index] + gap
  }
  next = high
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, next)
    next = placed[index] - gap
  }
  return placed
}
