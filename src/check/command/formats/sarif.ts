import sarif from 'node-sarif-builder'
import { allRules } from '../../allRules.ts'
import { version } from '../version.ts'
import type { Report } from './Report.ts'

/** For code scanning: SARIF 2.1.0 with every rule that there is. */
export function asSarif({ files }: Report): string {
  const run = new sarif.SarifRunBuilder({ columnKind: 'utf16CodeUnits' }).initSimple({
    toolDriverName: 'mediplan check',
    toolDriverVersion: version,
  })
  for (const { code, title } of allRules)
    run.addRule(new sarif.SarifRuleBuilder().initSimple({ ruleId: code, shortDescriptionText: title }))
  for (const { path, findings } of files)
    for (const { rule, severity, start, end, message, mend } of findings)
      run.addResult(
        new sarif.SarifResultBuilder().initSimple({
          level: severity,
          messageText: `${message} ${mend}`,
          ruleId: rule,
          fileUri: path.split('/').map(encodeURIComponent).join('/'),
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
        }),
      )
  const log = new sarif.SarifBuilder()
  log.addRun(run)
  return `${log.buildSarifJsonString({ indent: true })}\n`
}
