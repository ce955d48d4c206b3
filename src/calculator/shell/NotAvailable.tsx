import { useEffect, type ReactNode } from 'react'
import { setPageTitle, useErrorTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import './Curtain.css'

/** The full page for a calculator that could not be loaded. The children offer a next step. */
export function NotAvailable({ children }: { children?: ReactNode }) {
  const texts = shellTexts.notAvailable
  useEffect(() => {
    setPageTitle(texts.heading)
    return () => setPageTitle(null)
  }, [texts])
  useErrorTitle()
  return (
    <main className="curtain">
      <div role="alert">
        <h1>{texts.heading}</h1>
        <p className="soft">{texts.advice}</p>
      </div>
      {children}
    </main>
  )
}
