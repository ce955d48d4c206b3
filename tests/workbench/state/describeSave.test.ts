import { expect, it } from 'vitest'
import { compareYears } from '../../../src/compare/compareYears.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { describeSave } from '../../../src/workbench/state/describeSave.ts'
import { editText, openFile, type OpenFile } from '../../../src/workbench/state/OpenFile.ts'
import { openClient } from '../openClient.ts'

const { files } = openClient('fernhill')

/** Describes the save of files with other texts. @param edits by path */
function save(edits: Record<string, (text: string) => string>, open = files) {
  const saved = Object.entries(edits).map(([path, edit]): [string, OpenFile] => {
    const file = { ...(open[path] ?? openFile(null)) }
    editText(file, edit(file.text))
    return [path, file]
  })
  return describeSave({ ...open, ...Object.fromEntries(saved) }, saved)
}

it('has the differences of a plan year in words, as Markdown', () => {
  const entry = save({
    'fernhill/instance.json': (text) => text.replace('"planYear": 2027', '"planYear": 2028'),
    'fernhill/plans.json': (text) => text.replace('"allowedAmount": 175', '"allowedAmount": 180'),
  })
  expect(entry).toBe(
    [
      '### fernhill 2028',
      '',
      '- Plan year: 2027 → 2028',
      '- Preventive visit, allowed amount: $175 → $180 (+$5, +2.9%)',
    ].join('\n'),
  )
})

it('leaves out edits of other files that are not saved', () => {
  const plans = { ...files['fernhill/plans.json']! }
  editText(plans, plans.text.replace('"allowedAmount": 175', '"allowedAmount": 180'))
  const edit = (text: string) => text.replace('"planYear": 2027', '"planYear": 2028')
  expect(save({ 'fernhill/instance.json': edit }, { ...files, 'fernhill/plans.json': plans })).not.toMatch(
    /Preventive/,
  )
})

it.each([
  ['a formatted file', 'fernhill/plans.json', (text: string) => JSON.stringify(JSON.parse(text)), null],
  [
    'a file that is not JSON',
    'fernhill/plans.json',
    () => '{',
    '### fernhill 2027\n\n- Changed file: plans.json',
  ],
  [
    'a new language',
    'fernhill/languages/fr.json',
    () => '{}',
    '### fernhill/languages\n\n- New file: languages/fr.json',
  ],
])('for %s is %4$j', (_, path, edit, expected) => {
  expect(save({ [path]: edit })).toBe(expected)
})

it('counts similar differences of a plan year with many', () => {
  const { files: open } = openClient('pelican')
  const edit = (text: string) => text.replaceAll(/(?<="(?:allowedAmount|EE|ES|EC|EF)": )\d+/g, '1')
  const texts = (change = (text: string) => text): YearTexts => ({
    'instance.json': open['pelican/instance.json']!.text,
    'plans.json': change(open['pelican/plans.json']!.text),
  })
  const lines = save({ 'pelican/plans.json': edit }, open)!
    .split('\n')
    .filter((line) => line.startsWith('-'))
  expect(lines.length).toBeLessThan(20)
  expect(lines).toContainEqual(
    expect.stringMatching(/^- Services: \d+ changes such as “.+, allowed amount: \$[\d,]+ → \$1 .+”$/),
  )
  const counts = lines.map((line) => Number(/: (\d+) changes such as/.exec(line)?.[1] ?? 1))
  expect(counts.reduce((sum, count) => sum + count)).toBe(compareYears(texts(), texts(edit)).length)
})
