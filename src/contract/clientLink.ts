/** The client's address if it is safe to link to (an absolute http or https address); otherwise null. */
export function clientLink(address: string | null | undefined) {
  return safeLink(address, /^https?:\/\//i)
}

/** The address of the client's contact if it is safe to link to (http, https, mailto, or tel); otherwise null. */
export function contactLink(address: string | null | undefined) {
  return safeLink(address, /^(https?:\/\/|mailto:|tel:)/i)
}

/** The address of a next step or of a page about a plan if it is safe to link to (https); otherwise null. */
export function httpsLink(address: string | null | undefined) {
  return safeLink(address, /^https:\/\//)
}

function safeLink(address: string | null | undefined, start: RegExp) {
  return address && start.test(address) && URL.canParse(address) ? address : null
}
