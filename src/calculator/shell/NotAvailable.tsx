import { useEffect, useState, type ReactNode } from 'react'
import { isLanguageShown, showPreferredLanguage } from '../state/loadPage.ts'
import { setPageTitle, useErrorTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Curtain } from './Curtain.tsx'
import './Curtain.css'

interface NotAvailableProps {
  /** Undefined if only the address can be wrong. */
  cause?: keyof typeof shellTexts.notAvailable.causes
  /** Offers a next step, in the language that is current by then. */
  children?: () => ReactNode
}

/**
 * The full page for a calculator that could not be loaded. If the client's language is not known, shows it in the language
 * that the visitor prefers.
 */
export function NotAvailable(props: NotAvailableProps) {
  const [isReady, setReady] = useState(isLanguageShown)
  useEffect(() => {
    if (!isReady) void showPreferredLanguage().then(() => setReady(true))
  }, [isReady])
  return isReady ? <Failure {...props} /> : <Curtain />
}

function Failure({ cause, children }: NotAvailableProps) {
  const { heading, causes, advice } = shellTexts.notAvailable
  useEffect(() => {
    setPageTitle(() => shellTexts.notAvailable.heading)
    return () => setPageTitle(null)
  }, [])
  useErrorTitle()
  return (
    <main className="curtain">
      <div role="alert">
        <h1>{heading}</h1>
        {cause && <p>{causes[cause]}</p>}
        <p className="soft">{advice}</p>
      </div>
      {children?.()}
    </main>
  )
}
