import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import Copy from '~icons/lucide/copy'
import Trash2 from '~icons/lucide/trash-2'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { YearFile } from '../../../contract/clientFiles.ts'
import { childPointer } from '../../../contract/pointer.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { hasErrors, useFieldDiagnostics } from '../FieldDiagnostics.tsx'
import { fieldId, useFormYear, useSelection } from '../FormYear.tsx'
import './ItemList.css'

export interface ListActions {
  duplicate: (index: number) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

/** Actions that change a list of one document. */
export function useListActions(file: YearFile, pointer: string): ListActions {
  const { changeList } = useFormYear()
  return {
    duplicate: (index) =>
      changeList(file, pointer, (items, copy) => items.splice(index + 1, 0, copy(items[index]))),
    remove: (index) => changeList(file, pointer, (items) => items.splice(index, 1)),
    move: (from, to) => changeList(file, pointer, (items) => items.splice(to, 0, ...items.splice(from, 1))),
  }
}

interface ItemListProps {
  label: string
  /** What one item is called in a sentence. */
  noun: string
  file: YearFile
  /** The JSON Pointer of the list. */
  pointer: string
  titles: readonly string[]
  actions: ListActions
  /** The button that adds an item. */
  addButton: ReactNode
  /** The form of the chosen item. */
  children: (chosen: number) => ReactNode
}

/** A list of items and the form of the chosen one. Arrow keys choose, Alt with an arrow key moves, Delete deletes. */
export function ItemList(props: ItemListProps) {
  const { label, noun, file, pointer, titles, actions, addButton, children } = props
  const [chosen, setChosen] = useSelection(fieldId(file, pointer), titles.length)
  const list = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const isFocusPending = useRef(false)
  useLayoutEffect(() => {
    // The option of the new place is the chosen one only now.
    if (isFocusPending.current) focusOption(list.current, chosen)
    isFocusPending.current = false
  })

  const move = (to: number) => {
    if (to < 0 || to >= titles.length || to === chosen) return
    actions.move(chosen, to)
    setChosen(to)
    setAnnouncement(`${titles[chosen]} is now ${to + 1} of ${titles.length}.`)
  }
  const choose = (index: number) => {
    setChosen(index)
    focusOption(list.current, index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]?.(chosen, titles.length)
    if (event.key !== 'Delete' && target === undefined) return
    event.preventDefault()
    if (target === undefined) actions.remove(chosen)
    else if (event.altKey) {
      isFocusPending.current = true
      move(target)
    } else choose(Math.min(Math.max(target, 0), titles.length - 1))
  }
  return (
    <div className="item-list">
      <div className="item-list-master stack">
        <div
          className="box"
          ref={list}
          role="listbox"
          aria-label={label}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          tabIndex={-1}
        >
          {[...titles.entries()].map(([index, title]) => (
            <div
              className="row"
              key={index}
              role="option"
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => choose(index)}
              onKeyDown={onKeyDown}
            >
              <span>{title}</span>
              <DiagnosticCount file={file} pointer={childPointer(pointer, index)} />
            </div>
          ))}
        </div>
        <div className="item-list-actions wrap">
          {addButton}
          {titles.length > 0 && (
            <div className="row">
              <ToolbarButton
                icon={Copy}
                title={`Duplicate ${noun}`}
                onClick={() => {
                  actions.duplicate(chosen)
                  setChosen(chosen + 1)
                }}
              />
              <ToolbarButton icon={Trash2} title={`Delete ${noun}`} onClick={() => actions.remove(chosen)} />
              <ToolbarButton
                icon={ArrowUp}
                title={`Move ${noun} up (Alt+↑)`}
                aria-disabled={chosen === 0}
                onClick={() => move(chosen - 1)}
              />
              <ToolbarButton
                icon={ArrowDown}
                title={`Move ${noun} down (Alt+↓)`}
                aria-disabled={chosen === titles.length - 1}
                onClick={() => move(chosen + 1)}
              />
            </div>
          )}
        </div>
      </div>
      <div className="item-list-detail stack">{children(chosen)}</div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}

function focusOption(list: HTMLElement | null, index: number) {
  list?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.focus()
}

function DiagnosticCount({ file, pointer }: { file: YearFile; pointer: string }) {
  const diagnostics = useFieldDiagnostics(file, pointer)
  if (diagnostics.length === 0) return null
  const isWrong = hasErrors(diagnostics)
  return (
    <span className="tabs-count" data-tone={isWrong ? 'error' : undefined}>
      {diagnostics.length}
      <span className="visually-hidden"> {isWrong ? 'problems, with errors' : 'warnings'}</span>
    </span>
  )
}

const targets: Record<string, (chosen: number, count: number) => number> = {
  ArrowUp: (chosen) => chosen - 1,
  ArrowDown: (chosen) => chosen + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
