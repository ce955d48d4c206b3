import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Writes files to a temporary folder and lints them with the project's configuration.
 * @param files source text by path
 * @returns the paths of the files that violate the rule
 */
export async function findRejectedFiles(files: Map<string, string>, rule: string): Promise<string[]> {
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
