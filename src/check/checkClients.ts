import { logoNameIn } from '../clients/logoFiles.ts'
import {
  acceptedFile,
  fileName,
  isLanguageFile,
  isLogoFile,
  keysFile,
  parentFolder,
} from '../contract/clientFiles.ts'
import { languagesOf } from '../contract/languages.ts'
import { ClientFile, locate } from './ClientFile.ts'
import { applyAcceptances, type AcceptedWarning } from './clients/acceptedWarnings.ts'
import { checkYear } from './clients/checkYear.ts'
import { classifyPaths, type ClassifiedPaths } from './clients/classifyPaths.ts'
import { folderRules } from './clients/folderRules.ts'
import { checkKeys } from './clients/keyRules.ts'
import { checkSchemaAddress, schemaAddress } from './clients/schemaAddress.ts'
import type { Diagnostic } from './Diagnostic.ts'
import { checkLanguages } from './languages/checkLanguages.ts'
import { runRules } from './LinterRule.ts'
import { JsonDocument } from './source/JsonDocument.ts'
import { findKind } from './structure/documentKinds.ts'

export interface CheckResult {
  /** Sorted by file and position. */
  diagnostics: Diagnostic[]
  accepted: AcceptedWarning[]
}

/**
 * Checks the clients' folder. Without errors, the calculator and the service accept its files.
 * @param files the texts by path relative to the folder, with slashes: `keys.json`, `accepted.json`,
 * `lakeshore/plans.json`, `lakeshore/2028/plans.json`, and of `lakeshore/logo.png` its data: URL. The text of a file that
 * nothing reads may be ''.
 * @param irregular the kind of each path that is not a regular file: 'a folder', 'a named pipe'. Its text is ''.
 * @returns the diagnostics without accepted warnings
 */
export function checkClients(
  files: ReadonlyMap<string, string>,
  irregular?: ReadonlyMap<string, string>,
): Diagnostic[] {
  return checkWithAcceptances(files, irregular).diagnostics
}

/** Like checkClients, but also returns the warnings that accepted.json accepts. */
export function checkWithAcceptances(
  allFiles: ReadonlyMap<string, string>,
  irregular?: ReadonlyMap<string, string>,
): CheckResult {
  const classified = classifyPaths([...allFiles.keys()], irregular)
  const files = new Map([...allFiles].filter(([path]) => !classified.irregular.has(path)))
  const clientFiles = new Map<string, ClientFile>()
  for (const [path, text] of files) {
    if (classified.strayFiles.includes(path)) continue
    const kind = findKind(path)
    if (kind) clientFiles.set(path, new ClientFile(path, text, kind, firstLanguage(path, files)))
    else if (isLanguageFile(path)) clientFiles.set(path, new ClientFile(path, text))
  }
  for (const folder of classified.years) checkYear(folder, clientFiles, files)
  for (const client of classified.clients) checkLanguages(client, clientFiles)
  const keys = new JsonDocument(keysFile, files.get(keysFile) ?? '').value
  for (const [path, file] of clientFiles)
    if (file.hasExpectedKind)
      file.report(runRules([schemaAddress], () => checkSchemaAddress(keys, path, file.document)))
  const strayFiles = [...classified.strayFiles, ...findUnnamedLogos(files)]
  const diagnostics = [
    ...checkKeys(files.get(keysFile), classified.clients),
    ...[...clientFiles.values()].flatMap((file) => file.diagnostics()),
    ...checkFolder({ ...classified, strayFiles }, files),
  ]
  return withoutAccepted(diagnostics.toSorted(byPosition), files)
}

function firstLanguage(path: string, files: ReadonlyMap<string, string>): string {
  const instance = `${parentFolder(path)}/instance.json`
  return languagesOf(new JsonDocument(instance, files.get(instance) ?? '').value)[0]
}

/** The logo files that the instance.json next to them does not name. One that cannot be parsed may name any. */
function findUnnamedLogos(files: ReadonlyMap<string, string>): string[] {
  return [...files.keys()].filter((path) => {
    if (!isLogoFile(path)) return false
    const instance = files.get(`${parentFolder(path)}/instance.json`) ?? '{}'
    return new JsonDocument(path, instance).isJsonc && logoNameIn(instance) !== fileName(path)
  })
}

function withoutAccepted(diagnostics: Diagnostic[], files: ReadonlyMap<string, string>): CheckResult {
  const text = files.get(acceptedFile)
  if (text === undefined) return { diagnostics, accepted: [] }
  const file = new ClientFile(acceptedFile, text)
  const { remaining, accepted, ownDiagnostics } = file.document.isJsonc
    ? applyAcceptances(file.document, diagnostics, [...files.keys()])
    : { remaining: diagnostics, accepted: [], ownDiagnostics: [] }
  file.report(ownDiagnostics)
  return { diagnostics: [...remaining, ...file.diagnostics()].toSorted(byPosition), accepted }
}

function checkFolder(classified: ClassifiedPaths, files: ReadonlyMap<string, string>): Diagnostic[] {
  return folderRules.flatMap((rule) =>
    [...rule.check(classified)].flatMap(([path, text]) => {
      const aboutFile = { rule, pointer: '', span: { offset: 0, length: 0 }, ...text }
      return locate(new JsonDocument(path, files.get(path) ?? ''), [aboutFile])
    }),
  )
}

function byPosition(a: Diagnostic, b: Diagnostic) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.start.offset - b.start.offset
}
