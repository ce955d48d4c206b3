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
  'A path in %s is absolute outside of the working directory, and relative inside',
  async (format) => {
    await writeClient(withError)
    const path = join(run.dir, 'ours/instance.json')
    await mediplan(['check', run.dir, '--format', format])
    expect(run.said).toContain(format === 'sarif' ? `"uri": "${pathToFileURL(path).href}"` : path)
    expect(run.said).not.toContain('../')
    run.said = ''
    vi.spyOn(process, 'cwd').mockReturnValue(join(run.dir, '..'))
    await mediplan(['check', run.dir, '--format', format])
    expect(run.said).toMatch(/["\s]clients-\w+\/ours\/instance\.json|^clients-\w+\/ours\/instance\.json/m)
    expect(run.said).not.toContain(path)
  },
)
