import type { ResolveHook } from 'node:module'

const constant = new URL('constantCalculation.ts', import.meta.url).href

/** Puts the constant answer where the app imports the calculation from; all else stays as it is. */
export const resolve: ResolveHook = (specifier, context, next) =>
  next(specifier.endsWith('/http/calculation.ts') ? constant : specifier, context)
