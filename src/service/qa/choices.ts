import { faultKinds, routes, type Fault } from '../faults.ts'

/** The sample that is shown when none is asked for: the one with everything on. */
const defaultClient = 'lakeshore'

/**
 * The client of `?client=`, else the one chosen before in this tab.
 * One that does not exist is not remembered: its key is refused once, and a reload without it works again.
 */
export function recallClient(known: string[]): string {
  const asked = new URLSearchParams(location.search).get('client')
  if (asked !== null && known.includes(asked)) write('mediplan-client', asked)
  const earlier = read('mediplan-client')
  return asked ?? (earlier !== null && known.includes(earlier) ? earlier : defaultClient)
}

/** The fault of `?fault=`, with `&route=` one of that route alone; else the one chosen before in this tab. */
export function recallFault(): Fault {
  const asked = new URLSearchParams(location.search)
  if (!asked.has('fault')) return faultOf(...(read('mediplan-fault') ?? '').split(' '))
  const fault = faultOf(asked.get('fault'), asked.get('route'))
  rememberFault(fault)
  return fault
}

export function rememberFault({ kind, route }: Fault): void {
  write('mediplan-fault', `${kind} ${route ?? ''}`)
}

/** A fault by its names; what is none of them is no fault. */
function faultOf(kind?: string | null, route?: string | null): Fault {
  const struck = routes.find((known) => known === route)
  return { kind: faultKinds.find((known) => known === kind) ?? 'none', ...(struck && { route: struck }) }
}

// Storage may be refused to the page; then nothing is remembered, and that is all.
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
    // Nothing is lost but the memory of a choice.
  }
}
