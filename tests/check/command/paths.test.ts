import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, run, withError, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

afterEach(() => {
  vi.restoreAllMocks()
})

it.each(['text', 'json', 'junit', 'sarif'])(
  'paths in %s are relative inside the working directory, and absolute outside',
  async (format) => {
    await writeClient(withError)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toContain(format === 'sarif' ? `"uri": "${pathToFileURL(path).href}"` : path)
    expect(run.output).not.toContain('../')
    run.output = ''
    vi.spyOn(process, 'cwd').mockReturnValue(join(run.dir, '..'))
    await mediplan(['check', run.dir, '--format', format])
    expect(run.output).toMatch(/["\s]clients-\w+\/ours\/instance\.json|^clients-\w+\/ours\/instance\.json/m)
    expect(run.output).not.toContain(path)
  },
)
