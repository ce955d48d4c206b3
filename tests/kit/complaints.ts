import type { FaultKind } from '../../src/service/faults.ts'

/** What the console says of each failure, if anything: a browser tells of the network too. */
export const complaints = {
  none: [],
  slow: [],
  loading: [/net::ERR_ABORTED/],
  offline: [/net::ERR_INTERNET_DISCONNECTED/],
  http404: [/status of 404/],
  http500: [/status of 500/],
  malformed: [/does not fit its schema/],
  html: [/is not valid JSON/],
} satisfies Record<FaultKind, RegExp[]>

/** What it says of a key that no client has. */
export const complaintOfKey = /status of 401/
