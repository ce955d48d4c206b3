import type { Ref } from 'react'
import { clientLink, contactLink } from '../../contract/clientLink.ts'
import type { Client } from '../../contract/instance.ts'
import { defaultLanguage } from '../../contract/languages.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { LocalizedText } from '../ui/LocalizedText.tsx'
import './Footer.css'

const year = new Date().getFullYear()

interface FooterProps {
  client: Client
  /** Empty if its name is unknown. */
  consultancy: string
  /** The address of the third-party notices. */
  notices: string | undefined
  ref: Ref<HTMLElement>
}

/** The client's contact, the consultancy, the client, and the licenses. A lazy module adds the languages to choose from. */
export function Footer({ client, consultancy, notices, ref }: FooterProps) {
  const { displayName, url, contact } = client
  return (
    <footer ref={ref} className="footer wrap">
      {contact && (
        <p className="footer-contact">
          <ExternalLink address={contactLink(contact.url)}>
            <LocalizedText text={contact.text} />
          </ExternalLink>
        </p>
      )}
      <p>
        {shellTexts.createdBy({
          consultancy: consultancy ? (
            <bdi lang={defaultLanguage}>{consultancy}</bdi>
          ) : (
            shellTexts.aConsultancy
          ),
          client: (
            <ExternalLink address={clientLink(url)}>
              <LocalizedText text={displayName} />
            </ExternalLink>
          ),
        })}
      </p>
      <p>{shellTexts.copyright({ year })}</p>
      {notices && (
        <p>
          <a rel="license" data-only="screen" href={notices} hrefLang="en">
            {shellTexts.licenses}
          </a>
        </p>
      )}
    </footer>
  )
}
