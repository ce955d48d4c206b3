import ClipboardCheck from '~icons/lucide/clipboard-check'
import FileCheck from '~icons/lucide/file-check'
import MonitorDown from '~icons/lucide/monitor-down'
import { useState } from 'react'
import { createYear } from '../../clients/clients.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { ContractError } from '../../contract/ContractError.ts'
import { valueAt } from '../../contract/pointer.ts'
import { yearVersion } from '../../contract/yearVersion.ts'
import { buildPreview } from '../state/diskRequests.ts'
import { errorMessage } from '../state/errorMessage.ts'
import type { Model } from '../state/model.ts'
import { hasSignOff, notSigned, parseDocuments, recordSignOff, reviewSignOff } from '../state/signOff.ts'
import { hasOpenClient, isChanged, selectClientFiles } from '../state/selectors.ts'
import { useAsync } from '../state/useAsync.ts'
import { selectTextsToCheck } from '../state/useCheck.ts'
import { useDisk } from '../state/useDisk.ts'
import { useOpenYear, type OpenYear } from '../state/useOpenYear.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { download } from '../ui/download.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { createSummary } from './summary/createSummary.ts'
import type { Summary } from './summary/Summary.ts'
import { SummaryPage } from './summary/SummaryPage.tsx'

/** What a consultant sends to a client: a preview and a summary of the open year, with unsaved edits. */
export function SignOffMenu() {
  const model = useWorkbench()
  const year = useOpenYear()
  const dispatch = useDispatch()
  const { relist } = useDisk()
  const [isBuilding, setIsBuilding] = useState(false)
  /** The summary that the user opened. Later edits do not change it. */
  const [opened, setOpened] = useState<OpenedSummary | null>(null)

  const downloadPreview = async () => {
    setIsBuilding(true)
    dispatch({ type: 'noticeShown', message: 'Building the preview file…' })
    const planYear = valueAt(year.values['instance.json'], '/client/planYear')
    const name = `${model.client}-${String(planYear)}-preview.html`
    try {
      const { page, version, logoProblem } = await buildPreview(year.texts)
      download(name, new Blob([page], { type: 'text/html' }))
      dispatch({
        type: 'noticeShown',
        message: [
          `Downloaded ${name}, version ${version}. It opens by double-click, without the workbench.`,
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
      setOpened(await summarize(model, year))
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
        {hasSignOff(model, year.folder) && <MenuSeparator />}
        {hasSignOff(model, year.folder) && <SignOffItem year={year} />}
      </Menu>
      {opened && (
        <SummaryPage
          summary={opened.summary}
          onRecord={
            opened.isSaved
              ? async (signedBy, signedOn) => {
                  const { folder, texts } = opened
                  await recordSignOff(folder, { signedBy, signedOn, texts })
                  const { signOffs } = await relist()
                  setOpened(await summarize({ ...model, signOffs }, year))
                }
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Says whether the open year is as it was signed, and leads to what has changed since in Compare. */
function SignOffItem({ year }: { year: OpenYear }) {
  const dispatch = useDispatch()
  const review = useAsync(year, ({ folder, texts }) => reviewSignOff(folder, texts))
  return (
    <MenuItem
      disabled={!review}
      onSelect={() => dispatch({ type: 'viewChanged', view: { panel: 'compare', comparison: 'sign-off' } })}
    >
      {review?.text ?? 'Reading the sign-off…'}
    </MenuItem>
  )
}

interface OpenedSummary extends Pick<OpenYear, 'folder' | 'texts'> {
  summary: Summary
  isSaved: boolean
}

async function summarize(model: Model, { folder, texts }: OpenYear): Promise<OpenedSummary> {
  const documents = parseDocuments(texts)
  const version = await yearVersion(documents)
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
  const isSaved = changed.every(([path]) => parentFolder(path) !== folder)
  const summary = createSummary({
    year: createYear(documents['instance.json'], documents['plans.json']),
    folder,
    checked: await check(model),
    date: new Date(),
    version,
    isSaved,
    signOff: hasSignOff(model, folder) ? await reviewSignOff(folder, texts) : notSigned,
  })
  return { summary, folder, texts, isSaved }
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
