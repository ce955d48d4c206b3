import type { ResolveHook } from 'node:module'

const replacement = new URL('fixedCalculation.ts', import.meta.url).href

/** Replaces the module of the calculation route. */
export const resolve: ResolveHook = (specifier, context, next) =>
  next(specifier.endsWith('/http/serveCalculation.js') ? replacement : specifier, context)
