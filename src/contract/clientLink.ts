/** The client's address where it is safe to link to: absolute and http or https. Otherwise null. */
export function clientLink(address: string | null | undefined) {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
}
