import type { ReactNode } from 'react'
import { clientLink, contactLink } from '../../contract/clientLink.ts'
import type { Client } from '../../contract/instance.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import './Footer.css'

const year = new Date().getFullYear()

/** The client's contact, the consultancy, and the client. */
export function Footer({ client, consultancy }: { client: Client; consultancy: string }) {
  const { displayName, url, contact } = client
  return (
    <footer className="footer">
      {contact && <p className="footer-contact">{linkTo(contactLink(contact.url), contact.text)}</p>}
      <p>{shellTexts.createdBy({ consultancy, client: linkTo(clientLink(url), displayName) })}</p>
      <p>{shellTexts.copyright({ year })}</p>
    </footer>
  )
}

function linkTo(address: string | null, text: string): ReactNode {
  if (!address) return text
  return (
    <a href={address} rel="noopener noreferrer">
      {text}
    </a>
  )
}
