/**
 * Replaces regexparam (see vite.config.ts), with which wouter reads the pattern of a `<Route>`. The calculator has none:
 * `stepAt` reads its paths.
 * @throws always, so that a pattern does not go unnoticed
 */
export function parse(pattern: string): never {
  throw new Error(`The calculator reads no route patterns: ${pattern}`)
}
