/** The IDs of those of a control's descriptions that are shown, for aria-describedby. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
