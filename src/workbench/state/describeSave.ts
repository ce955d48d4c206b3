import { group } from 'd3-array'
import { parseText } from '../../check/edit/editJson.ts'
import { compareSides, sideOf } from '../../compare/compareSides.ts'
import type { Difference } from '../../compare/Difference.ts'
import { escapeMarkdown } from '../../compare/escapeMarkdown.ts'
import { isEqual } from '../../compare/isEqual.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { byYearFile } from '../../contract/yearDocuments.ts'
import type { Model } from './model.ts'
import type { OpenFile } from './OpenFile.ts'
import { pathInClient } from './selectors.ts'

/** If a folder has more lines, similar differences share one. */
const maxLines = 50

/** So many similar differences have a line each. */
const maxSimilar = 3

/**
 * What a save changed, in Markdown for the log of changes; null if only formatting changed.
 * @param files before the save is recorded in them
 * @param saved the files that are saved, with their new texts
 */
export function describeSave(
  files: Model['files'],
  saved: readonly (readonly [path: string, file: OpenFile])[],
): string | null {
  const folders = [...new Set(saved.map(([path]) => parentFolder(path)))]
  const blocks = folders.flatMap((folder) => {
    const { title, lines } = describeFolder(folder, files, new Map(saved))
    if (lines.length === 0) return []
    return [
      [`### ${escapeMarkdown(title)}`, '', ...lines.map((line) => `- ${escapeMarkdown(line)}`)].join('\n'),
    ]
  })
  return blocks.length === 0 ? null : blocks.join('\n\n')
}

function describeFolder(folder: string, files: Model['files'], saved: ReadonlyMap<string, OpenFile>) {
  const diskTexts = byYearFile((file) => files[`${folder}/${file}`]?.diskText ?? '')
  const before = sideOf(folder, diskTexts)
  const after = sideOf(
    folder,
    byYearFile((file) => saved.get(`${folder}/${file}`)?.text ?? diskTexts[file]),
  )
  const differences = compareSides(before, after)
  if (typeof differences !== 'string') return { title: after.title, lines: listLines(differences) }
  // A file is new or not JSON, or the folder has the client's languages.
  const lines = [...saved].flatMap(([path, { text, diskText }]) => {
    if (parentFolder(path) !== folder || isOnlyFormatted(diskText, text)) return []
    return [`${diskText === null ? 'New' : 'Changed'} file: ${pathInClient(path)}`]
  })
  return { title: after.title, lines }
}

/** A line for each difference. If they are many, those of values at the same place of other entries are counted. */
function listLines(differences: readonly Difference[]): string[] {
  if (differences.length <= maxLines) return differences.map(({ text }) => text)
  const similar = group(differences, ({ file, pointer }) => file + pointer.replaceAll(entries, '/*'))
  return [...similar.values()].flatMap((each) =>
    each.length <= maxSimilar
      ? each.map(({ text }) => text)
      : [`${each[0]!.section.title}: ${each.length} changes such as “${each[0]!.text}”`],
  )
}

/** The parts of pointers that tell entries of lists and tiers apart. */
const entries = /\/(?:\d+|E[ESKCF])(?=\/|$)/g

function isOnlyFormatted(before: string | null, after: string) {
  const [earlier, later] = [parseText(before ?? ''), parseText(after)]
  return earlier.isJsonc && later.isJsonc && isEqual(earlier.value, later.value)
}
