import { useEffect, useRef, type KeyboardEvent } from 'react'
import './Tabs.css'

interface Tab<Name> {
  name: Name
  title: string
  /** How many there are. */
  count?: number | undefined
  /** Whether some of those are errors. */
  tone?: 'error' | undefined
  /** What is said by a dot. */
  dot?: string | undefined
}

interface TabsProps<Name extends string> {
  label: string
  /** The id of the panel that the tabs choose the content of. */
  panel: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** The id of a tab, for its panel to be named by. */
export function tabId(panel: string, name: string) {
  return `${panel}-tab-${name}`
}

/** Tabs above a panel: one is in the tab order, the arrow keys lead to the others. */
export function Tabs<Name extends string>({ label, panel, tabs, chosen, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) reveal(list.current)
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs.at(moves[event.key]?.(place, tabs.length) ?? NaN)
    if (!(event.key in moves) || !next) return
    event.preventDefault()
    onChoose(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ name, title, count, tone, dot }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(panel, name)}
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {title}
          {count !== undefined && (
            <span className="tabs-count" data-tone={tone}>
              {count}
              {tone && <span className="visually-hidden"> with errors</span>}
            </span>
          )}
          {dot && (
            <span className="tabs-dot" title={dot}>
              <span className="visually-hidden">{dot}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the list to a tab, but nothing around it. */
function reveal(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!tab) return
  const { offsetLeft: start, offsetWidth: width } = tab
  const latest = start + width - list.clientWidth
  list.scrollLeft = Math.min(start, Math.max(latest, list.scrollLeft))
}

const moves: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: () => -1,
}
