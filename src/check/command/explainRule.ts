import { closestMatch } from '../closestMatch.ts'
import { allRules } from '../allRules.ts'
import { explanations } from '../explanations/explanations.ts'
import { acceptanceRules } from '../clients/acceptanceRules.ts'
import type { RuleName } from '../Fault.ts'
import { UsageError } from '../files/UsageError.ts'

export function listRules(): string {
  return allRules
    .map(({ code, severity, title }) => `${code.padEnd(30)} ${severity.padEnd(8)} ${title}\n`)
    .join('')
}

/** @throws UsageError when there is no such rule. */
export function explainRule(name: string): string {
  const rule = allRules.find(({ code }) => code === name)
  if (!rule) throw unknownRule(name)
  const { why, fails, passes } = explanations[rule.code] ?? {}
  return [
    `${rule.code} (${rule.severity})`,
    rule.title,
    ...(why === undefined ? [] : ['', `Why: ${why}`]),
    ...(fails === undefined ? [] : ['', 'Fails:', indented(fails)]),
    ...(passes === undefined ? [] : ['', 'Fixed:', indented(passes)]),
    '',
    howToAccept(rule),
    '',
  ].join('\n')
}

function howToAccept({ code, severity }: RuleName) {
  if (severity === 'error')
    return 'An error cannot be accepted: the client cannot be served until it is fixed.'
  if (acceptanceRules.some((rule) => rule.code === code))
    return 'It is about accepted.json itself, so it cannot be accepted.'
  return `If it is intended, accept it in accepted.json, beside keys.json, with the reason:\n${indented(
    `{ "lakeshore/plans.json": { "${code}": "Why it is intended." } }`,
  )}`
}

function indented(text: string) {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}

function unknownRule(name: string) {
  const meant = closestMatch(
    name,
    allRules.map(({ code }) => code),
  )
  const question = meant === undefined ? '' : ` Did you mean '${meant}'?`
  return new UsageError(`There is no rule '${name}'.${question} List them all with: mediplan rules`)
}
