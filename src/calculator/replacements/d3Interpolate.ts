/** Replaces d3-interpolate, which d3-scale uses for values of every kind. Our scales have numbers only. */
export function interpolateNumber(from: number, to: number) {
  return (share: number) => from * (1 - share) + to * share
}

export { interpolateNumber as interpolate }

function unused(): never {
  throw new Error("The calculator's scales interpolate numbers only")
}

export { unused as interpolateRound, unused as piecewise }
