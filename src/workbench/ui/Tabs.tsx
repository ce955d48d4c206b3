import { useEffect, useRef, type KeyboardEvent } from 'react'

interface Tab<Name> {
  name: Name
  title: string
  count?: number | undefined
  /** Set if the count includes errors. */
  tone?: 'error' | undefined
  /** Shows a dot with this description. */
  dot?: string | undefined
}

interface TabsProps<Name extends string> {
  label: string
  /** The ID of the tab panel. */
  panel: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** The ID of a tab, for its panel's aria-labelledby. */
export function tabId(panel: string, name: string) {
  return `${panel}-tab-${name}`
}

/** Moves the focus to the tab panel around an element that is about to go away. */
export function focusPanel(element: HTMLElement) {
  element.closest<HTMLElement>('[role="tabpanel"]')?.focus()
}

/** ARIA tabs: only the chosen tab is in the tab order. The arrow keys, Home, and End choose another. */
export function Tabs<Name extends string>({ label, panel, tabs, chosen, onChoose }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) scrollToSelected(list.current)
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs.at(moves[event.key]?.(index, tabs.length) ?? NaN)
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

/** Unlike scrollIntoView, scrolls only the list and not its ancestors. */
function scrollToSelected(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!tab) return
  const { offsetLeft: start, offsetWidth: width } = tab
  const minScroll = start + width - list.clientWidth
  list.scrollLeft = Math.min(start, Math.max(minScroll, list.scrollLeft))
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: () => -1,
}
