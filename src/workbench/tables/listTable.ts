import { group } from 'd3-array'
import { addEntries } from '../../check/edit/addEntries.ts'
import { deleteEntry, moveEntry } from '../../check/edit/changeEntry.ts'
import { describeDeletion } from '../../check/edit/references.ts'
import { EditError } from '../../check/edit/editJson.ts'
import { lists, type ListName } from '../../check/edit/lists.ts'
import { yearFiles, type YearFile } from '../../contract/clientFiles.ts'
import { idKey } from '../../contract/idKey.ts'
import type { Id } from '../../contract/instance.ts'
import type { YearTexts, YearValues } from '../../contract/yearDocuments.ts'
import { defineTable } from './defineTable.ts'
import { ensureList, listOf, memberOf, numberRepeated, setMember } from './readDocument.ts'
import {
  placeOf,
  writeEach,
  type Column,
  type CellBinding,
  type CellBindings,
  type TableDefinition,
} from './Table.ts'

/** A column of a list's table: the property with its name, or another one, unless the table binds it itself. */
export type ListColumn = Column & { file: YearFile; property?: string }

interface ListTable {
  title: string
  list: ListName
  /** What people call an entry, if it is not the list's own noun. */
  noun?: string
  columns: readonly ListColumn[] | ((values: YearValues) => readonly ListColumn[])
  /** The bindings of cells that are more than a property of an entry. */
  bindingsOf?: (entry: JoinedEntry, values: YearValues, view?: string) => CellBindings
  hasUnits?: true
}

/** The table of a list: each entry is a row, with the properties that either file has for it. */
export function listTable({ title, list, noun, columns, bindingsOf, hasUnits }: ListTable): TableDefinition {
  return defineTable({
    title,
    ...(hasUnits && { hasUnits }),
    ...listActions(list, noun ?? lists[list].noun),
    readSource: (values, view) => {
      const all = typeof columns === 'function' ? columns(values) : columns
      return {
        columns: all,
        rows: joinEntries(values, list).map((entry) => ({
          name: entry.name,
          places: yearFiles
            .filter((file) => entry.parts[file].value !== undefined)
            .map((file) => placeOf(file, [list, entry.parts[file].index])),
          cells: {
            ...Object.fromEntries(
              all.map(({ name, file, property = name }) => [name, entry.bind(file, property)]),
            ),
            ...bindingsOf?.(entry, values, view),
          },
        })),
      }
    },
  })
}

/** The parts of a location, surcharge, or other entry in both files, which have the same ID. */
export interface JoinedEntry {
  /** Unique in the list: the key of its ID. */
  name: string
  id: unknown
  parts: Readonly<Record<YearFile, Part>>
  /** Returns the part in one of the files, and adds it with only its ID if it is missing. */
  ensurePart: (file: YearFile) => unknown
  /** Binds a property in one of the files. If the file does not have the entry yet, writing the value adds it. */
  bind: (file: YearFile, property: string) => CellBinding
}

interface Part {
  /** Undefined if the file does not have the entry. */
  value: unknown
  /** In the file's list; its length for a missing part. */
  index: number
}

/**
 * Joins the entries of the list with the same name in both files by their IDs, in the order of the list's source file.
 * Entries that only the other file has come last.
 */
export function joinEntries(values: YearValues, list: ListName): JoinedEntry[] {
  const { source, key } = lists[list]
  const other = source === 'plans.json' ? 'instance.json' : 'plans.json'
  const partsOf = (file: YearFile) =>
    listOf(values[file], list).map((value, index) => ({ value, index, id: memberOf(value, key) }))
  const own = partsOf(source)
  const others = group(partsOf(other), ({ id }) => idKey(id))
  const missing = (file: YearFile): Part => ({ value: undefined, index: listOf(values[file], list).length })
  const pairs = own.map((part) => [part, others.get(idKey(part.id))?.shift()] as const)
  const rest = [...others.values()].flat().map((part) => [undefined, part] as const)
  const joined = [...pairs, ...rest].map(([part, match]) => ({
    id: (part ?? match)?.id,
    parts: { [source]: part ?? missing(source), [other]: match ?? missing(other) } as JoinedEntry['parts'],
  }))
  const names = numberRepeated(joined.map(({ id }) => idKey(id)))
  return joined.map(({ id, parts }, row) => {
    const findPart = (file: YearFile) => {
      const items = listOf(values[file], list)
      const { value } = parts[file]
      return items.includes(value) ? value : items.find((item) => idKey(memberOf(item, key)) === idKey(id))
    }
    const ensurePart = (file: YearFile) => {
      const existing = findPart(file)
      if (existing !== undefined) return existing
      const added = { [key]: id }
      ensureList(values[file], list).push(added)
      return added
    }
    const bind = (file: YearFile, property: string): CellBinding => ({
      file,
      location: [list, parts[file].index, property],
      value: memberOf(parts[file].value, property),
      write: writeEach((value) => {
        if (value !== undefined || parts[file].value !== undefined)
          setMember(ensurePart(file), property, value)
      }),
      findOwners: () => [findPart(file)].filter((part) => part !== undefined),
    })
    return { id, parts, name: names[row]!, ensurePart, bind }
  })
}

/** Adds, removes, and moves rows that are the entries of a list. Their names are those of `idKey`. */
function listActions(list: ListName, rowNoun: string): Partial<TableDefinition> {
  return {
    rowNoun,
    addRows: (texts, names) => {
      const { texts: changed, ids } = addEntries(texts, list, names)
      return { texts: changed, rows: ids.map(idKey) }
    },
    describeDeletion: (values, rows) => describeDeletion(values, list, ...idsOf(rows)),
    removeRows: (texts, rows) =>
      idsOf(rows).reduce<YearTexts>((changed, id) => deleteEntry(changed, list, id), texts),
    moveRow: (texts, row, index) => moveEntry(texts, list, idsOf([row])[0]!, index),
  }
}

/** A number in parentheses follows a repeated ID. The edit then applies to one of the entries with this ID. */
function idsOf(rows: readonly string[]): Id[] {
  return rows.map((row) => {
    const key = row.replace(/ ?\(\d+\)$/, '')
    if (key === '') throw new EditError('This row has no ID. Choose File → Show JSON and correct it first.')
    return JSON.parse(key) as Id
  })
}
