import { join } from 'node:path'
import { parseInstance } from '../../../src/contract/instance.ts'
import { readDocuments } from '../../../src/clients/clientFolder.ts'

const all = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

/** Every plan year of every sample client, previews included, by folder. */
export const sampleYears = [...all.keys()]
  .filter((path) => path.endsWith('/instance.json'))
  .map((path) => {
    const folder = path.slice(0, -'/instance.json'.length)
    const documents = { instance: all.get(path), plans: all.get(`${folder}/plans.json`) }
    const instance = parseInstance(documents.instance)
    const previewYear = folder.includes('/') ? instance.client.planYear : undefined
    return [folder, { documents, instance, previewYear }] as const
  })
