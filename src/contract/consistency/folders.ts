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
        : [issueOfYear(planYear, `the year of its folder, ${folder}`, { planYear, folder })],
  },
  {
    code: 'repeated-year',
    check: ({ planYear, current }) => {
      const expected = 'another year than the current one, of instance.json in the folder above'
      return planYear === current ? [issueOfYear(planYear, expected, { planYear })] : []
    },
  },
]

function issueOfYear<Params>(planYear: number, expected: string, params: Params) {
  return { pointer: '/client/planYear', expected, found: String(planYear), params }
}

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
