import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Functions that React replaces in browsers without them. All browsers that Vite's default target names have them. */
const browserFunctions = ['AbortController', 'MessageChannel', 'queueMicrotask', 'reportError']

/**
 * Makes ES modules of React's production files, which are CommonJS. A build then leaves out what nothing imports, and the
 * code that links CommonJS modules: 2.8 kB before the home screen. Rolldown's own option for CommonJS
 * (`treeshake.commonjs`) is on by default and keeps them; an alias to the same files saves 0.1 kB. The plugin also leaves
 * out replacements of functions that every supported browser has: 0.4 kB.
 *
 * The modules have no default export: `import React from 'react'` fails the build. So does a file of another form.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      define: Object.fromEntries(browserFunctions.map((name) => [`typeof ${name}`, '"function"'])),
    }),
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/client|\/jsx-runtime)?$/ },
      async handler(source, importer) {
        const original = await this.resolve(source, importer)
        return original && join(dirname(original.id), 'cjs', `${source.replace('/', '-')}.production.js`)
      },
    },
    // React reads two functions that only the mock of the scheduler has.
    onLog: (_, { code, message }) =>
      code !== 'IMPORT_IS_UNDEFINED' || !/`(log|unstable_setDisableYieldValue)`/.test(message),
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const converted = toModule(code)
        if (/\b(require|exports)\b/.test(converted))
          this.error(`reactModules.ts must support the CommonJS code of ${id}.`)
        return { code: converted, map: null }
      },
    },
  }
}

/** Supports the CommonJS of React's files: variables for what they require, and exports that have a name. */
function toModule(code: string) {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name))
  const converted = code
    .replaceAll(/(?:var )?(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;')
    .replaceAll(/^exports\.(?=\w+ =)/gm, 'var exports.')
    .replaceAll(/\bexports\.(\w+)/g, 'exports_$1')
  return `${converted}\nexport { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} }\n`
}
