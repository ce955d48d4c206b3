import { group } from 'd3-array'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { escapeMarkup } from '../../build/escapeMarkup.ts'
import { ImportError, limitCells, maxCells, throwTooLarge, type CellPosition } from './sheet.ts'

/** Bytes of XML. A small ZIP file can contain gigabytes. */
const maxContentSize = 100 * 1024 * 1024

/** Several sheets can be the same part of the file. */
const maxCellsOfAllSheets = 100 * maxCells

interface LimitedWorkbook {
  bytes: ArrayBuffer
  /** The addresses of the cells that were left out, for each sheet. */
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
  const limited = new Map<string, ReturnType<typeof limitSheet>>()
  let size = 0
  const sheets = sheetPaths(parts).map((path) => {
    const sheet = limited.get(path) ?? limitSheet(parts[path])
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

function unzip(bytes: ArrayBuffer) {
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

/** The paths of the sheets' parts, in order. */
function sheetPaths(parts: Record<string, Uint8Array>): string[] {
  const targets = new Map<string, string>()
  parseXml(parts['xl/_rels/workbook.xml.rels'], {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const paths: string[] = []
  parseXml(parts['xl/workbook.xml'], {
    open: (name, { id = '' }) => {
      if (name === 'sheet') paths.push(targets.get(id) ?? '')
    },
  })
  return paths
}

function limitSheet(part: Uint8Array | undefined) {
  const { inside, extent, ignoredCells } = limitCells(readCells(part))
  const rows = group(inside, ({ row }) => row)
  const xml = Array.from(
    rows,
    ([row, cells]) => `<row r="${row}">${cells.map((cell) => cell.xml).join('')}</row>`,
  ).join('')
  return {
    xml: `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
    /** How many cells the sheet has, also between those with a value. */
    size: extent.height * extent.width,
    ignoredCells,
  }
}

interface Cell extends CellPosition {
  xml: string
}

/** The cells with a value. Most cells of some sheets have only a format. */
function readCells(part: Uint8Array | undefined): Cell[] {
  const cells: Cell[] = []
  let cell: Cell | undefined
  let element = ''
  let hasValue = false
  parseXml(part, {
    open: (name, { r = '', t = 'n', s }) => {
      element = name
      if (name === 'c') {
        hasValue = false
        const style = s === undefined ? '' : ` s="${escapeMarkup(s)}"`
        cell = { ...parseAddress(r), xml: `<c r="${r}" t="${escapeMarkup(t)}"${style}>` }
      } else if (cell) cell.xml += `<${name}>`
    },
    text: (text) => {
      if (!cell || (element !== 'v' && element !== 't')) return
      hasValue ||= text.trim() !== ''
      cell.xml += escapeMarkup(text)
    },
    close: (name) => {
      element = ''
      if (cell) cell.xml += `</${name}>`
      if (name !== 'c') return
      if (cell && hasValue && cells.push(cell) > maxCells) throwTooLarge()
      cell = undefined
    },
  })
  return cells
}

function parseAddress(address: string): CellPosition {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? []
  if (letters === undefined) throw new Error(`${address} is not the address of a cell.`)
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0)
  return { row: Number(digits), column }
}

interface XmlHandler {
  open: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Parses a part of a workbook. Names have no namespace prefix, because writers choose different ones.
 * @throws Error if it is missing or not XML
 */
function parseXml(part: Uint8Array | undefined, { open, text, close }: XmlHandler) {
  if (!part) throw new Error('The workbook has no such part.')
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) =>
    open(
      localName(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
    ),
  )
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)))
  parser.write(new TextDecoder().decode(part)).close()
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1)
}
