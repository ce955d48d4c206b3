/** The client's address if it is safe to link to (an absolute http or https address); otherwise null. */
export function clientLink(address: string | null | undefined) {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}
