import { join } from 'node:path'
import { readDocuments } from '../../../../src/clients/readDocuments.ts'
import { createYear, type Client } from '../../../../src/clients/clients.ts'
import { fileName, isYearFile } from '../../../../src/contract/clientFiles.ts'
import type { Instance } from '../../../../src/contract/instance.ts'
import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { readClient } from '../../../../src/workbench/state/session/readClient.ts'
import { inEnglish } from '../../../kit/inEnglish.ts'

const documents = await readDocuments(join(import.meta.dirname, '../../../../fixtures/clients'))

/** The texts of a sample client's files in English only, by path inside its folder. */
export function sampleTexts(client: string): Record<string, string> {
  const own = [...documents].filter(([path]) => path.startsWith(`${client}/`))
  return Object.fromEntries(
    own.flatMap(([path, document]) => {
      const file = fileName(path)
      return isYearFile(file)
        ? [[path.slice(client.length + 1), inEnglish(JSON.stringify(document), file)]]
        : []
    }),
  )
}

/** A sample client as read by the workbench. */
export function sampleClient(client: string): Client {
  return readClient(client, sampleTexts(client))
}

/** A sample client's instance with changes. */
export function sampleInstance(client: string, change: object = {}) {
  return { ...sampleClient(client).current.instance, ...change }
}

/** A sample client's plan year after a change to its documents. */
export function sampleYear(
  client: string,
  change: (documents: { instance: Instance; plans: PlansDocument }) => void,
) {
  const texts = sampleTexts(client)
  const instance = JSON.parse(texts['instance.json']!) as Instance
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  change({ instance, plans })
  return createYear(instance, plans)
}
