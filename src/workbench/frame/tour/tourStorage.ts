const key = 'mediplan-workbench-tour'

/** Whether this browser has offered the tour before. */
export function isTourKnown(): boolean {
  return localStorage.getItem(key) !== null
}

export function rememberTour(): void {
  localStorage.setItem(key, 'offered')
}
