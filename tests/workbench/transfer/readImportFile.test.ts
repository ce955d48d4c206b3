import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import { readInWorker } from '../../../src/workbench/transfer/readInWorker.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

async function workbook(...sheets: { sheet: string; data: SheetData }[]) {
  return file('rates.xlsx', await writeWorkbook(sheets).toBlob())
}

describe('An Excel workbook', () => {
  it('is read sheet by sheet, without empty sheets, and recognized by its content', async () => {
    const rows = [
      ['Plan', 'EE'],
      ['Premier', 62.5],
      [null, null],
    ]
    const book = await workbook(
      { sheet: 'Notes', data: [] },
      { sheet: 'Rates', data: rows },
      { sheet: 'Other', data: [['x']] },
    )
    expect(await readImportFile(file('rates.csv', book))).toEqual([
      {
        name: 'Rates',
        grid: [
          ['Plan', 'EE'],
          ['Premier', '62.5'],
        ],
        ignoredCells: [],
      },
      { name: 'Other', grid: [['x']], ignoredCells: [] },
    ])
  })

  it('keeps numbers exactly, whatever their format is, and texts in the first of merged cells', async () => {
    const row = [
      { value: 1250.5, format: '[$$-409]#,##0.00' },
      { value: 62.505, format: '0.00' },
      { value: 0.2, format: '0%' },
      -300,
      true,
      { value: new Date(Date.UTC(2027, 0, 5)), type: Date, format: 'mm/dd/yyyy' },
      { value: '1O0', columnSpan: 2 },
      null,
      'x',
    ]
    const [sheet] = await readImportFile(await workbook({ sheet: 'Rates', data: [row] }))
    expect(sheet!.grid).toEqual([['1250.5', '62.505', '0.2', '-300', 'Yes', '2027-01-05', '1O0', '', 'x']])
  })

  it.each([
    ['a renamed text file', file('rates.xlsx', 'PK is a region'), /cannot be read as an Excel workbook/],
    [
      'an older or protected workbook',
      file('rates.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
      /older Excel file, or has a password/,
    ],
    ['a picture', file('rates.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])), /not a table/],
    ['an empty file', file('rates.csv', ''), /has no cells/],
    ['a file of more than 10 MB', file('rates.csv', 'a,b\n'.repeat(2_700_000)), /larger than 10 MB/],
    ['too many cells', file('rates.csv', `${'1,'.repeat(200)}1\n`.repeat(600)), /more than 100,000 cells/],
    ['a zip of 100 MB', file('rates.xlsx', zipBomb()), /too large to open/],
  ])('is not confused with %s', async (_title, given, message) => {
    await expect(readImportFile(given)).rejects.toThrow(message)
  })
})

describe('A workbook of a few bytes', () => {
  it.each([
    ['a cell in the last row and column', cell('XFD1048576'), ['XFD1048576']],
    ['a cell in the last column', cell('XFD1'), ['XFD1']],
    ['a cell in the last row', cell('A1048576'), ['A1048576']],
  ])('imports without %s', async (_title, stray, ignoredCells) => {
    const [sheet] = await readImportFile(file('rates.xlsx', zipSheet(cell('A1') + cell('B1') + stray)))
    expect(sheet).toEqual({ name: 'Rates', grid: [['7', '7']], ignoredCells })
  })

  it('imports whatever its dimension, merged cells, and formatted empty cells say', async () => {
    const [sheet] = await readImportFile(
      file(
        'rates.xlsx',
        zipSheet(`${cell('A1')}<x:c r="XFD1048576" s="1"/><x:c r="XFD1048576"><x:f>A1</x:f></x:c>`),
      ),
    )
    expect(sheet).toEqual({ name: 'Rates', grid: [['7']], ignoredCells: [] })
  })

  it('imports a table with empty rows and a cell to the right of it', async () => {
    const [sheet] = await readImportFile(
      file('rates.xlsx', zipSheet(cell('A1') + cell('CV1') + cell('A1000'))),
    )
    expect(sheet!.grid).toHaveLength(1000)
    expect(sheet!.ignoredCells).toEqual([])
  })

  it.each([
    [
      'cells on a diagonal',
      zipSheet(Array.from({ length: 400 }, (_, index) => cell(`${columnName(index)}${index + 1}`)).join('')),
      /more than 100,000 cells/,
    ],
    ['an address that no workbook has', zipSheet(cell('AAAAAAAA1')), /cannot be read/],
    ['one sheet under 200 names', zipSheet(cell('A1') + cell('A90000'), 200), /too large to open/],
    [
      'a long text in each cell',
      zipSheet(Array.from({ length: 2000 }, (_, index) => cell(`A${index + 1}`, 's')).join('')),
      /too much text/,
    ],
  ])('does not exhaust memory with %s', async (_title, bytes, message) => {
    await expect(readImportFile(file('rates.xlsx', bytes))).rejects.toThrow(message)
  })
})

describe('A CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Café,1')],
    ['Windows-1252', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x31])],
    [
      'UTF-16',
      new Uint8Array([0xff, 0xfe, ...Array.from('Café,1').flatMap((each) => [each.charCodeAt(0), 0])]),
    ],
  ])('can be in %s', async (_encoding, bytes) => {
    expect(await readImportFile(file('rates.csv', bytes))).toEqual([
      { name: 'rates.csv', grid: [['Café', '1']], ignoredCells: [] },
    ])
  })

  it('imports without a cell that is far from the others', async () => {
    const lines = ['Plan,EE', 'Premier,62.5', ...Array.from({ length: 60_000 }, () => ''), 'x,y']
    const [sheet] = await readImportFile(file('rates.csv', lines.join('\n')))
    expect(sheet).toMatchObject({ ignoredCells: ['A60003', 'B60003'], grid: { length: 2 } })
  })
})

function cell(address: string, type = 'n') {
  const row = address.replaceAll(/\D/g, '')
  return `<x:row r="${row}"><x:c r="${address}" t="${type}"><x:v>${type === 's' ? 0 : 7}</x:v></x:c></x:row>`
}

/** Columns from A to ZZ. */
function columnName(index: number) {
  const first = index < 26 ? '' : String.fromCodePoint(64 + Math.floor(index / 26))
  return first + String.fromCodePoint(65 + (index % 26))
}

/** A workbook with a sheet, and one shared string of 10 kB, whose elements have a prefix as in some writers. */
function zipSheet(cells: string, sheetCount = 1) {
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    index === 0 ? ['Rates', 'rId1'] : [`Rates ${index}`, `rId${index + 2}`],
  )
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = [...sheets.map(([, id]) => [id, 'worksheet', 'worksheets/sheet1.xml']), strings]
  const parts = {
    'xl/workbook.xml': `<x:workbook xmlns:r="${office}"><x:sheets>${sheets
      .map(([name, id]) => `<x:sheet name="${name}" sheetId="1" r:id="${id}"/>`)
      .join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<x:sst><x:si><x:t>${'x'.repeat(10_000)}</x:t></x:si></x:sst>`,
    'xl/worksheets/sheet1.xml': `<x:worksheet><x:dimension ref="A1:XFD1048576"/><x:sheetData>${cells}</x:sheetData><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells></x:worksheet>`,
  }
  const entries = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}

/** A small file whose directory says that its last part has 101 MB. */
function zipBomb() {
  const bytes = zipSheet(cell('A1'))
  const size = bytes.length - 44 - 'xl/worksheets/sheet1.xml'.length
  new DataView(bytes.buffer).setUint32(size, 101 * 1024 * 1024, true)
  return bytes
}

const strings = ['rId2', 'sharedStrings', 'sharedStrings.xml']

describe('A worker', () => {
  let terminate = vi.fn<() => void>()

  beforeEach(() => {
    terminate = vi.fn<() => void>()
    class BusyWorker extends EventTarget {
      terminate = terminate
      postMessage() {}
    }
    vi.stubGlobal('Worker', BusyWorker)
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const start = (controller = new AbortController()) =>
    readInWorker(new File([], 'rates.xlsx'), controller.signal)

  it('A file that takes too long is given up, and its worker is stopped', async () => {
    const read = start()
    vi.runAllTimers()
    await expect(read).rejects.toThrow(/takes too long/)
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('The worker of a file that is no longer wanted is stopped', async () => {
    const controller = new AbortController()
    const read = start(controller)
    controller.abort()
    await expect(read).rejects.toThrow('rates.xlsx')
    expect(terminate).toHaveBeenCalledOnce()
  })
})

it('splits a text file where spaces align columns, and another one at commas', async () => {
  const gridOf = async (name: string, text: string) => (await readImportFile(file(name, text)))[0]!.grid
  const aligned = 'Benefit       Core Plan\nDeductible    $1,500'
  expect(await gridOf('a.txt', aligned)).toEqual([
    ['Benefit', 'Core Plan'],
    ['Deductible', '$1,500'],
  ])
  expect(await gridOf('a.txt', 'Plan,EE\nCore,60')).toEqual([
    ['Plan', 'EE'],
    ['Core', '60'],
  ])
})
