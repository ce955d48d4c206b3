import { createClient, type Client } from '../../clients/clients.ts'

/**
 * A client from the texts of its documents, by their path inside its folder, as the service reads it.
 * @throws SyntaxError or DocumentError where the service would refuse it.
 */
export function readClient(folder: string, files: Readonly<Record<string, string>>): Client {
  const documents = Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as unknown] as const)
  return createClient(folder, new Map(documents))
}
