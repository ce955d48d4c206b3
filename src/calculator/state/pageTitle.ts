import { useEffect } from 'react'

const application = 'Medical plan calculator'

let screen: string | null = null
let errors = 0

/** Names the document after the screen it shows; null for none, while that loads. */
export function setPageTitle(name: string | null) {
  screen = name
  update()
}

/** Starts the document's title with "Error: " as long as the component is shown. */
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
  document.title = `${errors > 0 ? 'Error: ' : ''}${screen === null ? '' : `${screen} – `}${application}`
}
