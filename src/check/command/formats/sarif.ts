import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import sarif from 'node-sarif-builder'
import { allRules } from '../../allRules.ts'
import type { Severity } from '../../Diagnostic.ts'
import { version } from '../version.ts'
import type { Report } from './Report.ts'

/** Beside the diagnostic, which says how to mend it. */
const ruleHelp: Record<Severity, string> = {
  error:
    'The client cannot be served until this is fixed. `mediplan check --fix` fixes what has only one possible meaning.',
  warning:
    'The client is served, but probably not as intended. If a warning is intended, say why in accepted.json beside keys.json: { "<file>": { "<rule>": "<reason>" } }.',
}

/** For code scanning: SARIF 2.1.0 with every rule that there is. */
export function asSarif({ files }: Report): string {
  const run = new sarif.SarifRunBuilder({ columnKind: 'utf16CodeUnits' }).initSimple({
    toolDriverName: 'mediplan check',
    toolDriverVersion: version,
  })
  for (const { code, severity, title } of allRules)
    run.addRule(
      new sarif.SarifRuleBuilder({
        id: code,
        shortDescription: { text: title },
        help: { text: ruleHelp[severity] },
        defaultConfiguration: { level: severity },
      }),
    )
  for (const { path, diagnostics } of files)
    for (const { rule, severity, start, end, message, help } of diagnostics)
      run.addResult(
        new sarif.SarifResultBuilder().initSimple({
          level: severity,
          messageText: `${message} ${help}`,
          ruleId: rule,
          fileUri: uriOf(path),
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

function uriOf(path: string) {
  return isAbsolute(path) ? pathToFileURL(path).href : path.split('/').map(encodeURIComponent).join('/')
}
