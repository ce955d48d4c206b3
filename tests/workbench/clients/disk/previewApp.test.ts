import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Preview } from '../../../../src/preview/buildPreview.ts'
import { createPreviewApp } from '../../../../src/workbench/clients/disk/workbenchServer.ts'

const app = createPreviewApp()
const folder = join(import.meta.dirname, '../../../../fixtures/clients/fernhill')
const instance = await readFile(join(folder, 'instance.json'), 'utf8')
const plans = await readFile(join(folder, 'plans.json'), 'utf8')

function post(body: unknown) {
  const init = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: JSON.stringify(body) }
  return app.request('/client-preview', init)
}

it('responds with the preview file of the posted texts', async () => {
  const edited = instance.replaceAll('Fernhill College', 'Fernhill University')
  const response = await post({ texts: { 'instance.json': edited, 'plans.json': plans } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const { page } = (await response.json()) as Preview
  expect(page).toContain('Fernhill University')
  expect(page).not.toContain('Fernhill College')
})

it.each(['{', '{}'])('refuses texts with errors: %s', async (text) => {
  const response = await post({ texts: { 'instance.json': text, 'plans.json': plans } })
  expect(response.status).toBe(422)
  expect(await response.text()).toBe('The calculator cannot load these files. First fix their errors.')
})

it.each([null, {}, { texts: { 'instance.json': '{}' } }])(
  'refuses a body without texts: %o',
  async (body) => {
    expect((await post(body)).status).toBe(400)
  },
)

it('forbids caching, and guessing the type', async () => {
  const { headers } = await post({ texts: { 'instance.json': instance, 'plans.json': plans } })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
