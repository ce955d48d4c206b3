import { download } from '../download.ts'
import { createLink, createStateFile } from '../state/link.ts'
import { selectLinkedState } from '../state/PersistedState.ts'
import { useCopy } from '../state/useCopy.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'

const content = 'the files, the view, and the answers'

/** Actions that give the open client, as the user sees it, to another workbench. */
export function useSharedState() {
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
