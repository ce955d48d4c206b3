/** The client's address if it is safe to link to (an absolute http or https address); otherwise null. */
export function clientLink(address: string | null | undefined) {
  return safeLink(address, /^https?:\/\//i)
}

/**
 * The address that leads to the client's contact: an e-mail address, a phone number, a web page without https://, or an
 * address that is safe to link to (http, https, mailto, or tel). Null for any other text.
 */
export function contactLink(contact: string | null | undefined) {
  const text = contact ?? ''
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`
  if (/^[+(]?\d[\d ().-]{3,}\d$/.test(text)) return `tel:${text.replace(/[ ().-]/g, '')}`
  return safeLink(completeAddress(text), /^(https?:\/\/|mailto:|tel:)/i)
}

/** The address of a web page with https://, if it has no protocol. Other texts stay. */
export function completeAddress(text: string): string {
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : text
}

/** The address of a next step or of a page about a plan if it is safe to link to (https); otherwise null. */
export function httpsLink(address: string | null | undefined) {
  return safeLink(address, /^https:\/\//)
}

function safeLink(address: string | null | undefined, start: RegExp) {
  return address && start.test(address) && URL.canParse(address) ? address : null
}
