import type { Finding } from './Finding.ts'
import { locate } from './locate.ts'
import { LineMap } from './source/LineMap.ts'
import { Source } from './source/Source.ts'
import { syntaxRules } from './source/syntax.ts'
import { documentKinds } from './structure/documentKinds.ts'
import { adviceFaults, structureFaults } from './structure/structureFaults.ts'

/**
 * Checks the files of a folder of clients: that each is JSON and fits its schema.
 * @param files the texts by path inside the folder, with slashes: `keys.json`, `lakeshore/plans.json`,
 * `lakeshore/2028/plans.json`.
 * @returns what is wrong, file by file in the order of their places.
 */
export function checkClients(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([path, text]) => checkFile(path, text))
}

function checkFile(path: string, text: string): Finding[] {
  const kind = documentKinds[path.slice(path.lastIndexOf('/') + 1) as keyof typeof documentKinds]
  if (!kind) return []
  const source = new Source(path, text)
  const lines = new LineMap(text)
  const found = [
    ...syntaxRules.flatMap((rule) => rule.check(source).map((fault) => locate(source, lines, rule, fault))),
    ...(source.isCertain ? [...structureFaults(source, kind), ...adviceFaults(source, kind)] : []).map(
      ([rule, fault]) => locate(source, lines, rule, fault),
    ),
  ]
  return found.toSorted((a, b) => a.start.offset - b.start.offset)
}
