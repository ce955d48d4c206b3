import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ImportError, limitCells, maxCells, throwTooLarge, type CellPosition } from './sheet.ts'

/** Bytes of XML. A small ZIP file can contain gigabytes. */
const maxContentSize = 100 * 1024 * 1024

/** Several sheets can be the same part of the file. */
const maxCellsOfAllSheets = 100 * maxCells

interface LimitedWorkbook {
  bytes: ArrayBuffer
  ignoredCells: string[][]
}

/**
 * Rewrites an XLSX file for read-excel-file, which allocates every cell up to the last one: a file of 1 kB with a text
 * in XFD1048576 would need 17 billion. The result has only cells with a value, none of which is far from the others.
 * @throws ImportError if the sheets are too large
 * @throws Error if it is not an XLSX file
 */
export function limitWorkbook(bytes: ArrayBuffer): LimitedWorkbook {
  const parts = unzip(bytes)
  const limited = new Map<string, LimitedSheet>()
  let size = 0
  const sheets = sheetPaths(parts).map((path) => {
    const sheet = limited.get(path) ?? limitSheet(readPart(parts, path))
    limited.set(path, sheet)
    size += sheet.size
    if (size > maxCellsOfAllSheets) throw tooLarge()
    return sheet
  })
  const rewritten = Object.fromEntries([...limited].map(([path, { xml }]) => [path, strToU8(xml)]))
  return {
    bytes: zipSync({ ...parts, ...rewritten }, { level: 0 }).buffer,
    ignoredCells: sheets.map(({ ignoredCells }) => ignoredCells),
  }
}

type Parts = Record<string, Uint8Array>

function unzip(bytes: ArrayBuffer): Parts {
  let size = 0
  return unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > maxContentSize) throw tooLarge()
      return true
    },
  })
}

function tooLarge() {
  return new ImportError(
    'The workbook is too large to open. Save only the sheet that you need as a new file.',
  )
}

/** Names have no namespace prefix, because writers choose different ones. @throws Error if the part is missing */
function readPart(parts: Parts, path: string): string {
  const part = parts[path]
  if (!part) throw new Error(`The workbook has no ${path}.`)
  return strFromU8(part).replaceAll(/(<\/?)[\w.-]+:/g, '$1')
}

function sheetPaths(parts: Parts): string[] {
  const relationships = readAttributes(readPart(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(
    relationships.map(({ Id, Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  )
  return readAttributes(readPart(parts, 'xl/workbook.xml'), 'sheet').map(({ id }) => targets.get(id) ?? '')
}

const attributes = String.raw`((?:[^"'>]|"[^"]*"|'[^']*')*?)`

function readAttributes(xml: string, element: string): Record<string, string>[] {
  const elements = xml.matchAll(new RegExp(`<${element}\\b${attributes}/?>`, 'g'))
  return Array.from(elements, ([, text]) => {
    const pairs = text!.matchAll(/([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    return Object.fromEntries(Array.from(pairs, ([, name, value, other]) => [name!, value ?? other ?? '']))
  })
}

interface LimitedSheet {
  xml: string
  /** How many cells the sheet has, also between those with a value. */
  size: number
  ignoredCells: string[]
}

function limitSheet(sheet: string): LimitedSheet {
  const { inside, extent, ignoredCells } = limitCells(readCells(sheet))
  const rows = new Map<number, string>()
  for (const { row, xml } of inside) rows.set(row, (rows.get(row) ?? '') + xml)
  const xml = [...rows].map(([row, content]) => `<row r="${row}">${content}</row>`).join('')
  return {
    xml: `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
    size: extent.height * extent.width,
    ignoredCells,
  }
}

interface Cell extends CellPosition {
  xml: string
}

const cellElement = new RegExp(String.raw`<c\b${attributes}(?:/>|>([^]*?)</c>)`, 'g')

/** The cells with a value. Most cells of some sheets have only a format. */
function readCells(sheet: string): Cell[] {
  const cells: Cell[] = []
  for (const [xml, , content = ''] of sheet.matchAll(cellElement)) {
    if (!/<[vt]\b[^>]*>[^<]*[^<\s]/.test(content)) continue
    const [{ r = '' } = {}] = readAttributes(xml, 'c')
    if (cells.push({ ...parseAddress(r), xml }) > maxCells) throwTooLarge()
  }
  return cells
}

function parseAddress(address: string): CellPosition {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? []
  if (letters === undefined) throw new Error(`${address} is not the address of a cell.`)
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0)
  return { row: Number(digits), column }
}
