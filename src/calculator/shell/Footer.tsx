import type { Client } from '../../contract/instance.ts'
import { clientLink } from '../../contract/clientLink.ts'
import './Footer.css'

const thisYear = new Date().getFullYear()

/** Says who made the calculator, and for whom. */
export function Footer({ client, consultancy }: { client: Client; consultancy: string }) {
  const link = clientLink(client.url)
  return (
    <footer className="footer">
      <p>
        Created by {consultancy} for{' '}
        {link ? (
          <a href={link} rel="noopener noreferrer">
            {client.displayName}
          </a>
        ) : (
          client.displayName
        )}
      </p>
      <p>© 2018–{thisYear}</p>
    </footer>
  )
}
