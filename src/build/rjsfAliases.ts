import { join } from 'node:path'
import type { Alias } from 'vite'

const replacements = join(import.meta.dirname, '../calculator/replacements')

/**
 * Replaces the modules of rjsf that the calculator's forms do not need. The sizes are gzipped, and the calculator would
 * exceed its limit with any of these modules.
 */
export const rjsfAliases: Alias[] = [
  // All stock fields, templates, and widgets, and markdown-to-jsx: 63 kB. Our theme has its own.
  { find: /^\.{1,2}\/getDefaultRegistry\.js$/, replacement: join(replacements, 'getDefaultRegistry.ts') },
  // Resolves references, conditions, options, and defaults: 20 kB. Our schemas have none.
  { find: './createSchemaUtils.js', replacement: join(replacements, 'createSchemaUtils.ts') },
  // Looks for conditions inside a schema: 9 kB, because it resolves references.
  {
    find: './schemaHasNestedConditional.js',
    replacement: join(replacements, 'schemaHasNestedConditional.ts'),
  },
]
