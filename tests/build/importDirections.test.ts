import { beforeAll, describe, expect, it } from 'vitest'
import { findRejectedFiles } from './findRejectedFiles.ts'

/** A file in each folder, and an import that the linter must reject. */
const forbidden = [
  ['src/calculator/probe.ts', '../service/app.ts'],
  ['src/calculator/probe.ts', '../service/embedded.ts'],
  ['src/calculator/probe.ts', '../workbench/main.tsx'],
  ['src/calculator/shell/probe.ts', '../../workbench/main.tsx'],
  ['src/calculator/shell/probe.ts', '../../service/embedded.ts'],
  ['src/calculator/ui/probe.ts', '../../check/checkClients.ts'],
  ['src/calculator/ui/probe.ts', '../rules/money.ts'],
  ['src/calculator/replacements/probe.ts', '../forms/theme.ts'],
  ['src/calculator/ui/probe.ts', '../texts/shellTexts.ts'],
  ['src/calculator/texts/probe.ts', '../rules/steps.ts'],
  ['src/calculator/rules/probe.ts', '../state/model.ts'],
  ['src/calculator/rules/probe.ts', '../../check/checkClients.ts'],
  ['src/calculator/state/probe.ts', 'wouter'],
  ['src/calculator/steps/home/probe.ts', '../results/Results.tsx'],
  ['src/contract/probe.ts', '../check/visible.ts'],
  ['src/contract/probe.ts', '../service/app.ts'],
  ['src/contract/probe.ts', '../engine/money.ts'],
  ['src/contract/probe.ts', 'leven'],
  ['src/engine/probe.ts', '../clients/clients.ts'],
  ['src/engine/probe.ts', 'node:fs'],
  ['src/clients/probe.ts', '../service/app.ts'],
  ['src/clients/probe.ts', '../check/checkClients.ts'],
  ['src/service/probe.ts', '../calculator/App.tsx'],
  ['src/service/probe.ts', 'leven'],
  ['src/service/probe.ts', '../check/checkClients.ts'],
  ['src/check/command/probe.ts', '../../service/app.ts'],
  ['src/check/rules/probe.ts', '../../service/validateInputs.ts'],
  ['src/check/rules/probe.ts', '../newClient/runNew.ts'],
  ['src/check/rules/probe.ts', '../files/replaceFile.ts'],
  ['src/check/rules/probe.ts', 'node:fs'],
  ['src/check/rules/probe.ts', '../../preview/buildPreview.ts'],
  ['src/preview/probe.ts', '../check/checkClients.ts'],
  ['src/preview/probe.ts', '../workbench/main.tsx'],
  ['src/check/newClient/probe.ts', '../command/check.ts'],
  ['src/check/files/probe.ts', '../command/check.ts'],
  ['src/workbench/clients/disk/probe.ts', '../panels/Panels.tsx'],
  ['src/workbench/clients/disk/probe.ts', '../../check/command/check.ts'],
  ['src/workbench/frame/iframe/probe.ts', '../state/model.ts'],
  ['src/workbench/panels/probe.ts', '../../check/command/check.ts'],
  ['src/workbench/state/session/probe.ts', '../iframe/ApiCall.ts'],
  ['src/workbench/state/probe.ts', '../disk/clientFiles.ts'],
  ['src/workbench/state/probe.ts', '../panels/Panels.tsx'],
  ['src/workbench/ui/probe.ts', '../state/model.ts'],
  ['src/contract/probe.ts', '../preview/buildPreview.ts'],
  ['src/engine/probe.ts', '../preview/buildPreview.ts'],
  ['src/clients/probe.ts', '../preview/buildPreview.ts'],
  ['src/service/probe.ts', '../preview/buildPreview.ts'],
  ['src/calculator/probe.ts', '../preview/buildPreview.ts'],
  ['src/calculator/rules/probe.ts', '../../preview/PreviewData.ts'],
  ['src/workbench/state/session/probe.ts', '../clients/clientYears.ts'],
  ['src/workbench/frame/iframe/probe.ts', '../form/FormPane.tsx'],
  ['src/workbench/state/probe.ts', '../form/FormPane.tsx'],
  ['src/workbench/tables/probe.ts', '../transfer/Sheet.ts'],
  ['src/workbench/panels/compare/probe.ts', '../grid/TableGrid.tsx'],
  ['src/workbench/panels/compare/probe.ts', '../form/FormPane.tsx'],
  ['src/workbench/transfer/probe.ts', '../grid/TableGrid.tsx'],
  ['src/workbench/transfer/probe.ts', '../state/model.ts'],
  ['src/workbench/grid/probe.ts', '../form/FormPane.tsx'],
  ['src/workbench/form/fields/probe.ts', '../../editor/EditorPane.tsx'],
  ['src/workbench/form/fields/probe.ts', '../../clients/ClientMenu.tsx'],
  ['src/workbench/editor/probe.ts', '../panels/Panels.tsx'],
  ['src/workbench/clients/files/probe.ts', '../signOff/SignOffMenu.tsx'],
  ['src/workbench/frame/tour/probe.ts', '../form/FormPane.tsx'],
  ['src/workbench/clients/newClient/probe.ts', '../../form/FormPane.tsx'],
  ['src/workbench/panels/bestPlans/probe.ts', '../panels/Panels.tsx'],
  ['src/workbench/panels/value/probe.ts', '../../clients/ClientMenu.tsx'],
  ['src/workbench/panels/value/probe.ts', '../../signOff/SignOffMenu.tsx'],
  ['src/workbench/signOff/summary/probe.ts', '../../panels/Panels.tsx'],
  ['src/workbench/frame/preview/probe.ts', '../editor/EditorPane.tsx'],
] as const

/** Imports that the linter must accept. */
const allowed = [
  ['src/contract/probe.ts', './validatePayload.ts'],
  ['src/service/probe.ts', '../contract/validatePayload.ts'],
  ['src/check/rules/probe.ts', '../../engine/calculate.ts'],
  ['src/clients/probe.ts', '../engine/Model.ts'],
  ['src/service/probe.ts', '../clients/clients.ts'],
  ['src/check/command/probe.ts', '../newClient/runNew.ts'],
  ['src/check/command/probe.ts', '../../preview/buildPreview.ts'],
  ['src/preview/probe.ts', '../calculator/App.tsx'],
  ['src/workbench/clients/disk/probe.ts', '../../check/files/replaceFile.ts'],
  ['src/workbench/frame/iframe/probe.ts', '../session/Answers.ts'],
  ['src/workbench/state/probe.ts', '../../check/checkClients.ts'],
  ['src/workbench/panels/probe.ts', '../../calculator/rules/money.ts'],
  ['src/workbench/panels/compare/probe.ts', '../tables/Table.ts'],
  ['src/workbench/form/fields/probe.ts', '../../grid/TableGrid.tsx'],
  ['src/workbench/panels/compare/probe.ts', '../../../clients/locateIssues.ts'],
  ['src/workbench/signOff/summary/probe.ts', '../../bestPlans/planValue.ts'],
  ['src/workbench/clients/disk/probe.ts', '../../preview/buildPreview.ts'],
] as const

describe('The linter', () => {
  let rejected: string[] = []

  beforeAll(async () => {
    const probes = [...forbidden, ...allowed].map(
      ([file, target], index) => [probePath(file, index), `export { probe } from '${target}'\n`] as const,
    )
    rejected = await findRejectedFiles(new Map(probes), 'no-restricted-imports')
  })

  it.each(forbidden.map(([file, target], index) => ({ file, target, index })))(
    'rejects the import of $target in $file',
    ({ file, index }) => expect(rejected).toContain(probePath(file, index)),
  )

  it.each(allowed.map(([file, target], index) => ({ file, target, index: forbidden.length + index })))(
    'accepts the import of $target in $file',
    ({ file, index }) => expect(rejected).not.toContain(probePath(file, index)),
  )
})

function probePath(file: string, index: number) {
  return file.replace('probe', `probe${index}`)
}
