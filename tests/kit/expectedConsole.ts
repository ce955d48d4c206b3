import type { FaultKind } from '../../src/service/faults.ts'

/** Console errors that each fault causes, the browser's network errors included. */
export const consoleErrors = {
  none: [],
  slow: [],
  loading: [/net::ERR_ABORTED/],
  offline: [/net::ERR_INTERNET_DISCONNECTED/],
  http404: [/status of 404/],
  http500: [/status of 500/],
  malformed: [/does not fit its schema/],
  html: [/is not valid JSON/],
} satisfies Record<FaultKind, RegExp[]>

/** The console error for an unknown API key. */
export const unknownKeyError = /status of 401/
