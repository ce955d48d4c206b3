import { Button } from '../ui/Button.tsx'
import './Curtain.css'

/** The full page for a calculator that could not be loaded. */
export function NotAvailable({ onRetry }: { onRetry?: () => void }) {
  return (
    <main className="curtain" role="alert">
      <h1>Not Available</h1>
      <p className="soft">Check the URL you entered and try again</p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          Try again
        </Button>
      )}
    </main>
  )
}
