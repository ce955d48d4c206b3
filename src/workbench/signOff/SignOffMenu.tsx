import ClipboardCheck from '~icons/lucide/clipboard-check'
import MonitorDown from '~icons/lucide/monitor-down'
import FileCheck from '~icons/lucide/file-check'
import { download } from '../ui/download.ts'
import { hasOpenClient } from '../state/selectors.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { SummaryPage } from './summary/SummaryPage.tsx'
import { useSummary } from './useSummary.ts'
import { useState } from 'react'
import { errorMessage } from '../state/errorMessage.ts'
import { buildPreview } from '../state/diskRequests.ts'
import { useYearDocuments } from '../state/useYearDocuments.ts'
import { valueAt } from '../../contract/pointer.ts'

/** What a consultant sends to a client: a preview and a summary. */
export function SignOffMenu() {
  const model = useWorkbench()
  const { isBuilding, downloadPreview } = usePreviewFile()
  const { summary, open, close } = useSummary()
  return (
    <>
      <Menu label="Sign-off" icon={<FileCheck aria-hidden />} disabled={!hasOpenClient(model)}>
        <MenuItem
          icon={<MonitorDown aria-hidden />}
          disabled={isBuilding}
          onSelect={() => void downloadPreview()}
        >
          Preview file
        </MenuItem>
        <MenuItem icon={<ClipboardCheck aria-hidden />} onSelect={() => void open()}>
          Configuration summary
        </MenuItem>
      </Menu>
      {summary && <SummaryPage summary={summary} onClose={close} />}
    </>
  )
}

/** Builds the preview file of the open year, with unsaved edits, and downloads it. */
function usePreviewFile() {
  const { client } = useWorkbench()
  const documents = useYearDocuments()
  const dispatch = useDispatch()
  const [isBuilding, setIsBuilding] = useState(false)
  const downloadPreview = async () => {
    setIsBuilding(true)
    dispatch({ type: 'noticeShown', message: 'Building the preview file…' })
    const { 'instance.json': instance, 'plans.json': plans } = documents
    const name = `${client}-${String(valueAt(instance.value, '/client/planYear'))}-preview.html`
    try {
      const { page, logoProblem } = await buildPreview({
        'instance.json': instance.text,
        'plans.json': plans.text,
      })
      download(name, new Blob([page], { type: 'text/html' }))
      dispatch({
        type: 'noticeShown',
        message: [
          `Downloaded ${name}. It opens by double-click, without the workbench.`,
          ...(logoProblem === null ? [] : [`It has no logo. ${logoProblem}`]),
        ].join(' '),
        ...(logoProblem !== null && { tone: 'bad' }),
      })
    } catch (error) {
      dispatch({ type: 'noticeShown', message: errorMessage(error), tone: 'bad' })
    } finally {
      setIsBuilding(false)
    }
  }
  return { isBuilding, downloadPreview }
}
