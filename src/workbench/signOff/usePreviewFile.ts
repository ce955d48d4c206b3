import { useState } from 'react'
import { errorMessage } from '../state/errorMessage.ts'
import { download } from '../ui/download.ts'
import { buildPreview } from '../state/diskClient.ts'
import { useYearDocuments } from '../state/useYearDocuments.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { valueAt } from '../../contract/pointer.ts'

/** Builds the preview file of the open year, with unsaved edits, and downloads it. */
export function usePreviewFile() {
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
