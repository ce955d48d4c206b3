import { useEffect } from 'react'
import { shellTexts } from '../texts/shellTexts.ts'

let screen: string | null = null
let errors = 0

/** Sets the screen's name in the document's title; null while the screen loads. */
export function setPageTitle(name: string | null) {
  screen = name
  update()
}

/** Marks the document's title as an error while the component is mounted. */
export function useErrorTitle() {
  useEffect(() => {
    errors += 1
    update()
    return () => {
      errors -= 1
      update()
    }
  }, [])
}

function update() {
  const { application, errorTitle, pageTitle } = shellTexts
  const title = screen === null ? application : pageTitle({ screen })
  document.title = errors > 0 ? errorTitle({ title }) : title
}
