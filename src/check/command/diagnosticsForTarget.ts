import { isClientFile, isYearFolder, yearFiles } from '../../contract/clientFiles.ts'
import { isWithoutKey } from '../clients/withoutKey.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { isWithin, type Target } from './targets.ts'

/**
 * What is told of a target: all that was found in it, and elsewhere what keeps it from being of use. A key has to lead
 * there; neither file of a plan year is checked whole before the other, nor a year to preview before the current one.
 * Only what was asked for is mended.
 */
export function diagnosticsForTarget(target: Target, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (isWithin(target, diagnostic.file)) return [diagnostic]
    const { fix, ...unmended } = diagnostic
    return isInTheWay(target, diagnostic) ? [unmended] : []
  })
}

function isInTheWay(target: Target, diagnostic: Diagnostic) {
  const { file, severity } = diagnostic
  const isInAnotherFile = severity === 'error' && isClientFile(file) && isCheckedAgainst(target, file)
  return isInAnotherFile || isWithoutKey(diagnostic)
}

/** Whether what was asked for is checked against this file. */
function isCheckedAgainst(target: Target, file: string) {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const isOfSameYear = yearFiles.some((name) => isWithin(target, `${folder}/${name}`))
  return isOfSameYear || target.selected.some((path) => file === currentInstanceFor(path))
}

/** The instance of the current year, when a path is in the folder of a year to preview. */
function currentInstanceFor(path: string) {
  const [client, year = ''] = path.split('/')
  return isYearFolder(year) ? `${client}/instance.json` : undefined
}
