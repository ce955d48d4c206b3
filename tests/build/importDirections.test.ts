import { beforeAll, describe, expect, it } from 'vitest'
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** For each rule of .oxlintrc.json, an import that it must reject. */
const forbidden = [
  ['src/contract', '../engine/money.ts'],
  ['src/contract/consistency', '../../check/rules/Rule.ts'],
  ['src/catalog', '../engine/money.ts'],
  ['src/engine', 'node:fs'],
  ['src/engine', '../catalog/catalog.ts'],
  ['src/clients', '../service/app.ts'],
  ['src/service', 'leven'],
  ['src/service', '../catalog/catalog.ts'],
  ['src/service/edge', 'node:fs'],
  ['src/service/edge', '../../calculator/rules/steps.ts'],
  ['src/preview', '../check/checkClients.ts'],
  ['src/site', '../command/runBuild.ts'],
  ['src/command', '../calculator/App.tsx'],
  ['src/command', '../workbench/state/model.ts'],
  ['src/service', '../command/check.ts'],
  ['src/preview', '../command/check.ts'],
  ['src/check', '../command/check.ts'],
  ['src/check/files', '../../preview/buildPreview.ts'],
  ['src/check/rules', 'node:fs'],
  ['src/check/roll', '../clientFolders/clientChanges.ts'],
  ['src/check/files', '../../command/check.ts'],
  ['src/workbench', '../check/command/check.ts'],
  ['src/workbench/ui', '../state/model.ts'],
  ['src/workbench/cells', '../../command/check.ts'],
  ['src/workbench/tables', '../transfer/Sheet.ts'],
  ['src/workbench/state', '../form/FormPane.tsx'],
  ['src/workbench/state', '../frame/Workbench.tsx'],
  ['src/workbench/state', '../clients/ClientMenu.tsx'],
  ['src/workbench/state/session', '../../frame/iframe/messages.ts'],
  ['src/compare', '../workbench/state/model.ts'],
  ['src/compare/form', 'react'],
  ['src/check', '../compare/compareYears.ts'],
  ['src/workbench/frame/iframe', '../../state/model.ts'],
  ['src/workbench/panels/value', '../../frame/Workbench.tsx'],
  ['src/workbench/clients/disk', '../../state/model.ts'],
  ['src/calculator', '../workbench/main.tsx'],
  ['src/calculator/texts/en', '../../rules/steps.ts'],
  ['src/calculator/ui', '../rules/money.ts'],
  ['src/calculator/replacements', '../forms/SchemaForm.tsx'],
  ['src/calculator/rules', '../state/model.ts'],
  ['src/calculator/api', '../rules/steps.ts'],
  ['src/calculator/state', 'wouter'],
  ['src/calculator/forms/fields', '../../steps/home/Home.tsx'],
  ['src/calculator/steps/home', '../results/Results.tsx'],
  ['src/calculator/shell', '../../service/embedded.ts'],
  ['src/calculator/api', '../texts/messages.ts'],
  ...['', '/texts', '/ui', '/replacements', '/rules', '/api', '/state', '/forms', '/steps', '/shell'].flatMap(
    (folder) =>
      ['engine/calculate.ts', 'clients/clients.ts', 'catalog/catalog.ts', 'fixtures/clients/keys.json'].map(
        (target) => [`src/calculator${folder}`, `../../${target}`] as const,
      ),
  ),
] as const

/** Imports close to those that a rule rejects. */
const allowed = [
  ['src/contract', './pointer.ts'],
  ['src/catalog', '../contract/plans.ts'],
  ['src/check/rules', '../../catalog/catalog.ts'],
  ['src/engine', '../contract/pointer.ts'],
  ['src/service', '../clients/clients.ts'],
  ['src/service/edge', '../../clients/clients.ts'],
  ['src/preview', '../calculator/App.tsx'],
  ['src/command', '../preview/buildPreview.ts'],
  ['src/command', '../service/settings.ts'],
  ['src/command', '../workbench/clients/disk/createFilesApp.ts'],
  ['src/check/rules', '../../engine/calculate.ts'],
  ['src/workbench/ui', '../../calculator/ui/Toggle.tsx'],
  ['src/workbench/cells', '../../contract/pointer.ts'],
  ['src/workbench/state', '../diskApi.ts'],
  ['src/compare', '../check/edit/editJson.ts'],
  ['src/command', '../compare/compareSides.ts'],
  ['src/workbench/frame/iframe', '../../state/errorMessage.ts'],
  ['src/workbench/frame/iframe', '../../state/session/Case.ts'],
  ['src/workbench/panels/value', '../../grid/TableGrid.tsx'],
  ['src/workbench/clients/disk', '../../../check/files/writeNewFile.ts'],
  ['src/calculator/steps/home', '../../rules/money.ts'],
] as const

describe('The linter', () => {
  let rejected: string[] = []

  const probes = [...forbidden, ...allowed].map(([folder, target], index) => ({
    file: `${folder}/probe${index}.ts`,
    folder,
    target,
  }))

  beforeAll(async () => {
    const files = probes.map(({ file, target }) => [file, `export { probe } from '${target}'\n`] as const)
    rejected = await findRejectedFiles(new Map(files), 'no-restricted-imports')
  })

  it.each(probes.slice(0, forbidden.length))('rejects the import of $target in $folder', ({ file }) =>
    expect(rejected).toContain(file),
  )

  it.each(probes.slice(forbidden.length))('accepts the import of $target in $folder', ({ file }) =>
    expect(rejected).not.toContain(file),
  )
})

const root = join(import.meta.dirname, '../..')

/**
 * Writes files to a temporary folder and lints them with the project's configuration.
 * @param files source text by path
 * @returns the paths of the files that violate the rule
 */
async function findRejectedFiles(files: Map<string, string>, rule: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-lint-'))
  try {
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    return diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename)
  } finally {
    await rm(folder, { recursive: true })
  }
}
