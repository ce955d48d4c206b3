/** Replaces regexparam. wouter parses the pattern of a `<Route>` with it; the calculator reads paths with `stepAt`. */
export function parse(pattern: string): never {
  throw new Error(`The calculator has no route patterns: ${pattern}`)
}
