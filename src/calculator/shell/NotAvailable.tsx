import { useEffect, type ReactNode } from 'react'
import { setPageTitle, useErrorTitle } from '../ui/pageTitle.ts'
import './Curtain.css'

/** The full page for a calculator that could not be loaded, with a way on where there is one. */
export function NotAvailable({ children }: { children?: ReactNode }) {
  useEffect(() => {
    setPageTitle('Not Available')
    return () => setPageTitle(null)
  }, [])
  useErrorTitle()
  return (
    <main className="curtain">
      <div role="alert">
        <h1>Not Available</h1>
        <p className="soft">Check the URL you entered and try again</p>
      </div>
      {children}
    </main>
  )
}
