import type { Rule } from './Rule.ts'

export interface PreviewYear {
  planYear: number
  /** The name of its folder. */
  folder: string
  /** The client's current plan year, if it is known. */
  current: number | undefined
}

/** Rules for the folder of a preview year. The issues are in its instance.json. */
export const previewRules: readonly Rule<PreviewYear>[] = [
  {
    code: 'year-of-another-folder',
    check: ({ planYear, folder }) =>
      folder === String(planYear)
        ? []
        : [
            {
              pointer: '/client/planYear',
              expected: `the year of its folder, ${folder}`,
              found: String(planYear),
              params: { planYear, folder },
            },
          ],
  },
  {
    code: 'repeated-year',
    check: ({ planYear, current }) =>
      planYear !== current
        ? []
        : [
            {
              pointer: '/client/planYear',
              expected: 'another year than the current one, of instance.json in the folder above',
              found: String(planYear),
              params: { planYear },
            },
          ],
  },
]

/**
 * Compares the API keys with the folders of the clients.
 * @param keys folder names by API key
 */
export function compareKeysWithFolders(
  keys: ReadonlyMap<string, string>,
  folders: readonly string[],
): {
  keysWithoutFolder: { key: string; folder: string; index: number }[]
  foldersWithoutKey: string[]
} {
  const named = new Set(keys.values())
  return {
    keysWithoutFolder: [...keys]
      .map(([key, folder], index) => ({ key, folder, index }))
      .filter(({ folder }) => !folders.includes(folder)),
    foldersWithoutKey: folders.filter((folder) => !named.has(folder)),
  }
}
