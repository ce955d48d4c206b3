import { parseTree } from 'jsonc-parser'
import type { ChecklistItem } from '../../../check/roll/checklist.ts'
import { findNode } from '../../../clients/locateIssues.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'

interface ChecklistRowProps {
  item: ChecklistItem
  /** The folder of the year. */
  folder: string
  oldYear: number
  isDone: boolean
  onMark: (isDone: boolean) => void
}

/** A value of both years. Its name leads to its field. */
export function ChecklistRow({ item, folder, oldYear, isDone, onMark }: ChecklistRowProps) {
  const { files } = useWorkbench()
  const dispatch = useDispatch()
  const { place, text, before, file, pointer, isChanged, containsOldYear } = item
  const path = `${folder}/${file}`
  const goTo = () => {
    const node = findNode(parseTree(files[path]?.text ?? ''), pointer)
    dispatch({ type: 'jumped', jump: { path, offset: node?.offset ?? 0, pointer } })
  }
  return (
    <tr data-done={isDone}>
      <td>
        <input
          type="checkbox"
          aria-label={`${item.title}, ${place}`}
          checked={isDone}
          // A changed value is reviewed.
          disabled={isChanged}
          onChange={({ currentTarget }) => onMark(currentTarget.checked)}
        />
      </td>
      <td>
        <button type="button" onClick={goTo}>
          {place}
        </button>
        {containsOldYear && <span className="checklist-note">Contains {oldYear}</span>}
      </td>
      <td>{before ?? 'None'}</td>
      <td>{isChanged ? <ins>{text}</ins> : text === before ? 'Same' : text}</td>
    </tr>
  )
}
