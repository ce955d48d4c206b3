import { errorMessage } from '../state/errorMessage.ts'
import { download } from '../ui/download.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import type { ExportFormat } from '../transfer/exportTable.ts'
import type { TableModel } from './useTable.ts'

/** Returns a function that downloads the table as a spreadsheet. */
export function useExport({ definition, table, paths }: Pick<TableModel, 'definition' | 'table' | 'paths'>) {
  const dispatch = useDispatch()
  const client = paths['plans.json'].replace(/\/plans\.json$/, '')
  return (format: ExportFormat) => {
    const save = async () => {
      const { exportTable } = await import('../transfer/exportTable.ts')
      download(`${client} ${definition.title}.${format}`, await exportTable(table, definition.title, format))
    }
    save().catch((error: unknown) =>
      dispatch({
        type: 'noticeShown',
        message: `The table could not be exported: ${errorMessage(error)}`,
        tone: 'bad',
      }),
    )
  }
}
