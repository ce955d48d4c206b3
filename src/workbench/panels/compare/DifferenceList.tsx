import { useId, useMemo, useRef, useState } from 'react'
import { formatCount } from '../../../calculator/rules/formatMoney.ts'
import { groupDifferences, type Difference } from '../../../compare/Difference.ts'
import { formatDelimited } from '../../cells/delimited.ts'
import { useCopy } from '../../state/useCopy.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

interface DifferenceListProps {
  /** What is compared with what. */
  title: string
  differences: readonly Difference[]
  /** What to say if there are none. */
  whenSame: string | undefined
  /** Shows the place of a difference. */
  onOpen: (difference: Difference) => void
  /** Restores the earlier value; undefined if it cannot be restored. */
  onRevert: ((difference: Difference) => void) | undefined
}

/** Differences by section, with a filter. */
export function DifferenceList({
  title,
  differences,
  whenSame = 'no differences',
  onOpen,
  onRevert,
}: DifferenceListProps) {
  const [search, setSearch] = useState('')
  const [isOnlyAmounts, setOnlyAmounts] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const filtered = useMemo(
    () => filterDifferences(differences, search, isOnlyAmounts),
    [differences, search, isOnlyAmounts],
  )
  const revert = (difference: Difference) => {
    onRevert?.(difference)
    // The button that has the focus goes away with its difference.
    heading.current?.focus()
  }
  return (
    <section className="panel-section stack" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {title}: {differences.length === 0 ? whenSame : countDifferences(differences.length)}
      </h2>
      {differences.length > 0 && (
        <div className="panel-controls row wrap">
          <input
            type="search"
            aria-label="Search the differences"
            placeholder="Search"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Checkbox isChecked={isOnlyAmounts} onChange={setOnlyAmounts}>
            Only amounts
          </Checkbox>
          <CopyButtons differences={filtered} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {filtered.length < differences.length && `${countDifferences(filtered.length)} found`}
      </p>
      {differences.length > 0 && filtered.length === 0 && <p>No difference has these words.</p>}
      {groupDifferences(filtered).map(({ section, differences: inSection }) => (
        <section key={section.name} aria-label={section.title}>
          <h3>
            {section.title} <span className="soft">({formatCount(inSection.length)})</span>
          </h3>
          <ul className="rows differences">
            {inSection.map((difference) => (
              <DifferenceRow
                key={`${difference.file}${difference.pointer} ${difference.text}`}
                difference={difference}
                onOpen={onOpen}
                onRevert={onRevert && revert}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function CopyButtons({ differences }: { differences: readonly Difference[] }) {
  const copy = useCopy()
  const copied = `${countDifferences(differences.length)} copied.`
  return (
    <>
      <ToolbarButton onClick={() => void copy(formatAsText(differences), copied)}>Copy as text</ToolbarButton>
      <ToolbarButton onClick={() => void copy(formatAsTable(differences), copied)}>
        Copy as table
      </ToolbarButton>
    </>
  )
}

function countDifferences(count: number) {
  if (count === 0) return 'no differences'
  return count === 1 ? '1 difference' : `${formatCount(count)} differences`
}

interface DifferenceRowProps extends Pick<DifferenceListProps, 'onOpen' | 'onRevert'> {
  difference: Difference
}

/** A line that leads to its place, with a button that restores the earlier value. */
function DifferenceRow({ difference, onOpen, onRevert }: DifferenceRowProps) {
  const [place, values, change] = difference.parts
  return (
    <li className="row">
      <button type="button" className="row-target row" onClick={() => onOpen(difference)}>
        <span>
          {place !== '' && <strong>{place}</strong>}
          {values}
          {change !== '' && <span className="one-line">{change}</span>}
        </span>
      </button>
      {onRevert && (
        <ToolbarButton aria-label={`Revert ${difference.text}`} onClick={() => onRevert(difference)}>
          Revert
        </ToolbarButton>
      )}
    </li>
  )
}

/** The differences that have all words of the search, in any order; upper and lower case do not count. */
function filterDifferences(differences: readonly Difference[], search: string, isOnlyAmounts: boolean) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return differences.filter(({ text, isAmount }) => {
    const lower = text.toLowerCase()
    return (isAmount || !isOnlyAmounts) && words.every((word) => lower.includes(word))
  })
}

/** Lines below the titles of their sections, for an e-mail. */
function formatAsText(differences: readonly Difference[]): string {
  return groupDifferences(differences)
    .map(({ section, differences: inSection }) =>
      [section.title, ...inSection.map(({ text }) => `- ${text}`)].join('\n'),
    )
    .join('\n\n')
}

/** Rows with tabs between the cells, which spreadsheets paste as a table. */
function formatAsTable(differences: readonly Difference[]): string {
  const rows = differences.map(({ section, place, before, after, change, text }) => [
    section.title,
    place.join(', '),
    before ?? '',
    after ?? '',
    change ?? '',
    text,
  ])
  return formatDelimited([['Section', 'Place', 'Before', 'After', 'Change', 'Difference'], ...rows], '\t')
}
