import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Copy from '~icons/lucide/copy'
import Trash2 from '~icons/lucide/trash-2'
import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import './ItemList.css'

interface Item {
  key: string
  title: string
  /** The number of errors and warnings in it. */
  problems?: { errors: number; warnings: number } | undefined
}

interface ItemListProps {
  label: string
  /** What one item is called in a sentence. */
  noun: string
  items: readonly Item[]
  chosen: number
  onChoose: (index: number) => void
  /** The button that adds an item. */
  addButton: ReactNode
  onDuplicate: (index: number) => void
  onDelete: (index: number) => void
  onMove: (from: number, to: number) => void
  /** The form of the chosen item. */
  children: ReactNode
}

/**
 * A list of items and the form of the chosen one. Arrow keys choose, Alt with an arrow key moves, Delete deletes; the
 * mouse drags.
 */
export function ItemList(props: ItemListProps) {
  const { label, noun, items, chosen, onChoose, addButton, onDuplicate, onDelete, onMove, children } = props
  const list = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const isFocusPending = useRef(false)
  useLayoutEffect(() => {
    // The browser takes the focus from an element that is moved.
    if (isFocusPending.current) focusOption(list.current, chosen)
    isFocusPending.current = false
  })
  const [dragged, setDragged] = useState<{ from: number; over: number } | null>(null)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    onMove(from, to)
    setAnnouncement(`${items[from]!.title} is now ${to + 1} of ${items.length}.`)
  }
  const choose = (index: number) => {
    onChoose(index)
    focusOption(list.current, index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = findAction(event, chosen, items.length)
    if (!action) return
    event.preventDefault()
    if (action.kind === 'delete') onDelete(chosen)
    else if (action.kind === 'choose') choose(action.to)
    else {
      isFocusPending.current = true
      move(chosen, action.to)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged) move(dragged.from, dragged.over)
    setDragged(null)
  }
  return (
    <div className="item-list">
      <div className="item-list-master">
        <div
          ref={list}
          role="listbox"
          aria-label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          tabIndex={-1}
        >
          {items.map(({ key, title, problems }, index) => (
            <div
              key={key}
              role="option"
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              draggable
              data-drop={dragged?.over === index && dragged.from !== index ? dropSide(dragged) : undefined}
              onClick={() => choose(index)}
              onKeyDown={onKeyDown}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged({ from: index, over: index })
              }}
              onDragOver={(event) => {
                if (!dragged) return
                event.preventDefault()
                if (dragged.over !== index) setDragged({ ...dragged, over: index })
              }}
              onDragEnd={() => setDragged(null)}
              onDrop={drop}
            >
              <span>{title}</span>
              <ProblemCount problems={problems} />
            </div>
          ))}
        </div>
        <div className="item-list-actions">
          {addButton}
          {items.length > 0 && (
            <div className="item-list-buttons">
              <ToolbarButton title={`Duplicate ${noun}`} onClick={() => onDuplicate(chosen)}>
                <Copy aria-hidden />
              </ToolbarButton>
              <ToolbarButton title={`Delete ${noun}`} onClick={() => onDelete(chosen)}>
                <Trash2 aria-hidden />
              </ToolbarButton>
              <ToolbarButton
                title={`Move ${noun} up (Alt+↑)`}
                aria-disabled={chosen === 0}
                onClick={() => move(chosen, chosen - 1)}
              >
                <ArrowUp aria-hidden />
              </ToolbarButton>
              <ToolbarButton
                title={`Move ${noun} down (Alt+↓)`}
                aria-disabled={chosen === items.length - 1}
                onClick={() => move(chosen, chosen + 1)}
              >
                <ArrowDown aria-hidden />
              </ToolbarButton>
            </div>
          )}
        </div>
      </div>
      <div className="item-list-detail">{children}</div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}

function focusOption(list: HTMLElement | null, index: number) {
  list?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus()
}

function ProblemCount({ problems }: Pick<Item, 'problems'>) {
  const { errors = 0, warnings = 0 } = problems ?? {}
  if (errors + warnings === 0) return null
  return (
    <span className="tabs-count" data-tone={errors > 0 ? 'error' : undefined}>
      {errors + warnings}
      <span className="visually-hidden"> {errors > 0 ? 'problems, with errors' : 'warnings'}</span>
    </span>
  )
}

/** An item that is dragged down ends after the one under the mouse. */
function dropSide({ from, over }: { from: number; over: number }) {
  return from < over ? 'after' : 'before'
}

type Action = { kind: 'choose' | 'move'; to: number } | { kind: 'delete' }

function findAction({ key, altKey }: KeyboardEvent, chosen: number, count: number): Action | undefined {
  if (count === 0) return undefined
  if (key === 'Delete') return { kind: 'delete' }
  const target = targets[key]?.(chosen, count)
  if (target === undefined) return undefined
  const to = Math.min(Math.max(target, 0), count - 1)
  return { kind: altKey ? 'move' : 'choose', to }
}

const targets: Record<string, (chosen: number, count: number) => number> = {
  ArrowUp: (chosen) => chosen - 1,
  ArrowDown: (chosen) => chosen + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
