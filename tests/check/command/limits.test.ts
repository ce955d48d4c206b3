import { describe, expect, it, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, run, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const diagnosticsShown = () =>
  [...run.said.matchAll(/^\S+:\d+:\d+ (?:error|warning) (\S+)$/gm)].map(([, rule]) => rule)

/** Different words for each service, so that no diagnostic repeats another. */
const withMarkupIn =
  (count: number, sameName = false) =>
  (files: Map<string, string>) => {
    const instance = JSON.parse(files.get('ours/instance.json')!) as { services: object[] }
    for (let place = 0; place < count; place += 1)
      instance.services.push({ id: `s${place}`, name: `Service ${place}`, [sameName ? 'x' : `x${place}`]: 1 })
    files.set('ours/instance.json', JSON.stringify(instance, null, 2))
    const plans = JSON.parse(files.get('ours/plans.json')!) as { services: object[] }
    for (let place = 0; place < count; place += 1)
      plans.services.push({ id: `s${place}`, name: `Service ${place}`, allowedAmount: 100 + place })
    files.set('ours/plans.json', JSON.stringify(plans, null, 2))
  }

test('A mistake in many places is shown once, with its other places', async () => {
  await writeClient(withMarkupIn(250, true))
  expect(await mediplan(['check', run.dir])).toBe(0)
  expect(diagnosticsShown()).toEqual(['unknown-property'])
  expect(run.said).toMatch(/^ {2}Also in 249 other places: (\d+:\d+, ){19}\d+:\d+ and 229 more\.$/m)
  expect(run.said.split('\n').length).toBeLessThan(15)
  expect(run.said).toContain('0 errors and 250 warnings in 3 files.')
})

describe('--max-diagnostics', () => {
  it.each([
    [[], 50, '10 more not shown. Show all with --max-diagnostics none.'],
    [['--max-diagnostics', '3'], 3, '57 more not shown.'],
    [['--max-diagnostics', '0'], 0, '60 more not shown.'],
  ])('with %j', async (options, count, words) => {
    await writeClient(withMarkupIn(60))
    expect(await mediplan(['check', run.dir, ...options])).toBe(0)
    expect(diagnosticsShown()).toHaveLength(count)
    expect(run.said).toContain(words)
  })

  it('none shows all diagnostics', async () => {
    await writeClient(withMarkupIn(60))
    await mediplan(['check', run.dir, '--max-diagnostics', 'none'])
    expect(diagnosticsShown()).toHaveLength(60)
    expect(run.said).not.toContain('more not shown')
  })

  it('shows errors first, even if they come later', async () => {
    await writeClient((files) => {
      withMarkupIn(5)(files)
      files.set('ours/plans.json', files.get('ours/plans.json')!.replace('"capped"', '"half"'))
    })
    expect(await mediplan(['check', run.dir, '--max-diagnostics', '1'])).toBe(1)
    expect(diagnosticsShown()).toEqual(['unknown-value'])
  })

  it('affects only the text', async () => {
    await writeClient(withMarkupIn(60))
    await mediplan(['check', run.dir, '--format', 'json', '--max-diagnostics', '1', '--quiet'])
    expect((JSON.parse(run.said) as { diagnostics: object[] }).diagnostics).toHaveLength(60)
  })

  it('refuses a limit that is not a number', async () => {
    expect(await mediplan(['check', run.dir, '--max-diagnostics', 'few'])).toBe(2)
    expect(run.said).toContain("Write a whole number, or 'none'.")
  })
})

describe('--quiet', () => {
  it('writes nothing about warnings, or if all is fine', async () => {
    await writeClient(withWarning)
    expect(await mediplan(['check', run.dir, '--quiet'])).toBe(0)
    expect(run.said).toBe('')
  })

  it('writes errors, and their number', async () => {
    await writeClient((files) => {
      withWarning(files)
      withError(files)
    })
    expect(await mediplan(['check', run.dir, '--quiet'])).toBe(1)
    expect(diagnosticsShown()).toEqual(['wrong-type'])
    expect(run.said).toMatch(/\n1 error in 3 files\.\n$/)
  })

  it('cannot be used with --strict, where warnings fail', async () => {
    expect(await mediplan(['check', run.dir, '--quiet', '--strict'])).toBe(2)
    expect(run.said).toContain("option '--quiet' cannot be used with option '--strict'")
  })
})
