import ipaddr from 'ipaddr.js'

/** The longest textual form of an IP address. */
const maxLength = '2001:0db8:0000:0000:0000:0000:255.255.255.255'.length

/**
 * Identifies a caller by its IPv4 address, however it is written (an IPv6 socket sees 192.0.2.1 as ::ffff:192.0.2.1),
 * or by the /64 network of its IPv6 address, because one caller has the whole network. Returns text that is not
 * an IPv6 address as it is, up to a maximum length.
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address.slice(0, maxLength)
  const ip = ipaddr.IPv6.parse(address)
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString()
  return ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
