import { faultKinds, routes, type Fault, type FaultKind } from '../faults.ts'
import { faultTitles, routeTitles } from './titles.ts'
import './panel.css'

interface PanelOptions {
  base: string
  clients: { key: string; name: string }[]
  /** The client that is shown. */
  key: string
  fault: Fault
  onFault: (fault: Fault) => void
}

/** Puts QA's switch at the bottom of the page: another client, and each failure at will. */
export function showPanel({ base, clients, key, fault, onFault }: PanelOptions): void {
  const summary = element('summary')
  const client = select(
    'client',
    clients.map((each) => [each.key, each.name]),
    key,
  )
  const kind = select(
    'fault',
    faultKinds.map((each) => [each, faultTitles[each]]),
    fault.kind,
  )
  const route = select('route', Object.entries(routeTitles), fault.route ?? 'both')
  const describe = () => {
    summary.textContent =
      kind.value === 'none' ? 'Test panel' : `Test panel: ${kind.selectedOptions[0]?.text}`
  }
  const changed = () => {
    describe()
    const struck = routes.find((each) => each === route.value)
    onFault({ kind: kind.value as FaultKind, ...(struck && { route: struck }) })
  }
  kind.addEventListener('change', changed)
  route.addEventListener('change', changed)
  describe()

  // A plain form: it opens the page with ?client=, no script needed.
  const clientForm = element(
    'form',
    { action: base, method: 'get' },
    labelled('Client', client),
    button('Open'),
  )
  const faultRows = element('div', {}, labelled('Failure', kind), labelled('Affects', route))
  const details = element('details', {}, summary, element('div', { class: 'qa-body' }, clientForm, faultRows))
  document.body.append(element('aside', { class: 'qa-panel', 'aria-label': 'Test panel' }, details))
}

function select(name: string, options: [value: string, text: string][], value: string) {
  const control = element('select', { name })
  control.append(...options.map(([each, text]) => element('option', { value: each }, text)))
  control.value = value
  return control
}

function labelled(text: string, control: HTMLElement) {
  return element('label', {}, text, control)
}

function button(text: string) {
  return element('button', { type: 'submit' }, text)
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
