import type { Command } from 'commander'
import { allRules } from '../allRules.ts'
import { acceptanceRules } from '../clients/folderRules.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import { UsageError } from '../files/UsageError.ts'
import type { RuleMeta } from '../LinterRule.ts'
import { logoDownload } from '../rules/brandRules.ts'
import { print } from '../print.ts'

export function addRulesCommand(program: Command): void {
  program
    .command('rules')
    .description('list the rules, or explain one')
    .argument('[rule]', 'the code of the rule to explain')
    .action((code?: string) => {
      print(code === undefined ? listRules() : explainRule(code))
    })
}

function listRules(): string {
  return allRules
    .map(({ code, severity, title }) => `${code.padEnd(30)} ${severity.padEnd(8)} ${title}\n`)
    .join('')
}

/** @throws UsageError if there is no such rule */
function explainRule(code: string): string {
  const rule = allRules.find((each) => each.code === code)
  if (!rule) throw unknownRuleError(code)
  const { why, fails, passes } = rule
  return [
    `${rule.code} (${rule.severity})`,
    rule.title,
    '',
    `Why: ${why}`,
    '',
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
  if (code === logoDownload.code) return 'It depends on another server, so it cannot be accepted.'
  const example = `{ "lakeshore/plans.json": { "${code}": "Why it is intended." } }`
  return `If it is intended, accept it in accepted.json, next to keys.json, with the reason:\n${indent(example)}`
}

function indent(text: string) {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}

function unknownRuleError(code: string) {
  const suggestion = closestMatch(
    code,
    allRules.map((rule) => rule.code),
  )
  return new UsageError(
    `There is no rule '${code}'.${didYouMean(suggestion)} List them all with: mediplan rules`,
  )
}
