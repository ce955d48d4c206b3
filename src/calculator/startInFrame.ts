import { isColor } from '../contract/colors.ts'
import type { Settings } from './api/settings.ts'

/**
 * Adapts the calculator to a frame if other pages may show it in one: takes their colors, and loads the rest.
 * @param report takes the error of a failed download
 */
export function startInFrame(settings: Settings, report: (error: unknown) => void): void {
  const ancestors = document.querySelector<HTMLMetaElement>('meta[name=frame-ancestors]')?.content
  if (!ancestors || window.parent === window) return
  settings.colors = colorsOfFrame()
  // Not with await, which would split the main script into several files.
  import('./adaptToFrame.ts').then(({ adaptToFrame }) => adaptToFrame(ancestors.split(' ')), report)
}

/**
 * The colors in the frame's name, such as `accent=#0a665f&tint=#dcefec`. Only the other page sets the name, which stays
 * when the frame goes to another address.
 */
function colorsOfFrame() {
  return Object.fromEntries([...new URLSearchParams(window.name)].filter(([, color]) => isColor(color)))
}
