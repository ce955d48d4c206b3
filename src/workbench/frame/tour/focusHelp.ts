/** Focuses the menu that offers the tour, when what had the focus is no longer on the page. */
export function focusHelp(): void {
  document.querySelector<HTMLElement>('[data-tour="help"] button')?.focus()
}
