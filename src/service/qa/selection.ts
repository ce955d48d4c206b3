import { faultKinds, routes, type Fault } from '../faults.ts'

/** The sample with every feature. */
const defaultClient = 'lakeshore'

/**
 * Restores the client: from `?client=`, otherwise the last one in this tab. Does not persist an unknown client, so that
 * the page works again without the parameter.
 */
export function restoreClient(clients: string[]): string {
  const requested = new URLSearchParams(location.search).get('client')
  if (requested !== null && clients.includes(requested)) write('mediplan-client', requested)
  const persisted = read('mediplan-client')
  return requested ?? (persisted !== null && clients.includes(persisted) ? persisted : defaultClient)
}

/** Restores the fault: from `?fault=` and `&route=`, otherwise the last one in this tab. */
export function restoreFault(): Fault {
  const query = new URLSearchParams(location.search)
  if (!query.has('fault')) return parseFault(...(read('mediplan-fault') ?? '').split(' '))
  const fault = parseFault(query.get('fault'), query.get('route'))
  persistFault(fault)
  return fault
}

export function persistFault({ kind, route }: Fault): void {
  write('mediplan-fault', `${kind} ${route ?? ''}`)
}

/** An unknown kind means no fault; an unknown route means every route. */
function parseFault(kind?: string | null, route?: string | null): Fault {
  const onlyRoute = routes.find((each) => each === route)
  return {
    kind: faultKinds.find((each) => each === kind) ?? 'none',
    ...(onlyRoute && { route: onlyRoute }),
  }
}

// If the browser denies storage, selections last until the next load.
function read(name: string) {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string) {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Not persisted.
  }
}
