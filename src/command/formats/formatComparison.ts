import { escapeControlCharacters } from '../../check/controlCharacters.ts'
import { groupDifferences } from '../../compare/Difference.ts'
import { escapeMarkdown } from '../../compare/escapeMarkdown.ts'
import type { Comparison } from '../compareVersions.ts'

export type ComparisonFormat = 'text' | 'md'

/** A heading with the lines below it. */
interface Block {
  level: number
  heading: string
  lines: readonly string[]
}

/** Formats a comparison by plan year and section. @param title what is compared with what */
export function formatComparison(
  title: string,
  { notes, years }: Comparison,
  format: ComparisonFormat,
): string {
  const isSame = notes.length === 0 && years.length === 0
  const blocks = [
    { level: 0, heading: title, lines: isSame ? ['No differences.'] : notes },
    ...years.flatMap((year) => [
      { level: 1, heading: year.title, lines: [] },
      ...groupDifferences(year.differences).map(({ section, differences }) => ({
        level: 2,
        heading: section.title,
        lines: differences.map(({ text }) => text),
      })),
    ]),
  ]
  return blocks.map(formatters[format]).join('\n')
}

const formatters: Record<ComparisonFormat, (block: Block) => string> = {
  text: ({ level, heading, lines }) => {
    const indent = '  '.repeat(level)
    return [`${indent}${heading}`, ...lines.map((line) => `${indent}  ${line}`), '']
      .map(escapeControlCharacters)
      .join('\n')
  },
  md: ({ level, heading, lines }) =>
    [
      `${'#'.repeat(level + 2)} ${escapeMarkdown(heading)}`,
      '',
      ...lines.map((line) => `- ${escapeMarkdown(line)}`),
      ...(lines.length > 0 ? [''] : []),
    ].join('\n'),
}
