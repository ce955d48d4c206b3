import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface Replacement {
  /** The package whose imports are replaced. */
  importer: string
  /** Matches the import as the package writes it. */
  imported: RegExp
  /** What to import instead: a package, or a file as an absolute path. */
  replacement: string
}

/**
 * Replaces modules of packages that the calculator does not need, in builds and in prebundled dependencies. A build
 * fails unless each row replaces exactly one module, so that no package update can bring one back unnoticed.
 */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  const replaced = new Map<Replacement, Set<string>>()
  const resolver = {
    name: 'replace-modules',
    resolveId: {
      order: 'pre',
      filter: { id: replacements.map(({ imported }) => imported) },
      async handler(source, importer = '') {
        const row = replacements.find(
          (each) => each.imported.test(source) && importer.includes(`/node_modules/${each.importer}/`),
        )
        if (!row) return null
        const [original, replacement] = await Promise.all([
          this.resolve(source, importer),
          this.resolve(row.replacement, importer),
        ])
        replaced.set(row, (replaced.get(row) ?? new Set()).add(original?.id ?? source))
        return replacement
      },
    },
  } satisfies Plugin
  return {
    ...resolver,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [resolver] } } }),
    buildStart: () => replaced.clear(),
    buildEnd(error) {
      if (error || this.environment.mode !== 'build') return
      const problems = replacements.flatMap((row) => {
        const originals = [...(replaced.get(row) ?? [])]
        return originals.length === 1 ? [] : [describeProblem(row, originals)]
      })
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}

function describeProblem({ importer, imported, replacement }: Replacement, originals: string[]) {
  const count = originals.length === 0 ? 'no module' : `${originals.length} modules`
  return [
    `${replacement} must replace exactly one module that ${importer} imports. ${imported} matched ${count}.`,
    ...originals.map((id) => `  ${id}`),
  ].join('\n')
}

const ownFile = (name: string) => join(import.meta.dirname, '../calculator/replacements', name)

/** The kB are what each original module would add to the calculator, minified and compressed. */
export const replacements: Replacement[] = [
  // React 18 and later have the hook. The shim is for earlier versions.
  { importer: 'wouter', imported: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
  // Parses route patterns: 0.5 kB. Our routes have none.
  { importer: 'wouter', imported: /^regexparam$/, replacement: ownFile('regexparam.ts') },
  // Imports the stock fields, templates, and widgets: 20 kB, and 31 kB of markdown-to-jsx. Our theme has its own.
  {
    importer: '@rjsf/core',
    imported: /\/getDefaultRegistry\.js$/,
    replacement: ownFile('getDefaultRegistry.ts'),
  },
  // Compares values of every kind: 2 kB. Our forms are JSON.
  { importer: '@rjsf/utils', imported: /^fast-equals$/, replacement: ownFile('fastEquals.ts') },
  // Resolves references, conditions, options, and defaults: 20 kB. Our schemas have none.
  {
    importer: '@rjsf/utils',
    imported: /\/createSchemaUtils\.js$/,
    replacement: ownFile('createSchemaUtils.ts'),
  },
  // Removes answers that a schema does not name: 0.4 kB. Our forms keep all answers.
  { importer: '@rjsf/utils', imported: /\/omitExtraData\.js$/, replacement: ownFile('omitExtraData.ts') },
  // Hashes objects to compare them: 0.3 kB.
  { importer: '@rjsf/utils', imported: /\/hashForSchema\.js$/, replacement: ownFile('hashForSchema.ts') },
  // Looks for conditions inside a schema: 0.3 kB. Our schemas have none.
  {
    importer: '@rjsf/utils',
    imported: /\/schemaHasNestedConditional\.js$/,
    replacement: ownFile('schemaHasNestedConditional.ts'),
  },
  // Interpolates colors, dates, and transforms: 3 kB. Our scales have numbers only.
  { importer: 'd3-scale', imported: /^d3-interpolate$/, replacement: ownFile('d3Interpolate.ts') },
  // Formats numbers for every locale: 2 kB. Our ticks are formatted with Intl.
  { importer: 'd3-scale', imported: /^d3-format$/, replacement: ownFile('d3Format.ts') },
]
