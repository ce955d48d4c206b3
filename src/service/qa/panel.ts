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
  const client = select(
    'client',
    clients.map((each) => [each.key, each.name]),
    key,
  )
  const kind = select(
    'fault',
    faultKinds.map((each) => [each, faultLabels[each]]),
    fault.kind,
  )
  const route = select('route', Object.entries(routeLabels), fault.route ?? 'both')
  const updateSummary = () => {
    summary.textContent =
      kind.value === 'none' ? 'Test panel' : `Test panel: ${kind.selectedOptions[0]?.text}`
  }
  const onChange = () => {
    updateSummary()
    const onlyRoute = routes.find((each) => each === route.value)
    onFault({ kind: kind.value as FaultKind, ...(onlyRoute && { route: onlyRoute }) })
  }
  kind.addEventListener('change', onChange)
  route.addEventListener('change', onChange)
  updateSummary()

  // A plain form opens the page with ?client=, without a script.
  const clientForm = element(
    'form',
    { action: base, method: 'get' },
    label('Client', client),
    element('button', { type: 'submit' }, 'Open'),
  )
  const faultFields = element('div', {}, label('Failure', kind), label('Affects', route))
  const body = element('div', { class: 'qa-body' }, clientForm, faultFields)
  const details = element('details', {}, summary, body)
  document.body.append(element('aside', { class: 'qa-panel', 'aria-label': 'Test panel' }, details))
}

function select(name: string, options: [value: string, text: string][], value: string) {
  const control = element('select', { name })
  control.append(...options.map(([each, text]) => element('option', { value: each }, text)))
  control.value = value
  return control
}

function label(text: string, control: HTMLElement) {
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
