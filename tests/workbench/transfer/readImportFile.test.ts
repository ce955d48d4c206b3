import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

async function workbook(...sheets: { sheet: string; data: SheetData }[]) {
  return file('rates.xlsx', await writeWorkbook(sheets).toBlob())
}

describe('An Excel workbook', () => {
  it('is read sheet by sheet, without empty sheets', async () => {
    const sheets = await readImportFile(
      await workbook(
        { sheet: 'Notes', data: [] },
        {
          sheet: 'Rates',
          data: [
            ['Plan', 'EE'],
            ['Premier', 62.5],
            [null, null],
          ],
        },
        { sheet: 'Other', data: [['x']] },
      ),
    )
    expect(sheets).toEqual([
      {
        name: 'Rates',
        grid: [
          ['Plan', 'EE'],
          ['Premier', '62.5'],
        ],
      },
      { name: 'Other', grid: [['x']] },
    ])
  })

  it('keeps numbers exactly, whatever their format is', async () => {
    const [sheet] = await readImportFile(
      await workbook({
        sheet: 'Rates',
        data: [
          [
            { value: 1250.5, format: '[$$-409]#,##0.00' },
            { value: 62.505, format: '0.00' },
            { value: 0.2, format: '0%' },
            -300,
            true,
            { value: new Date(Date.UTC(2027, 0, 5)), type: Date, format: 'mm/dd/yyyy' },
            '1O0',
          ],
        ],
      }),
    )
    expect(sheet!.grid).toEqual([['1250.5', '62.505', '0.2', '-300', 'Yes', '2027-01-05', '1O0']])
  })

  it('has the text of merged cells in the first of them', async () => {
    const [sheet] = await readImportFile(
      await workbook({ sheet: 'Rates', data: [[{ value: 'Premier PPO', columnSpan: 2 }, null, 'x']] }),
    )
    expect(sheet!.grid).toEqual([['Premier PPO', '', 'x']])
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
    [
      'more than 100,000 cells',
      file('rates.csv', `${'1,'.repeat(200)}1\n`.repeat(600)),
      /120,600 cells, more than 100,000/,
    ],
    [
      'a workbook that unpacks to more than 100 MB',
      file('rates.xlsx', zipWithSize(200 * 1024 * 1024)),
      /too large to open/,
    ],
  ])('is not confused with %s', async (_title, given, message) => {
    await expect(readImportFile(given)).rejects.toThrow(message)
  })

  it('is recognized by its content', async () => {
    const renamed = file('rates.csv', await writeWorkbook([['Plan']]).toBlob())
    expect(await readImportFile(renamed)).toEqual([{ name: 'Sheet1', grid: [['Plan']] }])
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
      { name: 'rates.csv', grid: [['Café', '1']] },
    ])
  })
})

/** A ZIP directory with one entry of a size, without its content. */
function zipWithSize(size: number) {
  const bytes = new DataView(new ArrayBuffer(4 + 46 + 22))
  bytes.setUint32(0, 0x04034b50, true)
  bytes.setUint32(4, 0x02014b50, true)
  bytes.setUint32(4 + 24, size, true)
  bytes.setUint32(50, 0x06054b50, true)
  bytes.setUint16(50 + 10, 1, true)
  bytes.setUint32(50 + 16, 4, true)
  return bytes
}
