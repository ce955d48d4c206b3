import { join } from 'node:path'
import { parseInstance } from '../../../src/contract/instance.ts'
import { localize } from '../../../src/contract/languages.ts'
import { readDocuments } from '../../../src/clients/readDocuments.ts'

const all = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

/** Every plan year of every sample client in English, previews included, by folder. */
export const sampleYears = [...all.keys()]
  .filter((path) => path.endsWith('/instance.json'))
  .map((path) => {
    const folder = path.slice(0, -'/instance.json'.length)
    const documents = {
      instance: localize(all.get(path), 'instance.json', 'en', 'en').document,
      plans: localize(all.get(`${folder}/plans.json`), 'plans.json', 'en', 'en').document,
    }
    const instance = parseInstance(documents.instance)
    const previewYear = folder.includes('/') ? instance.client.planYear : undefined
    return [folder, { documents, instance, previewYear }] as const
  })
