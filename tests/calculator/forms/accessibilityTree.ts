import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What assistive technology reads in an element: one line for each role with its name and states, and for each text. */
export function accessibilityTree(element: Element, indent = ''): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent?.trim()
      return text ? [`${indent}text ${JSON.stringify(text)}`] : []
    }
    if (!(node instanceof HTMLElement) || isHidden(node)) return []
    const role = getRole(node)
    if (role === null || role === 'presentation') return accessibilityTree(node, indent)
    return [`${indent}${describe(node, role)}`, ...accessibilityTree(node, `${indent}  `)]
  })
}

function isHidden(element: HTMLElement) {
  return element.hidden || element.getAttribute('aria-hidden') === 'true'
}

function describe(element: HTMLElement, role: string) {
  const name = computeAccessibleName(element)
  const description = computeAccessibleDescription(element)
  const states = Object.entries(statesOf(element)).map(
    ([state, value]) => `${state}=${JSON.stringify(value)}`,
  )
  return [
    role,
    ...(name ? [JSON.stringify(name)] : []),
    ...(description ? [`(${JSON.stringify(description)})`] : []),
    ...states,
  ].join(' ')
}

/** The properties and aria attributes that are not false or empty. */
function statesOf(element: HTMLElement): Record<string, unknown> {
  const properties = Object.fromEntries(
    (['value', 'checked', 'selected', 'disabled', 'required', 'readOnly', 'min', 'max', 'tabIndex'] as const)
      .map((name) => [name, (element as Partial<HTMLInputElement & HTMLOptionElement>)[name]])
      .filter(([, value]) => value !== undefined && value !== false && value !== ''),
  ) as Record<string, unknown>
  const aria = element
    .getAttributeNames()
    .filter(
      (name) => name.startsWith('aria-') && !/^aria-(?:labelledby|describedby|controls|owns)$/.test(name),
    )
    .map((name) => [name, element.getAttribute(name)])
  return { ...properties, ...Object.fromEntries(aria) }
}
