import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The JSON documents of a folder of clients, by their path inside it with slashes. */
export async function readDocuments(folder: string): Promise<Map<string, unknown>> {
  const names = await readdir(folder, { recursive: true })
  const paths = names.filter((name) => name.endsWith('.json')).toSorted()
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [
            path.replaceAll('\\', '/'),
            JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown,
          ] as const,
      ),
    ),
  )
}
