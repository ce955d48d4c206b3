import { applyEdits } from 'jsonc-parser'
import type { Edit } from '../../check/Finding.ts'

/** A text with the edits of a finding made. */
export function fixed(text: string, fix: Edit[]): string {
  return applyEdits(
    text,
    fix.map(({ offset, length, text: content }) => ({ offset, length, content })),
  )
}
