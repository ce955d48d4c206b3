import { allRules } from '../check/allRules.ts'
import { acceptanceRules } from '../check/clients/folderRules.ts'
import { closestMatch, didYouMean } from '../check/closestMatch.ts'
import { UsageError } from '../check/files/UsageError.ts'
import type { RuleMeta } from '../check/LinterRule.ts'

export function listRules(): string {
  return allRules
    .map(({ code, severity, title }) => `${code.padEnd(30)} ${severity.padEnd(8)} ${title}\n`)
    .join('')
}

/** @throws UsageError if there is no such rule */
export function explainRule(code: string): string {
  const rule = allRules.find((each) => each.code === code)
  if (!rule) {
    const codes = allRules.map((each) => each.code)
    const suggestion = didYouMean(closestMatch(code, codes))
    throw new UsageError(`There is no rule '${code}'.${suggestion} List them all with: mediplan rules`)
  }
  const { why, fails, passes } = rule
  return [
    `${rule.code} (${rule.severity})`,
    rule.title,
    '',
    ...(why === undefined ? [] : [`Why: ${why}`, '']),
    'Fails:',
    indent(fails),
    '',
    'Fixed:',
    indent(passes),
    '',
    howToAccept(rule),
    '',
  ].join('\n')
}

function howToAccept({ code, severity }: RuleMeta) {
  if (severity === 'error')
    return 'An error cannot be accepted: the client cannot be served until it is fixed.'
  if (Object.hasOwn(acceptanceRules, code))
    return 'It is about accepted.json itself, so it cannot be accepted.'
  const example = `{ "lakeshore/plans.json": { "${code}": "Why it is intended." } }`
  return `If it is intended, accept it in accepted.json, next to keys.json, with the reason:\n${indent(example)}`
}

function indent(text: string) {
  return text.replaceAll(/^/gm, '  ')
}
