import './CatalogPicker.css'
import { useId, useState } from 'react'
import { catalogServices, typicalYears } from '../../catalog/catalog.ts'
import { trendedPrice } from '../../catalog/trend.ts'
import { formatSource } from '../../check/catalogEntries.ts'
import { formatDollars } from '../../compare/values/amounts.ts'
import { Switch } from '../ui/Switch.tsx'

interface PickerProps {
  label: string
  hint?: string | undefined
  /** Why what is picked is not accepted. */
  error?: string | undefined
  /** The IDs of what is picked. */
  picked: readonly string[]
  onPick: (picked: string[]) => void
  /** The IDs of what is picked and cannot be removed. */
  fixed?: ReadonlySet<string>
}

interface Prices {
  /** Undefined for the published prices. */
  planYear: number | undefined
  /** By how many percent prices rise in a year. */
  trend?: number
}

/** Picks services of the catalog. */
export function ServicePicker({ planYear, trend, ...props }: PickerProps & Prices) {
  const items = catalogServices.map((service) => ({
    id: service.id,
    title: service.name.en,
    aliases: service.aliases,
    note: `${formatDollars(trendedPrice(service, planYear, trend))} · ${service.citations.map(formatSource).join('; ')}`,
  }))
  return <PickList {...props} items={items} />
}

/** Picks typical years of the catalog. */
export function YearPicker(props: PickerProps) {
  const items = typicalYears.map(({ id, display, summary, uses }) => ({
    id,
    title: display.en,
    note: `${summary.en} · ${[...new Set(uses.map(({ citation }) => formatSource(citation)))].join('; ')}`,
  }))
  return <PickList {...props} items={items} />
}

interface Item {
  id: string
  title: string
  /** Other words that find it. */
  aliases?: readonly string[]
  note: string
}

/** Checkboxes with a search field. */
function PickList(props: PickerProps & { items: readonly Item[] }) {
  const { label, hint, error, picked, onPick, fixed, items } = props
  const id = useId()
  const [isNoted, setNoted] = useState(false)
  const [search, setSearch] = useState('')
  const found = items.filter(({ title, aliases = [], note }) =>
    [title, ...aliases, note].join(' ').toLowerCase().includes(search.trim().toLowerCase()),
  )
  const isFixed = ({ id: each }: Item) => fixed?.has(each) ?? false
  const isPicked = (item: Item) => isFixed(item) || picked.includes(item.id)
  return (
    <fieldset className="catalog-picker stack">
      <legend>
        {label}: {items.filter(isPicked).length} of {items.length}
      </legend>
      {hint && <p className="soft">{hint}</p>}
      {error && (
        <p id={`${id}error`} className="error">
          {error}
        </p>
      )}
      <input
        type="search"
        aria-label={`Search: ${label}`}
        placeholder="Search"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}error`}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="visually-hidden" role="status">
        {found.length < items.length && `${found.length} found`}
      </p>
      <Switch label="Show details and sources" isOn={isNoted} onChange={setNoted} />
      <ul data-noted={isNoted}>
        {found.length === 0 && <li>No matches in the catalog.</li>}
        {found.map((item) => (
          <li key={item.id}>
            <input
              type="checkbox"
              id={`${id}${item.id}`}
              aria-describedby={isNoted ? `${id}${item.id}note` : undefined}
              checked={isPicked(item)}
              disabled={isFixed(item)}
              onChange={({ currentTarget }) => {
                const others = picked.filter((each) => each !== item.id)
                onPick(currentTarget.checked ? [...others, item.id] : others)
              }}
            />
            <label htmlFor={`${id}${item.id}`}>{item.title}</label>
            {isNoted && (
              <small id={`${id}${item.id}note`} className="soft">
                {item.note}
              </small>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
