interface Point {
  x: number
  y: number
}

/** Of the line that lies closest to the points, by least squares. */
export function slopeOf(points: Point[]): number {
  const middle = { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) }
  const rise = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0)
  const run = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0)
  return rise / run
}

function meanOf(figures: number[]) {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
