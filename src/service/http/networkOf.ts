import { expandIPv6 } from 'hono/utils/ipaddr'

/** The longest text of an address. */
const longestAddress = '2001:0db8:0000:0000:0000:0000:255.255.255.255'.length

/**
 * Identifies a caller: an IPv4 address, however it is written (an IPv6 socket sees 192.0.2.1 as ::ffff:192.0.2.1),
 * or the first 64 bits of an IPv6 address, because one caller has the whole /64 network.
 */
export function networkOf(address: string) {
  const withoutZone = address.replace(/%.*$/, '')
  if (!URL.canParse(`http://[${withoutZone}]`)) return address.slice(0, longestAddress)
  const whole = expandIPv6(new URL(`http://[${withoutZone}]`).hostname.slice(1, -1))
  const groups = whole.split(':')
  if (!whole.startsWith('0000:0000:0000:0000:0000:ffff:')) return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .flatMap((group) => [group.slice(0, 2), group.slice(2)])
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')
}
