import { parseChoice } from '../cells/choice.ts'
import { value } from '../cells/Parsed.ts'
import type { CellFormat } from './CellFormat.ts'
import { formatRaw } from './formats.ts'
import { idKey } from '../../contract/idKey.ts'

interface Item {
  title: string
  value: unknown
}

/** Several of the items in one cell, by their titles: "Premier PPO, HSA Plan". @param noun what an item is */
export function listFormat(items: readonly Item[], noun: string): CellFormat {
  const titles = items.map(({ title }) => title)
  const titleOf = (each: unknown) =>
    items.find((item) => idKey(item.value) === idKey(each))?.title ?? formatRaw(each)
  const valueOf = (title: string) => items.find((item) => item.title === title)?.value
  return {
    kind: 'text',
    format: (list) => {
      if (!Array.isArray(list)) return formatRaw(list)
      const texts = list.map(titleOf)
      return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ')
    },
    parse: (text) => {
      const whole = parseChoice(text, titles)
      if (whole.kind !== 'problem') return whole.kind === 'value' ? value([valueOf(whole.value)]) : whole
      const parts = text.split(text.includes(';') ? ';' : ',').filter((part) => part.trim() !== '')
      const values: unknown[] = []
      for (const part of parts) {
        const parsed = parseChoice(part, titles)
        if (parsed.kind !== 'value')
          return {
            kind: 'problem',
            message: `“${part.trim()}” is not the name of a ${noun}. Write the names with commas between them: ${titles.join(', ')}.`,
          }
        values.push(valueOf(parsed.value))
      }
      return value([...new Set(values)])
    },
  }
}
