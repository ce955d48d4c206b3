import { useEffect } from 'react'
import { shellTexts } from '../texts/shellTexts.ts'

let screen: (() => string) | null = null
let errors = 0

/**
 * Sets the screen's name in the document's title.
 * @param name returns the name in the current language; null while the screen loads
 */
export function setPageTitle(name: (() => string) | null) {
  screen = name
  updatePageTitle()
}

/** Marks the document's title as an error while the component is mounted and shows errors. */
export function useErrorTitle(hasErrors = true) {
  useEffect(() => {
    if (!hasErrors) return undefined
    errors += 1
    updatePageTitle()
    return () => {
      errors -= 1
      updatePageTitle()
    }
  }, [hasErrors])
}

/** Writes the document's title, after a change of the language too. */
export function updatePageTitle() {
  const { application, errorTitle, pageTitle } = shellTexts
  const title = screen === null ? application : pageTitle({ screen: screen() })
  document.title = errors > 0 ? errorTitle({ title }) : title
}
