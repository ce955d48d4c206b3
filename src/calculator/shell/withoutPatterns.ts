/**
 * Replaces regexparam (see vite.config.ts), which wouter uses to parse the pattern of a `<Route>`. The calculator has
 * no patterns: `stepAt` reads its paths.
 * @throws always, so that a pattern does not go unnoticed
 */
export function parse(pattern: string): never {
  throw new Error(`The calculator reads no route patterns: ${pattern}`)
}
