import { describe, expect, it } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, replacing, run, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

async function checkLogo(url: string, ...options: string[]) {
  const logo = `"logo": { "url": "${url}", "alt": "Ours" }, "displayName"`
  await writeClient(replacing('ours/instance.json', '"displayName"', logo))
  return mediplan(['check', run.dir, '--strict', ...options])
}

describe('The check of a logo', () => {
  it('reports an address that employees cannot open', async () => {
    expect(await checkLogo('https://localhost/logo.svg', '--online')).toBe(1)
    expect(run.output).toContain('The logo has a private address, which employees cannot open.')
    expect(run.output).toContain('logo-download')
  })

  it('loads nothing without --online', async () => {
    expect(await checkLogo('https://localhost/logo.svg')).toBe(0)
  })

  it.each(['http://localhost/logo.svg', 'https://'])('does not load %s', async (url) => {
    await checkLogo(url, '--online')
    expect(run.output).not.toContain('logo-download')
  })
})
