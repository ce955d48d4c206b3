import { childPointer } from '../../contract/pointer.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import type { RuleMeta } from '../RuleMeta.ts'
import { capitalize, describePointer } from '../structure/describePointer.ts'
import type { RuleDiagnostic, UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'
import { languageFileRules as rules } from './languageFileRules.ts'
import type { EnglishMessage } from './languageMessages.ts'
import { languageName } from './languageName.ts'
import { pluralCategories, pluralCategoriesOf } from './pluralCategories.ts'
import { checkValues } from './checkValues.ts'

/** A text of a language's file, and the English one. */
export interface TranslatedMessage {
  pointer: string
  text: string
  english: string
}

/** What a comparison with the English messages finds. */
export interface CheckedMessages {
  diagnostics: RuleDiagnostic[]
  /** The texts of the expected type, in order. */
  texts: TranslatedMessage[]
}

/** Compares a part of a language's file with the English messages: structure, plural forms, and values in braces. */
export function checkMessages(
  english: EnglishMessage,
  value: unknown,
  pointer: string,
  locale: string,
): CheckedMessages {
  if (english.kind === 'text')
    return typeof value === 'string'
      ? checkText(value, english.english, pointer)
      : wrongType(value, pointer, 'text in quotation marks')
  if (english.kind === 'list') {
    const { messages } = english
    if (!Array.isArray(value) || value.length !== messages.length)
      return wrongType(value, pointer, `a list of ${messages.length} texts`)
    return merge(
      messages.map((each, index) => checkMessages(each, value[index], childPointer(pointer, index), locale)),
    )
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrongType(value, pointer, 'an object in braces')
  return english.kind === 'plural'
    ? checkPlural(english.english, value as Record<string, unknown>, pointer, locale)
    : checkGroup(english.messages, value as Record<string, unknown>, pointer, locale)
}

function checkGroup(
  messages: ReadonlyMap<string, EnglishMessage>,
  value: Readonly<Record<string, unknown>>,
  pointer: string,
  locale: string,
): CheckedMessages {
  const absent = [...messages.keys()].filter((name) => !Object.hasOwn(value, name))
  const present = [...messages].filter(([name]) => Object.hasOwn(value, name))
  const unknown = Object.keys(value).filter((name) => !messages.has(name))
  const misspelled = unknown.filter((name) => closestMatch(name, absent) !== undefined)
  const missing = absent.filter((name) => !misspelled.some((each) => closestMatch(each, absent) === name))
  return merge([
    report(rules.missingText, missing.length > 0 ? [describeMissing(missing, pointer)] : []),
    ...unknown.map((name) =>
      report(misspelled.includes(name) ? rules.missingText : rules.unknownText, [
        { pointer: childPointer(pointer, name), isAboutName: true, ...describeUnknown(name, absent) },
      ]),
    ),
    ...unknown.map((name) => checkUnknownValue(value[name], childPointer(pointer, name))),
    ...present.map(([name, message]) =>
      checkMessages(message, value[name], childPointer(pointer, name), locale),
    ),
  ])
}

function checkPlural(
  english: Readonly<Record<string, string>>,
  forms: Readonly<Record<string, unknown>>,
  pointer: string,
  locale: string,
): CheckedMessages {
  const needed = pluralCategoriesOf(locale)
  const absent = needed.filter((form) => !Object.hasOwn(forms, form))
  const known = Object.keys(forms).filter((form) => pluralCategories.includes(form))
  const unknown = Object.keys(forms).filter((form) => !known.includes(form))
  const missing = absent.filter((form) => !unknown.some((each) => closestMatch(each, absent) === form))
  const unread = known.filter((form) => !needed.includes(form))
  return merge([
    report(
      rules.pluralForms,
      missing.length > 0 ? [{ pointer, ...describeMissingForms(missing, needed, locale) }] : [],
    ),
    report(
      rules.pluralForms,
      unknown.map((form) => ({
        pointer: childPointer(pointer, form),
        isAboutName: true,
        ...describeUnknown(form, absent),
      })),
    ),
    report(
      rules.unknownText,
      unread.map((form) => ({
        pointer: childPointer(pointer, form),
        isAboutName: true,
        message: `${languageName(locale)} has no form '${form}', so nobody sees this text.`,
        help: 'Remove it.',
      })),
    ),
    ...known.map((form) => {
      const text = forms[form]
      const at = childPointer(pointer, form)
      return typeof text === 'string'
        ? checkText(text, english[form] ?? english.other!, at, { english: english.other!, form })
        : wrongType(text, at, 'text in quotation marks')
    }),
  ])
}

function checkText(
  text: string,
  english: string,
  pointer: string,
  plural?: { english: string; form: string },
): CheckedMessages {
  const diagnostics = checkValues(text, english, pointer, plural)
  return { diagnostics: withRule(rules.wrongValues, diagnostics), texts: [{ pointer, text, english }] }
}

/** The service rejects a value that is not a text, even if nothing reads it. */
function checkUnknownValue(value: unknown, pointer: string): CheckedMessages {
  if (typeof value === 'string') return merge([])
  if (typeof value !== 'object' || value === null) return wrongType(value, pointer, 'text in quotation marks')
  return merge(
    Object.entries(value).map(([name, part]) => checkUnknownValue(part, childPointer(pointer, name))),
  )
}

function wrongType(value: unknown, pointer: string, expected: string): CheckedMessages {
  const found = Array.isArray(value)
    ? `a list of ${value.length}`
    : typeof value === 'object' && value
      ? 'an object'
      : JSON.stringify(value)
  const message = `${capitalize(describePointer(pointer))} must be ${expected}, as in English, but is ${found}.`
  return report(rules.wrongText, [{ pointer, message, help: `Write ${expected}.` }])
}

function describeMissing(names: readonly string[], pointer: string): UnlocatedDiagnostic {
  const list = new Intl.ListFormat('en').format(names.map((name) => `'${name}'`))
  const subject = pointer === '' ? 'The file' : capitalize(describePointer(pointer))
  return {
    pointer,
    message: `${subject} lacks ${list}, so employees read English there.`,
    help: 'Add what is missing. In VS Code, press Ctrl+Space in the object: each text is offered in English.',
  }
}

function describeMissingForms(missing: readonly string[], needed: readonly string[], locale: string) {
  const list = (forms: readonly string[], quote: string) =>
    new Intl.ListFormat('en').format(forms.map((form) => `${quote}${form}${quote}`))
  const [forms, are] = missing.length === 1 ? ['form', 'is'] : ['forms', 'are']
  return {
    message: `${languageName(locale)} needs the ${forms} ${list(missing, "'")}, which ${are} missing.`,
    help: `Add ${list(missing, '"')} with the text for such numbers: ${list(needed, "'")} are the forms of the language.`,
  }
}

function describeUnknown(name: string, missing: readonly string[]) {
  const suggestion = closestMatch(name, missing)
  return {
    message: `'${name}' is not a text of the calculator.${didYouMean(suggestion)}`,
    help: suggestion === undefined ? 'Remove it.' : `Write '${suggestion}'.`,
    ...(suggestion !== undefined && { replacement: suggestion }),
  }
}

function report(rule: RuleMeta, diagnostics: readonly UnlocatedDiagnostic[]): CheckedMessages {
  return { diagnostics: withRule(rule, diagnostics), texts: [] }
}

function withRule(rule: RuleMeta, diagnostics: readonly UnlocatedDiagnostic[]): RuleDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, rule }))
}

function merge(parts: readonly CheckedMessages[]): CheckedMessages {
  return {
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
    texts: parts.flatMap(({ texts }) => texts),
  }
}
