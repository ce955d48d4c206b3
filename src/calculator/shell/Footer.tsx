import type { Client } from '../../contract/instance.ts'
import { clientLink } from '../../contract/clientLink.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import './Footer.css'

const year = new Date().getFullYear()

/** Says who made the calculator, and for whom. */
export function Footer({ client, consultancy }: { client: Client; consultancy: string }) {
  const link = clientLink(client.url)
  const name = link ? (
    <a href={link} rel="noopener noreferrer">
      {client.displayName}
    </a>
  ) : (
    client.displayName
  )
  return (
    <footer className="footer">
      <p>{shellTexts.createdBy({ consultancy, client: name })}</p>
      <p>{shellTexts.copyright({ year })}</p>
    </footer>
  )
}
