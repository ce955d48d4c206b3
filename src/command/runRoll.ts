import { join } from 'node:path'
import { makeCurrentChanges, newFile, readYearTexts } from '../check/clientFolders/clientChanges.ts'
import { copyLogo } from '../check/clientFolders/writeDocument.ts'
import { commitChanges } from './commitChanges.ts'
import { escapeControlCharacters } from '../check/controlCharacters.ts'
import { exists } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import type { ChecklistItem } from '../check/roll/checklist.ts'
import { rollYear, type RolledYear } from '../check/roll/rollYear.ts'
import { readYear } from '../check/roll/Year.ts'
import { print } from './print.ts'
import { readProject, type ClientsOption } from './project.ts'
import { requireClient } from './requireClient.ts'

interface RollOptions extends ClientsOption {
  from?: number
  current?: boolean
}

/** The longest text that a line of the checklist shows, in characters. */
const maxTextLength = 90

/**
 * Creates a plan year from another one, or makes it the current one, and prints what changed.
 * @throws UsageError if a file cannot be read or written, or exists already
 */
export async function runRoll(
  folder: string,
  year: number,
  { from, current = false, ...options }: RollOptions,
): Promise<void> {
  const { clients: root } = await readProject(options)
  if (current && from !== undefined) throw new UsageError('Use either --from or --current.')
  const client = await requireClient(root, folder)
  print(current ? await replaceCurrentYear(root, client, year) : await createYear(root, client, year, from))
}

async function createYear(root: string, client: string, year: number, from: number | undefined) {
  let rolled: RolledYear | undefined
  const paths = await commitChanges(root, async () => {
    const current = await readYearTexts(join(root, client))
    const currentYear = readYear(current).instance.client.planYear
    throwIfCurrent(client, year, currentYear)
    if (await exists(join(root, client, String(year))))
      throw new UsageError(
        `${join(root, client, String(year))} exists already. Make it the current year with --current, name another year, or delete this folder.`,
      )
    const isFromFolder = from !== undefined && from !== currentYear
    if (isFromFolder) await requireYear(root, client, from, `Leave out --from to copy ${currentYear}.`)
    const sourceFolder = isFromFolder ? `${client}/${from}` : client
    const source = isFromFolder ? await readYearTexts(join(root, sourceFolder)) : current
    rolled = rollYear(source, year, isFromFolder)
    const folder = `${client}/${year}`
    return [
      ...Object.entries(rolled.texts).map(([name, text]) => newFile(`${folder}/${name}`, text)),
      ...(await copyLogo(root, sourceFolder, folder, rolled.texts['instance.json'])),
    ]
  })
  return formatRolled(paths, rolled!)
}

function throwIfCurrent(client: string, year: number, currentYear: number) {
  if (year === currentYear)
    throw new UsageError(`${year} is the current plan year of ${client} already. Name another year.`)
}

async function replaceCurrentYear(root: string, client: string, year: number) {
  let oldYear = 0
  await commitChanges(root, async () => {
    oldYear = readYear(await readYearTexts(join(root, client))).instance.client.planYear
    throwIfCurrent(client, year, oldYear)
    await requireYear(root, client, year, 'Create it first, without --current.')
    return makeCurrentChanges(root, client, String(year))
  })
  return [
    `${year} is the current plan year of ${client}.`,
    `${oldYear} is in ${join(root, client, String(oldYear))}; employees open it at /preview/${oldYear}.`,
    '',
  ].join('\n')
}

/** @throws UsageError with the help if the year has no folder */
async function requireYear(root: string, client: string, year: number, help: string) {
  const folder = join(root, client, String(year))
  if (!(await exists(folder))) throw new UsageError(`There is no folder ${folder}. ${help}`)
}

function formatRolled(paths: string[], { updated, warnings, checklist }: RolledYear): string {
  const titles = [...new Set(checklist.map(({ title }) => title))]
  return [
    'Written:',
    ...indent(paths),
    'Updated:',
    ...indent(updated),
    ...(warnings.length > 0 ? ['Decide:', ...indent(warnings)] : []),
    'Review these values, which usually change:',
    ...titles.flatMap((title) => [
      `  ${title}`,
      ...indent(indent(checklist.filter((item) => item.title === title).map(formatItem))),
    ]),
    '',
  ].join('\n')
}

function formatItem({ file, pointer, place, text, containsOldYear }: ChecklistItem) {
  const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text
  const note = containsOldYear ? ' (contains the old year)' : ''
  return `${place}: ${escapeControlCharacters(shown)}${note}   ${file}${pointer}`
}

function indent(lines: readonly string[]) {
  return lines.map((line) => `  ${line}`)
}
