import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import sarif from 'node-sarif-builder'
import packageJson from '../../../../package.json' with { type: 'json' }
import { allRules } from '../../allRules.ts'
import { escapeOutput } from '../../controlCharacters.ts'
import type { Severity } from '../../Diagnostic.ts'
import type { Report } from './Report.ts'

/** General help. Each diagnostic says how to fix it. */
const ruleHelp: Record<Severity, string> = {
  error:
    'The client cannot be served until this is fixed. `mediplan check --fix` fixes what has only one possible meaning.',
  warning:
    'The client is served, but probably not as intended. If a warning is intended, say why in accepted.json next to keys.json: { "<file>": { "<rule>": "<reason>" } }.',
}

/** For code scanning: SARIF 2.1.0 with all rules. */
export function formatSarif({ files }: Report): string {
  const run = new sarif.SarifRunBuilder({ columnKind: 'utf16CodeUnits' }).initSimple({
    toolDriverName: 'mediplan check',
    toolDriverVersion: packageJson.version,
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
          fileUri: toUri(path),
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
        }),
      )
  const log = new sarif.SarifBuilder()
  log.addRun(run)
  return `${escapeOutput(log.buildSarifJsonString({ indent: true }))}\n`
}

function toUri(path: string) {
  return isAbsolute(path) ? pathToFileURL(path).href : path.split('/').map(encodeURIComponent).join('/')
}
