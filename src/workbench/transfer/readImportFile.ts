import readWorkbook, { type CellValue } from 'read-excel-file/universal'
import { ImportError, toSheet, type Sheet } from './sheet.ts'
import { limitWorkbook } from './limitWorkbook.ts'
import { parseDelimited } from '../cells/delimited.ts'
import { parsePastedTable } from './parsePastedTable.ts'

const maxFileSize = 10 * 1024 * 1024

const zipStart = [0x50, 0x4b]
/** Compound files: workbooks of Excel 97, and protected ones. */
const compoundStart = [0xd0, 0xcf]
const utf16Start = [0xff, 0xfe]

/**
 * Reads the sheets of an XLSX, CSV, TSV, or TXT file that have any cells. The content counts, not the name of the file.
 * @throws ImportError if the file cannot be imported
 */
export async function readImportFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<Sheet[]> {
  if (file.size > maxFileSize)
    throw new ImportError(
      `${file.name} is larger than 10 MB. Save only the sheet that you need as a new file.`,
    )
  const bytes = await file.arrayBuffer()
  const sheets = startsWith(bytes, zipStart)
    ? await readXlsx(file.name, bytes)
    : [toSheet(file.name, splitText(file.name, decodeText(file.name, bytes)))]
  const filled = sheets.filter(({ grid }) => grid.length > 0)
  if (filled.length === 0) throw new ImportError(`${file.name} has no cells.`)
  return filled
}

/** Spaces align the columns of a text file, unless it has none. */
function splitText(fileName: string, text: string) {
  const aligned = /\.txt$/i.test(fileName) ? parsePastedTable(text) : []
  return aligned.some((row) => row.length > 1) ? aligned : parseDelimited(text)
}

async function readXlsx(fileName: string, bytes: ArrayBuffer): Promise<Sheet[]> {
  try {
    const limited = limitWorkbook(bytes)
    const sheets = await readWorkbook(limited.bytes, { trim: false })
    return sheets.map(({ sheet, data }, index) => ({
      ...toSheet(
        sheet,
        data.map((row) => row.map(cellText)),
      ),
      ignoredCells: limited.ignoredCells[index]!,
    }))
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(
      `${fileName} cannot be read as an Excel workbook. Open it in Excel, and save it as “Excel Workbook (.xlsx)” or CSV.`,
    )
  }
}

/** Percentages are fractions in a workbook: 20% is 0.2. */
function cellText(value: CellValue | null) {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().replace(/T.*/, '')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

function decodeText(fileName: string, bytes: ArrayBuffer) {
  if (startsWith(bytes, compoundStart))
    throw new ImportError(
      `${fileName} is an older Excel file, or has a password. Open it in Excel, and save it as “Excel Workbook (.xlsx)” without a password.`,
    )
  const text = startsWith(bytes, utf16Start) ? new TextDecoder('utf-16le').decode(bytes) : decodeUtf8(bytes)
  if (text.includes('\0'))
    throw new ImportError(
      `${fileName} is not a table. Choose an Excel workbook (.xlsx), a CSV, or a TSV file.`,
    )
  return text
}

/** Excel for Windows saves CSV files in Windows-1252, unless "CSV UTF-8" is chosen. */
function decodeUtf8(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function startsWith(bytes: ArrayBuffer, start: readonly number[]) {
  const first = new Uint8Array(bytes.slice(0, start.length))
  return start.every((byte, index) => first[index] === byte)
}
