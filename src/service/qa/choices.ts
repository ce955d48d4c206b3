import { faultKinds, type Fault } from '../faults.ts'

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

/** The fault chosen before in this tab, so that a reload can meet it too. */
export function recallFault(): Fault {
  const [kind, route] = (read('mediplan-fault') ?? '').split(' ')
  return {
    kind: faultKinds.find((known) => known === kind) ?? 'none',
    ...((route === 'instance' || route === 'calculate') && { route }),
  }
}

export function rememberFault({ kind, route }: Fault): void {
  write('mediplan-fault', `${kind} ${route ?? ''}`)
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
