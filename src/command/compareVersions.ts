import { classifyPaths, rootFiles } from '../check/clients/classifyPaths.ts'
import { parseText } from '../check/edit/editJson.ts'
import { compareSides, planYearOf, sideOf, type Side } from '../compare/compareSides.ts'
import type { Difference } from '../compare/Difference.ts'
import { isLanguageFile, keysFile, yearFiles } from '../contract/clientFiles.ts'
import { valueAt } from '../contract/pointer.ts'
import type { YearTexts } from '../contract/yearDocuments.ts'
import { findYearFolder } from './readCheckedClient.ts'

/** The clients' files on disk, or in a Git revision. */
export interface Version {
  /** By path relative to the folder of all clients. */
  texts: ReadonlyMap<string, string>
  /** Undefined for the files on disk. */
  revision?: string | undefined
}

/** A client in a version, and maybe only one of its plan years. */
export interface ClientVersion extends Version {
  client: string
  year?: number | undefined
}

export interface Comparison {
  /** What only one side has, the files that differ but have no words, and the files that cannot be read. */
  notes: string[]
  years: { title: string; differences: Difference[] }[]
}

interface VersionYear extends Side {
  revision: string | undefined
}

/** Two versions of something; undefined for the side that does not have it. */
type Pair<Item> = readonly [before: Item | undefined, after: Item | undefined]

/** Compares all clients, and the files next to their folders. */
export function compareVersions(before: Version, after: Version): Comparison {
  const pairs = pairClients(before, after)
  return combine(
    [
      ...pairs.flatMap(([name, laterName]) =>
        name === undefined || laterName === undefined || name === laterName
          ? describeMissing('client', [name, laterName])
          : [`Renamed client: ${name} → ${laterName}`],
      ),
      ...[...rootFiles].flatMap((path) => compareFiles(before, after, path, path)),
    ],
    pairs.flatMap(([name, laterName]) =>
      name === undefined || laterName === undefined
        ? []
        : [compareClients({ ...before, client: name }, { ...after, client: laterName })],
    ),
  )
}

/** Pairs the clients in the same folder, and renamed ones: their API key leads to another folder. */
function pairClients(before: Version, after: Version): Pair<string>[] {
  const [earlier, later] = [before, after].map(({ texts }) => classifyPaths([...texts.keys()]).clients)
  const keys = readKeys(before)
  const removed = new Set(earlier!.filter((name) => !later!.includes(name)))
  const renamed = new Map(
    [...readKeys(after)]
      .map(([key, name]) => [name, keys.get(key) ?? ''] as const)
      .filter(([name, former]) => removed.has(former) && !earlier!.includes(name)),
  )
  const formerNames = new Set(renamed.values())
  return [
    ...later!.map((name) => [earlier!.includes(name) ? name : renamed.get(name), name] as const),
    ...[...removed].filter((name) => !formerNames.has(name)).map((name) => [name, undefined] as const),
  ]
}

/** The clients by API key. The check reports a keys.json with errors. */
function readKeys({ texts }: Version) {
  const keys = valueAt(parseText(texts.get(keysFile) ?? '').value, '/keys')
  return new Map(Object.entries(Object(keys) as Record<string, string>))
}

/**
 * Compares two clients, or two versions of one: all plan years and languages, or only one year if a side names it. The
 * other side's year is then the current one, unless it names another one.
 * @throws UsageError if a client does not have its year
 */
export function compareClients(before: ClientVersion, after: ClientVersion): Comparison {
  if (before.year !== undefined || after.year !== undefined)
    return compareYearPair(findYear(before), findYear(after))
  const pairs = pairYears(listYears(before), listYears(after))
  const languages = [before, after].flatMap(({ texts, client }) =>
    [...texts.keys()]
      .filter((path) => isLanguageFile(path) && path.startsWith(`${client}/`))
      .map((path) => path.slice(client.length)),
  )
  return combine(
    [
      ...pairs.flatMap(([earlier, later]) => describeMissing('plan year', [earlier?.title, later?.title])),
      ...describeCurrentYear(pairs),
      ...[...new Set(languages)]
        .toSorted()
        .flatMap((path) => compareFiles(before, after, `${before.client}${path}`, `${after.client}${path}`)),
    ],
    pairs.flatMap(([earlier, later]) => (earlier && later ? [compareYearPair(earlier, later)] : [])),
  )
}

function compareYearPair(before: VersionYear, after: VersionYear): Comparison {
  if (yearFiles.every((file) => before.texts[file] === after.texts[file])) return { notes: [], years: [] }
  const [earlier, later] = [before, after].map(({ revision, ...side }) => ({
    ...side,
    title: revision === undefined ? side.title : `${side.title} at ${revision}`,
  }))
  const differences = compareSides(earlier!, later!)
  if (typeof differences === 'string') return { notes: [differences], years: [] }
  const title = before.title === after.title ? after.title : `${before.title} → ${after.title}`
  return { notes: [], years: differences.length > 0 ? [{ title, differences }] : [] }
}

function listYears(version: ClientVersion): VersionYear[] {
  return classifyPaths([...version.texts.keys()])
    .years.filter(({ path }) => path.split('/')[0] === version.client)
    .map(({ path }) => readYear(version, path))
}

function findYear(version: ClientVersion): VersionYear {
  return readYear(version, findYearFolder(version.texts, version.client, version.year))
}

/** A file that does not exist has no text. */
function readYear({ texts, revision }: Version, folder: string): VersionYear {
  const found = yearFiles.map((file) => [file, texts.get(`${folder}/${file}`) ?? ''])
  return { ...sideOf(folder, Object.fromEntries(found) as YearTexts), revision }
}

/** Pairs the same plan years, wherever their folders are now; then the others in the same folder. */
function pairYears(before: VersionYear[], after: VersionYear[]): Pair<VersionYear>[] {
  const rest = new Set(before)
  const found = new Map<VersionYear, VersionYear>()
  for (const keyOf of [planYear, yearFolder])
    for (const later of after.filter((each) => !found.has(each))) {
      const earlier = [...rest].find((each) => keyOf(each) !== null && keyOf(each) === keyOf(later))
      if (!earlier) continue
      found.set(later, earlier)
      rest.delete(earlier)
    }
  return [
    ...after.map((later) => [found.get(later), later] as const),
    ...[...rest].map((earlier) => [earlier, undefined] as const),
  ]
}

function planYear({ texts }: Side) {
  return planYearOf(texts['instance.json'])
}

/** The folder in the client's folder; '' for the current year. */
function yearFolder({ folder }: Side) {
  return folder.split('/')[1] ?? ''
}

/** Says which plan year is the current one if both sides have the year but not as the current one. */
function describeCurrentYear(pairs: readonly Pair<VersionYear>[]) {
  const [earlier, later] = [0, 1].map((side) =>
    pairs.find((pair) => pair[side] && yearFolder(pair[side]) === ''),
  )
  if (!earlier || !later || earlier === later) return []
  return [`Current plan year: ${earlier[0]!.title} → ${later[1]!.title}`]
}

/** Files whose text differs, except in the kind of line breaks, which can depend on the machine. */
function compareFiles(before: Version, after: Version, path: string, laterPath: string) {
  const [text, laterText] = [before.texts.get(path), after.texts.get(laterPath)].map((each) =>
    each?.replaceAll('\r\n', '\n'),
  )
  if (text === laterText) return []
  if (text !== undefined && laterText !== undefined) return [`Changed file: ${laterPath}`]
  return describeMissing('file', text === undefined ? [undefined, laterPath] : [path, undefined])
}

function describeMissing(noun: string, [before, after]: Pair<string>) {
  if (before === undefined) return [`New ${noun}: ${after}`]
  return after === undefined ? [`Removed ${noun}: ${before}`] : []
}

function combine(notes: readonly string[], comparisons: readonly Comparison[]): Comparison {
  return {
    notes: [...notes, ...comparisons.flatMap((each) => each.notes)],
    years: comparisons.flatMap(({ years }) => years),
  }
}
