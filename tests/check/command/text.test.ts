import { describe, expect, it, test } from 'vitest'
import { mediplan } from '../../../src/check/command/mediplan.ts'
import { prepareClientsFolder, run, withError, withWarning, writeClient } from './clientsFolder.ts'

prepareClientsFolder()

const shownRules = () =>
  [...run.output.matchAll(/^\S+:\d+:\d+ (?:error|warning) (\S+)$/gm)].map(([, rule]) => rule)

/** @param sameName whether the diagnostics have the same text */
const withUnknownProperties =
  (count: number, sameName = false) =>
  (files: Map<string, string>) => {
    const instance = JSON.parse(files.get('ours/instance.json')!) as { services: object[] }
    for (let index = 0; index < count; index += 1)
      instance.services.push({ id: `s${index}`, name: `Service ${index}`, [sameName ? 'x' : `x${index}`]: 1 })
    files.set('ours/instance.json', JSON.stringify(instance, null, 2))
    const plans = JSON.parse(files.get('ours/plans.json')!) as { services: object[] }
    for (let index = 0; index < count; index += 1)
      plans.services.push({ id: `s${index}`, name: `Service ${index}`, allowedAmount: 100 + index })
    files.set('ours/plans.json', JSON.stringify(plans, null, 2))
  }

test('shows a repeated diagnostic once, with its other positions', async () => {
  await writeClient(withUnknownProperties(250, true))
  expect(await mediplan(['check', run.dir])).toBe(0)
  expect(shownRules()).toEqual(['unknown-property'])
  expect(run.output).toMatch(/^ {2}Also in 249 other places: (\d+:\d+, ){19}\d+:\d+ and 229 more\.$/m)
  expect(run.output.split('\n').length).toBeLessThan(15)
  expect(run.output).toContain('250 problems (0 errors, 250 warnings) in 3 files.')
})

describe('--max-diagnostics', () => {
  it.each([
    [[], 50, '10 more not shown. Show all with --max-diagnostics none.'],
    [['--max-diagnostics', '3'], 3, '57 more not shown.'],
    [['--max-diagnostics', '0'], 0, '60 more not shown.'],
  ])('limits the diagnostics with %j', async (options, count, hint) => {
    await writeClient(withUnknownProperties(60))
    expect(await mediplan(['check', run.dir, ...options])).toBe(0)
    expect(shownRules()).toHaveLength(count)
    expect(run.output).toContain(hint)
  })

  it('shows all diagnostics with none', async () => {
    await writeClient(withUnknownProperties(60))
    await mediplan(['check', run.dir, '--max-diagnostics', 'none'])
    expect(shownRules()).toHaveLength(60)
    expect(run.output).not.toContain('more not shown')
  })

  it('shows errors first, even if they come later', async () => {
    await writeClient((files) => {
      withUnknownProperties(5)(files)
      files.set('ours/plans.json', files.get('ours/plans.json')!.replace('"capped"', '"half"'))
    })
    expect(await mediplan(['check', run.dir, '--max-diagnostics', '1'])).toBe(1)
    expect(shownRules()).toEqual(['unknown-value'])
  })

  it('affects only the text format', async () => {
    await writeClient(withUnknownProperties(60))
    await mediplan(['check', run.dir, '--format', 'json', '--max-diagnostics', '1', '--quiet'])
    expect((JSON.parse(run.output) as { diagnostics: object[] }).diagnostics).toHaveLength(60)
  })

  it('rejects a limit that is not a number', async () => {
    expect(await mediplan(['check', run.dir, '--max-diagnostics', 'few'])).toBe(2)
    expect(run.output).toContain("Write a whole number, or 'none'.")
  })
})

describe('--quiet', () => {
  it('writes nothing if there are only warnings', async () => {
    await writeClient(withWarning)
    expect(await mediplan(['check', run.dir, '--quiet'])).toBe(0)
    expect(run.output).toBe('')
  })

  it('writes only errors and their number', async () => {
    await writeClient((files) => {
      withWarning(files)
      withError(files)
    })
    expect(await mediplan(['check', run.dir, '--quiet'])).toBe(1)
    expect(shownRules()).toEqual(['wrong-type'])
    expect(run.output).toMatch(/\n1 error in 3 files\.\n$/)
  })

  it('cannot be combined with --strict', async () => {
    expect(await mediplan(['check', run.dir, '--quiet', '--strict'])).toBe(2)
    expect(run.output).toContain("option '--quiet' cannot be used with option '--strict'")
  })
})
