import ClipboardCheck from '~icons/lucide/clipboard-check'
import FileDown from '~icons/lucide/file-down'
import Link from '~icons/lucide/link'
import MonitorDown from '~icons/lucide/monitor-down'
import FileCheck from '~icons/lucide/file-check'
import { download } from '../ui/download.ts'
import { createLink, createStateFile } from '../state/link.ts'
import { selectLinkedState } from '../state/PersistedState.ts'
import { hasOpenClient } from '../state/selectors.ts'
import { useCopy } from '../state/useCopy.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { SummaryPage } from './summary/SummaryPage.tsx'
import { useSummary } from './useSummary.ts'
import { useState } from 'react'
import { errorMessage } from '../state/errorMessage.ts'
import { buildPreview } from '../state/diskClient.ts'
import { useYearDocuments } from '../state/useYearDocuments.ts'
import { valueAt } from '../../contract/pointer.ts'

/** What a consultant sends to a client or a colleague: a preview, a summary, or the state of the workbench. */
export function SignOffMenu() {
  const model = useWorkbench()
  const { isBuilding, downloadPreview } = usePreviewFile()
  const { summary, open, close } = useSummary()
  const { copyLink, downloadState } = useSharedState()
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
        <MenuSeparator />
        <MenuItem icon={<Link aria-hidden />} onSelect={() => void copyLink()}>
          Copy link
        </MenuItem>
        <MenuItem icon={<FileDown aria-hidden />} onSelect={downloadState}>
          Save state as file
        </MenuItem>
      </Menu>
      {summary && <SummaryPage summary={summary} onClose={close} />}
    </>
  )
}

const content = 'the files, the view, and the answers'

/** Actions that give the open client, as the user sees it, to another workbench. */
function useSharedState() {
  const model = useWorkbench()
  const dispatch = useDispatch()
  const copy = useCopy()
  const copyLink = async () => {
    const link = await createLink(location.href, selectLinkedState(model))
    await copy(
      link,
      `Link copied, with ${content}. It opens where a workbench runs at ${location.origin}. For others, save the state as a file.`,
    )
  }
  const downloadState = () => {
    const { name, text } = createStateFile(selectLinkedState(model))
    download(name, text)
    dispatch({ type: 'noticeShown', message: `Saved ${name}, with ${content}. Any workbench can open it.` })
  }
  return { copyLink, downloadState }
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
