import X from '~icons/lucide/x'
import { useEffect } from 'react'
import { UndoButton } from './clients/UndoButton.tsx'
import './NoticeToast.css'
import { useDispatch, useWorkbench } from './state/WorkbenchProvider.tsx'
import { CopyField } from './ui/CopyField.tsx'
import { ToolbarButton } from './ui/ToolbarButton.tsx'

/** How long a notice that needs no reaction stays, in milliseconds. */
const duration = 8000

/** The result of the last action, over the page. */
export function NoticeToast() {
  const { notice } = useWorkbench()
  const dispatch = useDispatch()
  const isTemporary = notice?.tone === 'good' && notice.copyText === undefined && !notice.undoable
  useEffect(() => {
    const timer = setTimeout(() => isTemporary && dispatch({ type: 'noticeDismissed' }), duration)
    return () => clearTimeout(timer)
  }, [notice, isTemporary, dispatch])
  return (
    <div className="notice" role="status">
      {notice && (
        <div className="notice-toast" data-tone={notice.tone}>
          <p>{notice.message}</p>
          {notice.undoable && <UndoButton undoable={notice.undoable} />}
          <ToolbarButton
            variant="quiet"
            aria-label="Dismiss"
            onClick={() => dispatch({ type: 'noticeDismissed' })}
          >
            <X aria-hidden />
          </ToolbarButton>
          {notice.copyText !== undefined && <CopyField key={notice.copyText} text={notice.copyText} />}
        </div>
      )}
    </div>
  )
}
