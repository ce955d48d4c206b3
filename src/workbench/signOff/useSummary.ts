import { useState } from 'react'
import { createYear } from '../../clients/clients.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { ContractError } from '../../contract/ContractError.ts'
import { errorMessage } from '../state/errorMessage.ts'
import type { Model } from '../state/model.ts'
import { isChanged, selectClientFiles, yearFolderOf } from '../state/selectors.ts'
import { selectTextsToCheck } from '../state/useCheck.ts'
import { useYearDocuments, type OpenYear } from '../state/useYearDocuments.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { createSummary } from './summary/createSummary.ts'
import type { Summary } from './summary/Summary.ts'

/** The configuration summary of the open year as it was when the user opened it; null while it is closed. */
export function useSummary() {
  const model = useWorkbench()
  const documents = useYearDocuments()
  const dispatch = useDispatch()
  const [summary, setSummary] = useState<Summary | null>(null)
  const open = async () => {
    try {
      setSummary(await summarize(model, documents))
    } catch (error) {
      dispatch({ type: 'noticeShown', tone: 'bad', message: describeFailure(error) })
    }
  }
  return { summary, open, close: () => setSummary(null) }
}

async function summarize(model: Model, documents: OpenYear): Promise<Summary> {
  const { 'instance.json': instance, 'plans.json': plans } = documents
  const year = createYear(JSON.parse(instance.text), JSON.parse(plans.text))
  const folder = yearFolderOf(model.path)
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
  return createSummary({
    year,
    folder,
    checked: await check(model),
    date: new Date(),
    fingerprint: await createFingerprint(instance.text + plans.text),
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
