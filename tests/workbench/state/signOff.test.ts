import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { yearVersion } from '../../../src/contract/yearVersion.ts'
import { parseDocuments, recordSignOff, reviewSignOff } from '../../../src/workbench/state/signOff.ts'
import { stubServer } from '../stubServer.ts'
import { sampleTexts } from './session/sampleClients.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediplan-sign-off-'))
  await mkdir(join(folder, 'fernhill'))
  stubServer(folder)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

const texts = sampleTexts('fernhill') as YearTexts
const read = (name: string) => readFile(join(folder, 'fernhill', name), 'utf8')

const sign = (signedBy = 'Jane Doe') => recordSignOff('fernhill', { signedBy, signedOn: '2026-11-28', texts })

const review = (changed: Partial<YearTexts> = {}) => reviewSignOff('fernhill', { ...texts, ...changed })

it('says what has changed since the last sign-off', async () => {
  expect(await review()).toEqual({ text: 'Not signed off yet.', changes: [] })
  await sign('Somebody else')
  await sign()
  const signed = 'Signed by Jane Doe on November 28, 2026.'
  const plans = texts['plans.json']
  const formatted = JSON.stringify(JSON.parse(plans), null, 8)
  expect(await review({ 'plans.json': formatted })).toEqual({
    text: `${signed} No changes since.`,
    changes: [],
  })
  const changed = plans.replace(/"allowedAmount": ?175/, '"allowedAmount": 180')
  expect(await review({ 'plans.json': changed })).toMatchObject({
    text: `${signed} 1 change since.`,
    changes: [{ text: 'Preventive visit, allowed amount: $175 → $180 (+$5, +2.9%)' }],
  })
  expect((await review({ 'plans.json': '{' })).text).toMatch(
    /^Signed by .* plans\.json of fernhill .* cannot be read/,
  )
})

it('logs each sign-off with its version', async () => {
  await sign()
  const version = await yearVersion(parseDocuments(texts))
  expect(await read('CHANGES.md')).toContain(
    `fernhill 2027, version ${version}, signed by Jane Doe on 2026-11-28`,
  )
})

it.each([
  ['a changed value', (text: string) => text.replace(/"allowedAmount": ?175/, '"allowedAmount": 180')],
  ['a syntax error', () => '{'],
  ['other JSON', () => '[]'],
])('does not trust a sign-off with %s', async (_, change) => {
  await sign()
  await writeFile(join(folder, 'fernhill/signed.json'), change(await read('signed.json')))
  expect((await review()).text).toMatch(/^fernhill\/signed\.json was changed by hand/)
})
