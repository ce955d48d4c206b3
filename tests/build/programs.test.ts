import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { initFiles } from '../../src/command/initFiles.ts'

const root = join(import.meta.dirname, '../..')

it('The examples for programs run in a new repository for clients', async () => {
  const guide = await readFile(join(root, 'docs/PROGRAMS.md'), 'utf8')
  const examples = Array.from(guide.matchAll(/```ts\n([^]*?)```/g), ([, code]) => code!)
  const program = examples
    .join('\n')
    .replaceAll("'mediplan'", `'${pathToFileURL(join(root, 'src/index.ts')).href}'`)
  const folder = await mkdtemp(join(tmpdir(), 'mediplan-programs-'))
  try {
    for (const [path, text] of new Map([...initFiles(), ['program.mts', program]])) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const loader = import.meta.resolve('tsx')
    const run = promisify(execFile)(process.execPath, ['--import', loader, 'program.mts'], { cwd: folder })
    const { stdout, stderr } = await run
    expect(stderr).toBe('')
    expect(stdout.split('\n')).toEqual([
      '3 files, no errors',
      expect.stringMatching(/^ppo: \$\d+/),
      '200 en',
      '',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
