import type { Finding } from './Finding.ts'

/** Findings that say the same of several places of a file, the first of them first: there is always one. */
export type Repeated = [first: Finding, ...others: Finding[]]

/** Findings by what they say, in the order in which it is said first. */
export function sameWords(findings: readonly Finding[]): Repeated[] {
  const groups = new Map<string, Repeated>()
  for (const finding of findings) {
    const { severity, file, rule, message, mend } = finding
    const words = JSON.stringify([severity, file, rule, message, mend])
    const group = groups.get(words)
    if (group) group.push(finding)
    else groups.set(words, [finding])
  }
  return [...groups.values()]
}
