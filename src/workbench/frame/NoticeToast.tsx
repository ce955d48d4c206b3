import X from '~icons/lucide/x'
import { useEffect, useState } from 'react'
import { useFolderChanges } from '../clients/useFolderChanges.ts'
import type { UndoableChange } from '../diskApi.ts'
import { useWindowEvent } from '../state/useWindowEvent.ts'
import { useDispatch, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

/** How long a notice that needs no reaction stays, in milliseconds. */
const duration = 8000

/** The result of the last action, over the page. Escape dismisses it, because it can cover what has the focus. */
export function NoticeToast() {
  const { notice } = useWorkbench()
  const dispatch = useDispatch()
  const [last, setLast] = useState({ notice, count: 0 })
  if (last.notice !== notice) setLast({ notice, count: last.count + 1 })
  const isTemporary = notice?.tone === 'good' && notice.copyText === undefined && !notice.undoable
  useEffect(() => {
    const timer = setTimeout(() => isTemporary && dispatch({ type: 'noticeDismissed' }), duration)
    return () => clearTimeout(timer)
  }, [notice, isTemporary, dispatch])
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    // A menu or another part of the page prevents the default of the Escape that closes it.
    if (key === 'Escape' && !defaultPrevented && notice) dispatch({ type: 'noticeDismissed' })
  })
  return (
    <div className="notice" role="status">
      {notice && (
        // A new element, so that the same message is announced again.
        <div key={last.count} className="notice-toast row wrap raised" data-tone={notice.tone}>
          <p>{notice.message}</p>
          {notice.undoable && <UndoButton undoable={notice.undoable} />}
          <ToolbarButton
            icon={X}
            variant="quiet"
            aria-label="Dismiss"
            onClick={() => dispatch({ type: 'noticeDismissed' })}
          />
          {notice.copyText !== undefined && <CopyField key={notice.copyText} text={notice.copyText} />}
        </div>
      )}
    </div>
  )
}

/** Undoes the change of folders or keys that the notice reports. */
function UndoButton({ undoable }: { undoable: UndoableChange }) {
  const { undo } = useFolderChanges()
  return <ToolbarButton onClick={() => void undo(undoable)}>Undo</ToolbarButton>
}

/** Selected text, ready for the copy shortcut. */
function CopyField({ text }: { text: string }) {
  return (
    <textarea
      className="copy-field"
      aria-label="Text to copy"
      rows={1}
      readOnly
      value={text}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked to copy it
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
