import type { ResolveHook } from 'node:module'

const constant = new URL('constantCalculation.ts', import.meta.url).href

/** Replaces the module of the calculation with one that responds with a constant. */
export const resolve: ResolveHook = (specifier, context, next) =>
  next(specifier.endsWith('/http/serveCalculation.ts') ? constant : specifier, context)
