import type { Findings } from '../LinterRule.ts'

/** A plural form of a text: its English form 'other', and the name of the form. */
export interface PluralForm {
  english: string
  form: string
}

/**
 * Compares the values in braces with those of the English text. The forms of a text with a number share their values,
 * and forms for few numbers may write the number as a word: 'one month'.
 */
export function checkValues(text: string, english: string, pointer: string, plural?: PluralForm): Findings {
  const allowed = valuesIn(plural ? `${plural.english}{count}` : english)
  const required = valuesIn(plural?.english ?? english).filter(
    (value) => value !== '{count}' || !plural || plural.form === 'other',
  )
  const found = valuesIn(text)
  const unknown = found.filter((value) => !allowed.includes(value))
  const missing = required.filter((value) => !found.includes(value))
  const braces = /[{}]/.exec(text.replaceAll(/\{\w+\}/g, (value) => ' '.repeat(value.length)))
  return [
    unknown.map((value) => ({
      pointer,
      spanInValue: { offset: text.indexOf(value), length: value.length },
      message: `${value} is not a value of this text.`,
      help:
        allowed.length > 0 ? `Its values are ${allowed.join(', ')}.` : 'Remove it: this text has no values.',
    })),
    missing.map((value) => ({
      pointer,
      message: `${value} is missing.`,
      help: `Write ${value} where the value belongs, as in English: ${JSON.stringify(english)}.`,
    })),
    braces && { pointer, spanInValue: { offset: braces.index, length: 1 }, ...singleBrace },
  ]
}

const singleBrace = {
  message: 'This brace belongs to no value.',
  help: 'Remove it: braces are only for values, as in {amount}.',
}

function valuesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}
