/** Replaces d3-format, with which d3-scale formats ticks. The calculator formats them with Intl. */
function unused(): never {
  throw new Error("The calculator's scales do not format numbers")
}

export {
  unused as format,
  unused as formatPrefix,
  unused as formatSpecifier,
  unused as precisionFixed,
  unused as precisionPrefix,
  unused as precisionRound,
}
