import { faultKinds, routes, type Fault, type FaultKind } from '../faults.ts'
import { faultLabels, routeLabels } from './faultLabels.ts'
import './panel.css'

interface PanelOptions {
  base: string
  clients: { key: string; name: string }[]
  /** The selected client. */
  key: string
  fault: Fault
  onFault: (fault: Fault) => void
}

/** Adds the test panel at the bottom of the page, where QA selects a client and injects faults. */
export function showPanel({ base, clients, key, fault, onFault }: PanelOptions): void {
  const summary = element('summary')
  const clientSelect = createSelect(
    'client',
    clients.map((client) => [client.key, client.name]),
    key,
  )
  const kindSelect = createSelect(
    'fault',
    faultKinds.map((kind) => [kind, faultLabels[kind]]),
    fault.kind,
  )
  const routeSelect = createSelect('route', Object.entries(routeLabels), fault.route ?? 'both')
  const updateSummary = () => {
    summary.textContent =
      kindSelect.value === 'none' ? 'Test panel' : `Test panel: ${kindSelect.selectedOptions[0]?.text}`
  }
  const onChange = () => {
    updateSummary()
    const onlyRoute = routes.find((route) => route === routeSelect.value)
    onFault({ kind: kindSelect.value as FaultKind, ...(onlyRoute && { route: onlyRoute }) })
  }
  kindSelect.addEventListener('change', onChange)
  routeSelect.addEventListener('change', onChange)
  updateSummary()

  // A plain form opens the page with ?client=, without a script.
  const clientForm = element(
    'form',
    { action: base, method: 'get' },
    labeled('Client', clientSelect),
    element('button', { type: 'submit' }, 'Open'),
  )
  const faultFields = element('div', {}, labeled('Failure', kindSelect), labeled('Affects', routeSelect))
  const body = element('div', { class: 'qa-body' }, clientForm, faultFields)
  const details = element('details', {}, summary, body)
  document.body.append(element('aside', { class: 'qa-panel', 'aria-label': 'Test panel' }, details))
}

function createSelect(name: string, options: [value: string, text: string][], selected: string) {
  const control = element('select', { name })
  control.append(...options.map(([value, text]) => element('option', { value }, text)))
  control.value = selected
  return control
}

function labeled(text: string, control: HTMLElement) {
  return element('label', {}, text, control)
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
) {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}

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
