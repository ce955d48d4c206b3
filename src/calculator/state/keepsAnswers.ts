import type { Host } from './Host.ts'

/** How long the storage of the tab keeps the answers after the last one. Later, the tab may have another visitor. */
export const retentionMinutes = 30

/**
 * Whether the storage of the tab keeps the answers. It does not if the page has `<meta name="keep-answers" content="no">`,
 * if a host saves the session itself, or if the browser denies storage.
 */
export function keepsAnswers({ onChange }: Pick<Host, 'onChange'>): boolean {
  if (onChange || document.querySelector('meta[name="keep-answers"][content="no"]')) return false
  try {
    return Boolean(window.sessionStorage)
  } catch {
    return false
  }
}
