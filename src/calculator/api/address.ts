/** Whether the caller wrote a path, rather than an address with a scheme or a host of its own. */
export function isRelative(path: string) {
  return !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path.trim())
}

/** The full address of a path: relative ones are below the API's base address, others stand as they are. */
export function addressOf(path: string, host: string) {
  if (!isRelative(path)) return new URL(path, document.baseURI)
  return new URL(path.trim().replace(/^[/\\]/, ''), base(host))
}

/** Whether an address is the API's own, so that it may see the client's key. */
export function isOfApi(address: URL, host: string) {
  const { origin, pathname } = base(host)
  return address.origin === origin && address.pathname.startsWith(pathname)
}

function base(host: string) {
  return new URL(host.endsWith('/') ? host : `${host}/`, document.baseURI)
}
