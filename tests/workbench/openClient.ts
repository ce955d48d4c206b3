import { openFile } from '../../src/workbench/state/OpenFile.ts'
import { emptyModel, type Model } from '../../src/workbench/state/model.ts'
import { sampleTexts } from './state/session/sampleClients.ts'

/**
 * A workbench with a sample client, as it is on disk, in readable texts.
 * @param file the open file, by its path inside the client's folder
 */
export function openClient(client: string, file = 'plans.json'): Model {
  const texts = Object.entries(sampleTexts(client)).map(
    ([name, text]) => [name, JSON.stringify(JSON.parse(text), null, 2)] as const,
  )
  const files = texts.map(([name, text]) => [
    `${client}/${name}`,
    openFile({ text, version: '1', lineEnding: '\n' }),
  ])
  return {
    ...emptyModel(),
    client,
    path: `${client}/${file}`,
    paths: files.map(([path]) => path as string),
    files: Object.fromEntries(files) as Model['files'],
    lastValid: { client, texts: Object.fromEntries(texts) },
  }
}
