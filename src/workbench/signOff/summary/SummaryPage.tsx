import { useEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import type { Summary } from './Summary.ts'
import { SummaryBlock } from './SummaryBlock.tsx'
import './SummaryPage.css'

/** The configuration summary instead of the workbench, so that the browser prints nothing else. */
export function SummaryPage({ summary, onClose }: { summary: Summary; onClose: () => void }) {
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
    if (key === 'Escape') onClose()
  }
  return createPortal(
    <div className="summary-page" role="presentation" onKeyDown={onKeyDown}>
      <div className="summary-actions" data-only="screen">
        <ToolbarButton onClick={onClose}>Back to the workbench</ToolbarButton>
        <ToolbarButton variant="primary" onClick={() => window.print()}>
          Print or save as PDF
        </ToolbarButton>
      </div>
      <main className="summary">
        <header>
          <h1 ref={heading} tabIndex={-1}>
            Configuration summary
          </h1>
          <p className="summary-client">
            {summary.client}, plan year {summary.planYear}
          </p>
          <SummaryBlock kind="facts" facts={summary.facts} />
        </header>
        {summary.sections.map(({ title, blocks }) => (
          <section key={title}>
            <h2>{title}</h2>
            {[...blocks.entries()].map(([index, block]) => (
              <SummaryBlock key={index} {...block} />
            ))}
          </section>
        ))}
        <section className="summary-sign-off">
          <h2>Sign-off</h2>
          <p>
            This configuration of the plan year {summary.planYear} is correct and may be published for
            employees.
          </p>
          <SignatureLines of={summary.client} />
          <SignatureLines of="Consultant" />
        </section>
      </main>
    </div>,
    document.body,
  )
}

const lines = ['Name', 'Title', 'Date', 'Signature']

function SignatureLines({ of: owner }: { of: string }) {
  return (
    <div className="summary-signature">
      <h3>{owner}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
