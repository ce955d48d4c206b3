import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

/**
 * Writes generated files. If the program has the argument --check, writes nothing, and fails if a file is stale instead.
 * @param files texts by absolute path
 */
export async function writeGenerated(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    if (!process.argv.includes('--check')) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    } else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
      console.error(
        `Stale: ${relative(process.cwd(), path)}. Run \`npm run contract\` and commit the result.`,
      )
      process.exitCode = 1
    }
  }
}
