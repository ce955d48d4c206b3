import { sum } from 'd3-array'
import type { CellKind } from '../cells/formats.ts'
import type { Table } from '../tables/Table.ts'
import { emptyMeaningAt, shownTitle, textAt } from './gridCells.ts'
import type { Position } from './gridRange.ts'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** In pixels. */
const fontSize = 13
const boldFactor = 1.12
/** With the border. */
const padding = 17
const minWidth = 56
const maxWidth = 220
/** The maximum for texts of columns that do not name the row. It leaves room for columns of amounts. */
const maxTextWidth = 120
/** A table with few columns has mostly texts. */
const maxFew = 3
const maxWidthOfFew = 340
/** The part of the grid that row headers in view can take. */
const maxFrozenShare = 0.45
/** The heights of rows by the lines of their headers: one, two, or three. */
const rowHeights = [28, 40, 56] as const

/** Longer tables are measured by their first rows. */
const maxMeasuredRows = 50

/**
 * How many milliseconds after the last change and the last key a table of the same size is measured again. Measuring a
 * long table would delay the next key.
 */
export function remeasureDelay({ rows }: Table): number {
  return rows.length > maxMeasuredRows ? 1500 : 0
}

/** Estimated widths of characters, as parts of the font size; of a wide font, so that most texts fit. */
const characterWidths: readonly [RegExp, number][] = [
  [/[ \u00A0,.'’|ijl]/, 0.31],
  [/[ftr/()“”:;!I-]/, 0.42],
  [/[mMW%]/, 0.93],
  [/w/, 0.83],
  [/[A-Z+]/, 0.71],
  [/[bdghnpqu\d$]/, 0.64],
  [/[csz]/, 0.54],
  [/[kvxy]/, 0.59],
]
const otherCharacterWidth = 0.61

/** By character code: finding the pattern of every character of a large table takes long. */
const asciiWidths = Array.from({ length: 128 }, (_, code) => findCharacterWidth(String.fromCharCode(code)))

export interface GridLayout {
  /** In pixels. */
  widths: number[]
  total: number
  fits: boolean
  /** How many row headers stay in view when the grid scrolls. */
  frozenCount: number
  /** Whether a title needs a second line. */
  hasWrappedTitles: boolean
  rowHeights: number[]
}

/**
 * Sizes the columns for their texts, and row headers for two or three lines if the table is wider than the grid. Longer
 * texts are cut off. The tooltip shows the whole text, and users can resize columns.
 * @param available width of the grid in pixels
 */
export function measureColumns(table: Table, available: number): GridLayout {
  const { columns, rows } = table
  const limit = columns.length <= maxFew ? maxWidthOfFew : maxWidth
  const natural = measure(table, maxWidthOfFew, widthOfText)
  const fits = sum(natural) <= available
  const widths = fits ? natural : widen(measure(table, limit, widthInTwoLines), natural, available)
  const headerWidths = widths.filter((_, index) => columns[index]!.isRowHeader)
  const isWrapped = (text: string, column: number) => widthOfText(text, true) > widths[column]!
  return {
    widths,
    total: sum(widths),
    fits: sum(widths) <= available,
    frozenCount: headerWidths.filter(
      (_, index) => fits || sum(headerWidths.slice(0, index + 1)) <= available * maxFrozenShare,
    ).length,
    hasWrappedTitles: columns.some((column, index) => isWrapped(shownTitle(column), index)),
    rowHeights: rows.map((_, row) => {
      const isAnyWider = (measureText: typeof widthOfText) =>
        headerWidths.some((width, column) => measureText(textAt(table, { row, column }), true) > width)
      if (!isAnyWider(widthOfText)) return rowHeights[0]
      return rowHeights[isAnyWider(widthInTwoLines) ? 2 : 1]
    }),
  }
}

/** Divides the room that narrow columns leave among those that want more. */
function widen(narrow: readonly number[], natural: readonly number[], available: number): number[] {
  const share = Math.max(0, (available - sum(narrow)) / (sum(natural) - sum(narrow)))
  return narrow.map((width, index) => Math.floor(width + share * (natural[index]! - width)))
}

/** @param measureHeader the width for the text of a row header */
function measure(table: Table, limit: number, measureHeader: typeof widthOfText): number[] {
  const rows = table.rows.slice(0, maxMeasuredRows)
  return table.columns.map((column, index) => {
    const isHeader = column.isRowHeader === true
    const measureText = isHeader ? measureHeader : widthOfText
    const isText = !isHeader && column.format.kind === 'text'
    const maximum = limit === maxWidth && isText ? maxTextWidth : limit
    const widths = rows.map((_, row) => measureText(shownText(table, { row, column: index }), isHeader))
    const titleWidth = widthInTwoLines(shownTitle(column), true)
    const textWidth = Math.min(maximum, Math.max(minWidth, ...widths))
    return Math.ceil(Math.min(limit, Math.max(textWidth, titleWidth)))
  })
}

function shownText(table: Table, position: Position): string {
  const kind = table.columns[position.column]!.format.kind
  return textAt(table, position) || shortenMeaning(kind, emptyMeaningAt(table, position))
}

/** Longer meanings of empty cells make columns of amounts too wide. */
const maxMeaningLength = 8

/** What an empty cell shows: a dash for a longer meaning in a column of amounts. */
export function shortenMeaning(kind: CellKind | undefined, meaning: string): string {
  const isAmount = kind === 'money' || kind === 'number'
  return isAmount && meaning.length > maxMeaningLength ? '–' : meaning
}

function widthInTwoLines(text: string, isBold: boolean): number {
  const words = text.split(' ')
  const widthOf = (line: readonly string[]) => widthOfText(line.join(' '), isBold)
  const widths = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index + 1)), widthOf(words.slice(index + 1))),
  )
  return Math.min(...widths)
}

function widthOfText(text: string, isBold: boolean): number {
  let width = 0
  for (const character of text) width += asciiWidths[character.charCodeAt(0)] ?? findCharacterWidth(character)
  return width * fontSize * (isBold ? boldFactor : 1) + padding
}

function findCharacterWidth(character: string): number {
  return characterWidths.find(([pattern]) => pattern.test(character))?.[1] ?? otherCharacterWidth
}

/** The inner width of an element in pixels; 0 before it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    // Not in jsdom.
    if (!current || !('ResizeObserver' in window)) return undefined
    const update = () => setWidth(current.clientWidth)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
