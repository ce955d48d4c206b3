import {
  isClientFile,
  isLanguageFile,
  isYearFolder,
  parentFolder,
  yearFiles,
} from '../../contract/clientFiles.ts'
import { isAboutMissingKey } from '../clients/missingKey.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { isWithin, type Target } from './targets.ts'

/**
 * The diagnostics of a target, and those in other files that prevent it from being used: a missing key, and errors in
 * files that it is checked against. The latter have no fixes, because they are outside of the target.
 */
export function diagnosticsForTarget(target: Target, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (isWithin(target, diagnostic.file)) return [diagnostic]
    const { fix: _, ...withoutFix } = diagnostic
    return isBlocking(target, diagnostic) ? [withoutFix] : []
  })
}

function isBlocking(target: Target, diagnostic: Diagnostic) {
  const { file, severity } = diagnostic
  const isInRelatedFile = severity === 'error' && isClientFile(file) && isCheckedAgainst(target, file)
  const isInLanguage = severity === 'error' && isLanguageFile(file) && isOfSameClient(target, file)
  return isInRelatedFile || isInLanguage || isAboutMissingKey(diagnostic)
}

/** The service reads the languages of a client together with its documents. */
function isOfSameClient({ selected }: Target, file: string) {
  return selected.some((path) => path.split('/')[0] === file.split('/')[0])
}

/** A document is checked against the other one of its year, and a preview year against the current year. */
function isCheckedAgainst(target: Target, file: string) {
  const isOfSameYear = yearFiles.some((name) => isWithin(target, `${parentFolder(file)}/${name}`))
  return isOfSameYear || target.selected.some((path) => file === currentInstanceFor(path))
}

/** The instance of the current year, for a path in the folder of a preview year. */
function currentInstanceFor(path: string) {
  const [client, year = ''] = path.split('/')
  return isYearFolder(year) ? `${client}/instance.json` : undefined
}
