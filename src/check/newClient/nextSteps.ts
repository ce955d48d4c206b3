import { join, resolve } from 'node:path'
import type { Place } from './newFiles.ts'

/** Where `npm start` looks, and the workbench when CLIENTS_DIR is not set. */
export const usualRoot = 'fixtures/clients'

/** What was written, and what to do next: lines that can be run as they stand. */
export function nextSteps({ root, client, key }: Place, paths: string[]): string {
  const isUsual = resolve(root) === resolve(usualRoot)
  const look = `  npm start   # as employees see it: http://localhost:5173/?client=${encodeURIComponent(key)}`
  return [
    'Written:',
    ...paths.map((path) => `  ${path}`),
    "The figures are typical ones. Replace them with the client's own, and take a look:",
    `  ${isUsual ? '' : `CLIENTS_DIR=${forShell(root)} `}npm run workbench   # http://localhost:5174`,
    `  npx mediplan check --strict ${forShell(join(root, client))}`,
    ...(isUsual ? [look] : []),
    '',
  ].join('\n')
}

/** In quotes where a shell would take it apart. */
function forShell(path: string) {
  return /^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}
