import { parentFolder, type YearFile } from '../../contract/clientFiles.ts'
import { valueAt } from '../../contract/pointer.ts'
import type { CellName, DocumentPlace } from '../tables/Table.ts'
import type { TableName } from '../../compare/form/sections.ts'

/** A text of a cell or field that could not be understood, so that the file keeps the value it had. */
export interface UnappliedText extends DocumentPlace {
  /** The cell or field, in words. */
  label: string
  text: string
  /** What to write instead. */
  message: string
  /** The value in force: the text of a cell, or the JSON of a field's value. With another value, the text is outdated. */
  current: string
  cell?: { table: TableName; view?: string | undefined; row: string; column: string }
  /** The block that waits in its table for the user to confirm it. It is never outdated. */
  paste?: HeldPaste
}

/** The text of a cell that is written, but may mean something else. It is outdated with another value. */
export type CellWarning = Required<Pick<UnappliedText, 'text' | 'message' | 'current' | 'cell'>>

/** A pasted block that is not written yet, and how its table shows it. */
export interface HeldPaste {
  block: readonly (readonly string[])[]
  view?: string | undefined
  shownParts: readonly string[]
  /** The corners of the range where it goes. */
  from: CellName
  to: CellName
}

/** Texts by key, which starts with the path of a file; null for a cell or field without one. */
export type UnappliedTexts = Record<string, UnappliedText | null>

/** The text and its place, such as "Plans: PPO, Family “$300 or so”". */
export function describeUnappliedText({ label, text }: Pick<UnappliedText, 'label' | 'text'>): string {
  return `${label} “${text}”`
}

/** The folder of the year that a text belongs to. */
export function folderOfUnapplied(key: string): string {
  return parentFolder(key.slice(0, key.indexOf('#')))
}

/** Identifies the text of a cell. @param folder of the year */
export function unappliedCellKey(folder: string, table: string, row: string, column: string): string {
  return `${tablePrefix(folder, table)}${row}\n${column}`
}

/** How the keys of a table's cells begin. The path of a file comes first, so that it is renamed with its folder. */
export function tablePrefix(folder: string, table: string): string {
  return `${folder}/plans.json#${table}\n`
}

/** Identifies the pasted block that waits in a table. */
export function heldPasteKey(folder: string, table: string): string {
  return `${tablePrefix(folder, table)}paste`
}

export function unappliedFieldKey(folder: string, file: YearFile, pointer: string): string {
  return `${folder}/${file}#${pointer}`
}

/** A field's value for `current`. */
export function fieldValue(document: unknown, pointer: string): string {
  return JSON.stringify(valueAt(document, pointer)) ?? ''
}
