/** The text of an element as screen readers say it: with labels, and without what they skip. */
export function spokenText(element: Element): string {
  const label = element.getAttribute('aria-label')
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  for (const link of copy.querySelectorAll('a[aria-label]'))
    link.textContent = link.getAttribute('aria-label')
  return element.matches('a') && label !== null ? label : copy.textContent
}
