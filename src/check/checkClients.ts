import { acceptedFile, keysFile } from '../contract/clientFiles.ts'
import { ClientFile } from './ClientFile.ts'
import { accept, type Accepted } from './clients/accepted.ts'
import { checkYear } from './clients/checkYear.ts'
import { folderRules } from './clients/folderRules.ts'
import { keyDiagnostics } from './clients/keyRules.ts'
import { layoutOf } from './clients/layout.ts'
import { schemaAddress, schemaAddressFaults } from './clients/schemaAddress.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { locate } from './locate.ts'
import { runRule } from './runRule.ts'
import { LineMap } from '../clients/LineMap.ts'
import { JsonDocument } from './source/JsonDocument.ts'
import { documentKinds, kindOf } from './structure/documentKinds.ts'

/**
 * Checks the files of a folder of clients: which there are, that each is JSON and fits its schema, that both of a
 * plan year agree, and that nothing of it looks odd. Without errors the calculator and the service take them.
 * @param files the texts by path inside the folder, with slashes: `keys.json`, `lakeshore/plans.json`,
 * `lakeshore/2028/plans.json`, and `accepted.json` with the warnings that are meant. Of a file that nothing reads, the
 * path is enough.
 * @param irregular the kind of each path that is not a regular file: 'a folder', 'a named pipe'. Its text is ''.
 * @returns what was found, by path and in the order of the places.
 */
export function checkClients(
  files: ReadonlyMap<string, string>,
  irregular?: ReadonlyMap<string, string>,
): Diagnostic[] {
  return partedDiagnostics(files, irregular).diagnostics
}

/** What was found as checkClients has it, and apart from it the warnings that accepted.json says are meant. */
export function partedDiagnostics(
  all: ReadonlyMap<string, string>,
  irregular?: ReadonlyMap<string, string>,
): Parted {
  const layout = layoutOf([...all.keys()], irregular)
  const files = new Map([...all].filter(([path]) => !layout.irregular.has(path)))
  const opened = new Map<string, ClientFile>()
  for (const [path, text] of files) {
    const kind = kindOf(path)
    if (kind && !layout.strays.includes(path))
      opened.set(path, new ClientFile(path, text, documentKinds[kind]))
  }
  for (const folder of layout.years) checkYear(folder, opened)
  const keys = new JsonDocument(keysFile, files.get(keysFile) ?? '').value
  for (const [path, file] of opened)
    if (file.isOfItsKind)
      file.report(runRule(schemaAddress, () => schemaAddressFaults(keys, path, file.source)))
  const found = [
    ...keyDiagnostics(files.get(keysFile), layout.clients),
    ...[...opened.values()].flatMap((file) => file.diagnostics()),
    ...fromFolders(layout, files),
  ]
  return parted(found.toSorted(byPlace), files)
}

interface Parted {
  diagnostics: Diagnostic[]
  accepted: Accepted[]
}

function parted(diagnostics: Diagnostic[], files: ReadonlyMap<string, string>): Parted {
  const text = files.get(acceptedFile)
  if (text === undefined) return { diagnostics, accepted: [] }
  const file = new ClientFile(acceptedFile, text)
  const { left, accepted, faults } = file.source.isCertain
    ? accept(file.source, diagnostics, [...files.keys()])
    : { left: diagnostics, accepted: [], faults: [] }
  file.report(faults)
  return { diagnostics: [...left, ...file.diagnostics()].toSorted(byPlace), accepted }
}

function fromFolders(layout: ReturnType<typeof layoutOf>, files: ReadonlyMap<string, string>): Diagnostic[] {
  return folderRules.flatMap((rule) =>
    rule.check(layout).map(({ file, fault }) => {
      const text = files.get(file) ?? ''
      return locate(new JsonDocument(file, text), new LineMap(text), [rule, fault])
    }),
  )
}

function byPlace(one: Diagnostic, other: Diagnostic) {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.start.offset - other.start.offset
}
