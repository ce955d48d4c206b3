import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/LabeledField.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Block, Fact, Summary } from './Summary.ts'
import './SummaryPage.css'

interface SummaryPageProps {
  summary: Summary
  /** Records that somebody signed on a day, as an ISO 8601 date; null while there are unsaved edits. */
  onRecord: ((signedBy: string, signedOn: string) => Promise<void>) | null
  onClose: () => void
}

/** The configuration summary instead of the workbench, so that the browser prints nothing else. */
export function SummaryPage({ summary, onRecord, onClose }: SummaryPageProps) {
  const [isRecording, setRecording] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const workbench = document.querySelector<HTMLElement>('#root')
    if (workbench) workbench.hidden = true
    heading.current?.focus()
    return () => {
      if (workbench) workbench.hidden = false
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Escape in the dialog closes only the dialog.
    if (key === 'Escape' && !isRecording) onClose()
  }
  return createPortal(
    <div className="summary-page" role="presentation" onKeyDown={onKeyDown}>
      <div className="summary-actions row" data-only="screen">
        <ToolbarButton onClick={onClose}>Back to the workbench</ToolbarButton>
        <ToolbarButton variant="primary" onClick={() => window.print()}>
          Print or save as PDF
        </ToolbarButton>
      </div>
      <main className="summary stack">
        <header className="stack">
          <h1 ref={heading} tabIndex={-1}>
            Configuration summary
          </h1>
          <p className="summary-client">
            {summary.client}, plan year {summary.planYear}
          </p>
          <Facts facts={summary.facts} />
        </header>
        {summary.sections.map(({ title, blocks }) => (
          <section className="stack" key={title}>
            <h2>{title}</h2>
            {[...blocks.entries()].map(([index, block]) => (
              <SummaryBlock key={index} {...block} />
            ))}
          </section>
        ))}
        <section className="summary-sign-off stack">
          <h2>Sign-off</h2>
          <p>
            This configuration of the plan year {summary.planYear} is correct and may be published for
            employees.
          </p>
          <SignatureLines of={summary.client} />
          <SignatureLines of="Consultant" />
          <div className="stack" data-only="screen">
            <p role="status">{summary.signOff}</p>
            {onRecord ? (
              <ToolbarButton onClick={() => setRecording(true)}>Record sign-off…</ToolbarButton>
            ) : (
              <p className="soft">
                To record the sign-off, save your edits first and open this summary again.
              </p>
            )}
          </div>
        </section>
      </main>
      {isRecording && onRecord && <RecordDialog onRecord={onRecord} onClose={() => setRecording(false)} />}
    </div>,
    document.body,
  )
}

function RecordDialog({
  onRecord,
  onClose,
}: {
  onRecord: NonNullable<SummaryPageProps['onRecord']>
  onClose: () => void
}) {
  const [signedBy, setSignedBy] = useState('')
  const [signedOn, setSignedOn] = useState(today)
  return (
    <FormDialog
      title="Record sign-off"
      submitLabel="Record"
      isDisabled={signedBy.trim() === '' || signedOn === ''}
      onSubmit={() => onRecord(signedBy.trim(), signedOn)}
      onClose={onClose}
    >
      <p>Keeps this configuration next to the files, so that later changes can be listed.</p>
      <TextField label="Signed by" isRequired value={signedBy} onChange={setSignedBy} />
      <TextField label="Signed on" type="date" isRequired value={signedOn} onChange={setSignedOn} />
    </FormDialog>
  )
}

/** In the time zone of the user, as an ISO 8601 date. */
function today() {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

const lines = ['Name', 'Title', 'Date', 'Signature']

function SignatureLines({ of: owner }: { of: string }) {
  return (
    <div className="summary-signature">
      <h3>{owner}</h3>
      <ul className="bulleted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** A table with at most this many rows stays on one page. */
const maxShortRows = 20

function SummaryBlock(block: Block) {
  if (block.kind === 'title') return <h3>{block.text}</h3>
  if (block.kind === 'text') return <p>{block.text}</p>
  if (block.kind === 'facts') return <Facts facts={block.facts} />
  if (block.kind === 'list')
    return (
      <ul className="bulleted">
        {[...block.items.entries()].map(([index, item]) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    )
  const { kind: _, ...table } = block
  const length = table.rows.length <= maxShortRows ? 'short' : 'long'
  return <DataTable label={table.caption} {...table} className={`data-table summary-table ${length}`} />
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="summary-facts facts stack">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
