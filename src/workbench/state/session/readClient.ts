import { createClient, type Client } from '../../../clients/clients.ts'

/** Parses a client's documents by path. @throws SyntaxError or DocumentError if the service would reject them */
export function readClient(folder: string, files: Readonly<Record<string, string>>): Client {
  const documents = Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as unknown] as const)
  return createClient(folder, new Map(documents))
}
