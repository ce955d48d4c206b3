/** A control, by its role and name in the browser's accessibility tree. */
export interface NamedControl {
  role: 'button' | 'combobox' | 'radio' | 'checkbox' | 'switch' | 'textbox'
  name: string
}

/** A control by role and name, or by CSS selector. The first visible one counts. */
export type Control = NamedControl | string

/** What the walk needs from a browser. Actions wait until the control is visible, and fail after 15 seconds. */
export interface Driver {
  goTo: (url: string) => Promise<void>
  /** Sets the size of the page, without the browser's own controls. */
  resize: (size: { width: number; height: number }) => Promise<void>
  click: (control: Control) => Promise<void>
  /** Selects the option with this text. */
  select: (control: Control, option: string) => Promise<void>
  /** Replaces the text of an input by typing. */
  type: (control: Control, text: string) => Promise<void>
  /** Runs a self-contained function in the page. */
  evaluate: <A extends unknown[], T>(run: (...parameters: A) => T, ...parameters: A) => Promise<T>
  /** Returns a PNG of the visible part of the page. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export const actionTimeout = 15_000
