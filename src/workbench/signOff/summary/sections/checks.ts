import { groupRepeated, type Diagnostic } from '../../../../check/Diagnostic.ts'
import { parentFolder } from '../../../../contract/clientFiles.ts'
import type { CheckResult } from '../../../state/CheckResult.ts'
import type { Block, Section } from '../Summary.ts'

/**
 * The warnings that were accepted, with the reasons, and those that remain.
 * @param folder the folder of the plan year
 */
export function checkSection(
  { diagnostics, accepted }: Pick<CheckResult, 'diagnostics' | 'accepted'>,
  folder: string,
): Section {
  const isInYear = ({ file }: Diagnostic) => parentFolder(file) === folder
  const reasons = new Map(
    accepted
      .filter(({ diagnostic }) => isInYear(diagnostic))
      .map(({ diagnostic, reason }) => [diagnostic, reason]),
  )
  return {
    title: 'Checks',
    blocks: [
      ...listOf(
        'Accepted warnings',
        groupRepeated([...reasons.keys()]).map(
          (group) => `${describe(group)} Accepted: “${reasons.get(group[0])}”`,
        ),
      ),
      ...listOf('Remaining warnings', groupRepeated(diagnostics.filter(isInYear)).map(describe)),
    ],
  }
}

function listOf(title: string, items: string[]): Block[] {
  return [
    { kind: 'title', text: title },
    items.length === 0 ? { kind: 'text', text: 'None.' } : { kind: 'list', items },
  ]
}

function describe([{ message }, ...others]: readonly [Diagnostic, ...Diagnostic[]]) {
  return others.length === 0 ? message : `${message} (${others.length + 1} places)`
}
