import { createElement, Fragment, type ReactNode } from 'react'
import { isPlural, selectForm, type PluralForms } from './plurals.ts'

/**
 * The texts of a language as data. A text names its values in braces: 'You need {tier} coverage.' An object whose keys
 * are all plural categories is a text with plural forms.
 */
export type Messages = { readonly [name: string]: string | readonly string[] | Messages }

/** What another language provides for some English messages: the same structure, and its own plural forms. */
export type Translation<M> = M extends string
  ? string
  : M extends { readonly other: string; readonly one: string }
    ? PluralForms
    : { readonly [Name in keyof M]: Translation<M[Name]> }

/** The values' names in a message. */
type ValueNames<M> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueNames<Rest> : never

/** Writes a message with values. Returns a string if all values are strings or numbers. */
export interface Formatter<Name extends string> {
  (values: Readonly<Record<Name, string | number>>): string
  (values: Readonly<Record<Name, ReactNode>>): ReactNode
}

/** Messages ready for use: a message with values is a function. */
export type Texts<M> = M extends string
  ? [ValueNames<M>] extends [never]
    ? string
    : Formatter<ValueNames<M>>
  : M extends { readonly other: infer Other; readonly one: infer One }
    ? Formatter<'count' | ValueNames<Other | One>>
    : { readonly [Name in keyof M]: Texts<M[Name]> }

/** The locale of a language, and its direction. */
export interface LocaleInfo {
  /** For plural rules, lists, and dates, as a BCP 47 tag. */
  locale: string
  direction: 'ltr' | 'rtl'
}

/**
 * Prepares messages for use.
 * @param english decides which messages there are, and stands in for those that a translation lacks
 * @param translation messages with the structure of the English ones
 */
export function createTexts<M>(english: M, translation: unknown, localeInfo: LocaleInfo): Texts<M> {
  return prepare(english as Message, translation as Message, localeInfo) as Texts<M>
}

/** For a text that has values only in some cases: writes it with the values that it names. */
export function write<Name extends string, Value extends ReactNode>(
  text: string | Formatter<Name>,
  values: Readonly<Record<Name, Value>>,
): Value extends string | number ? string : ReactNode
export function write<Name extends string>(
  text: string | Formatter<Name>,
  values: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  return typeof text === 'string' ? text : text(values)
}

type Message = string | Parts

type Parts = { readonly [name: string]: Message | undefined }

type Values = Readonly<Record<string, ReactNode>>

function prepare(english: Message, translation: Message | null | undefined, localeInfo: LocaleInfo): unknown {
  const own = typeof translation === typeof english ? (translation ?? english) : english
  if (typeof english === 'string')
    return english.includes('{') ? (values: Values) => format(own as string, values, localeInfo) : own
  if (isPlural(english)) {
    const forms = isPlural(own as object) ? (own as PluralForms) : english
    return (values: Values) =>
      format(selectForm(forms, Number(values.count), localeInfo.locale), values, localeInfo)
  }
  const texts = Object.entries(english).map(
    ([name, part]) => [name, prepare(part!, (own as Parts)[name], localeInfo)] as const,
  )
  return Array.isArray(english) ? texts.map(([, text]) => text) : Object.fromEntries(texts)
}

/**
 * Isolates each value in a right-to-left text, so that the order of its characters does not depend on those around it. A
 * client's text can have braces with something else in them: they stay as they are.
 */
function format(message: string, values: Values, { direction }: LocaleInfo): ReactNode {
  const [before, after] = direction === 'rtl' ? ['\u2068', '\u2069'] : ['', '']
  const parts = message
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => {
      if (index % 2 === 0) return [part]
      return Object.hasOwn(values, part) ? [before, values[part], after] : [`{${part}}`]
    })
    .filter((part) => part !== '')
  return parts.every((part) => typeof part === 'string' || typeof part === 'number')
    ? parts.join('')
    : createElement(Fragment, null, ...parts)
}
