import ClipboardCheck from '~icons/lucide/clipboard-check'
import FileCheck from '~icons/lucide/file-check'
import MonitorDown from '~icons/lucide/monitor-down'
import { useState } from 'react'
import { createYear } from '../../clients/clients.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { ContractError } from '../../contract/ContractError.ts'
import { valueAt } from '../../contract/pointer.ts'
import { buildPreview } from '../state/diskRequests.ts'
import { errorMessage } from '../state/errorMessage.ts'
import type { Model } from '../state/model.ts'
import { hasOpenClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { selectTextsToCheck } from '../state/useCheck.ts'
import { useOpenYear, type OpenYear } from '../state/useOpenYear.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { download } from '../ui/download.ts'
import { Menu, MenuItem } from '../ui/Menu.tsx'
import { createSummary } from './summary/createSummary.ts'
import type { Summary } from './summary/Summary.ts'
import { SummaryPage } from './summary/SummaryPage.tsx'

/** What a consultant sends to a client: a preview and a summary of the open year, with unsaved edits. */
export function SignOffMenu() {
  const model = useWorkbench()
  const year = useOpenYear()
  const dispatch = useDispatch()
  const [isBuilding, setIsBuilding] = useState(false)
  /** The summary that the user opened. Later edits do not change it. */
  const [summary, setSummary] = useState<Summary | null>(null)

  const downloadPreview = async () => {
    setIsBuilding(true)
    dispatch({ type: 'noticeShown', message: 'Building the preview file…' })
    const planYear = valueAt(year.values['instance.json'], '/client/planYear')
    const name = `${model.client}-${String(planYear)}-preview.html`
    try {
      const { page, logoProblem } = await buildPreview(year.texts)
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
  const openSummary = async () => {
    try {
      setSummary(await summarize(model, year))
    } catch (error) {
      dispatch({ type: 'noticeShown', tone: 'bad', message: describeFailure(error) })
    }
  }
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
        <MenuItem icon={<ClipboardCheck aria-hidden />} onSelect={() => void openSummary()}>
          Configuration summary
        </MenuItem>
      </Menu>
      {summary && <SummaryPage summary={summary} onClose={() => setSummary(null)} />}
    </>
  )
}

async function summarize(model: Model, { folder, texts }: OpenYear): Promise<Summary> {
  const { 'instance.json': instance, 'plans.json': plans } = texts
  const year = createYear(JSON.parse(instance), JSON.parse(plans))
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
  return createSummary({
    year,
    folder,
    checked: await check(model),
    date: new Date(),
    fingerprint: await createFingerprint(instance + plans),
    isSaved: changed.every(([path]) => parentFolder(path) !== folder),
  })
}

/** Checks the present texts. The last result of the page's own check can be that of earlier texts. */
async function check(model: Model) {
  // The page's own check is in a worker, so that only the summary needs the linter here.
  const { checkFiles } = await import('../state/checkFiles.ts')
  const result = checkFiles(selectTextsToCheck(model))
  if (result.error !== null) throw new Error(`The check of the files failed: ${result.error}`)
  return result
}

function describeFailure(error: unknown): string {
  return error instanceof SyntaxError || error instanceof ContractError
    ? 'The files have errors. Fix them first: Problems lists them.'
    : `The summary cannot be created. ${errorMessage(error)}`
}

/** The first digits of the SHA-256 hash of a text. */
async function createFingerprint(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
