import { isRecord } from '../../contract/isRecord.ts'
import { childPointer } from '../../contract/pointer.ts'
import { closestMatch, didYouMean } from '../closestMatch.ts'
import {
  type RuleMeta,
  type RuleFinding,
  type Finding,
  nameRules,
  type Findings,
  withRule,
} from '../LinterRule.ts'
import { capitalize, describePointer } from '../structure/SchemaViolation.ts'
import { type EnglishMessage, pluralCategories, pluralCategoriesOf } from './languageMessages.ts'
import { languageName } from './languageName.ts'
import { checkValues, type PluralForm } from './checkValues.ts'

/** A text of a language's file, and the English one. */
export interface TranslatedMessage {
  pointer: string
  text: string
  english: string
}

const rules = nameRules('error', {
  'wrong-text': {
    title: "A language's file has the same structure as the English texts.",
    fails: '"tryAgain": { "text": "Réessayer" }',
    passes: '"tryAgain": "Réessayer"',
  },
  'missing-text': {
    // Not an error, because a new version of the calculator can have more texts.
    severity: 'warning',
    title: "A language's file has every text.",
    fails: '"notAvailable": { "heading": "Indisponible" }',
    passes:
      '"notAvailable": { "heading": "Indisponible", "advice": "Vérifiez l’adresse.", "leave": "Au calculateur" }',
  },
  'unknown-text': {
    severity: 'warning',
    title: 'The calculator reads every text.',
    fails: '"tryAgian": "Réessayer"',
    passes: '"tryAgain": "Réessayer"',
  },
  'wrong-values': {
    title: 'A text has the same values in braces as the English one.',
    why: 'The calculator writes amounts and names in place of their braces, and cannot show a text that differs.',
    fails: 'in fr.json: "preview": "Aperçu {annee}"',
    passes: 'in fr.json: "preview": "Aperçu {year}"',
  },
  'plural-forms': {
    title: 'A text with a number has the plural forms of its language.',
    why: 'Each language has its own forms for numbers, and the calculator needs all of them.',
    fails: 'in Polish: "children": { "one": "{count} dziecko", "other": "{count} dzieci" }',
    passes:
      '"children": { "one": "{count} dziecko", "few": "{count} dzieci", "many": "{count} dzieci", "other": "{count} dziecka" }',
  },
})

export const messageRules: readonly RuleMeta[] = Object.values(rules)

type Texts = Readonly<Record<string, unknown>>

/**
 * Compares a language's file with the English messages: structure, plural forms, and values in braces.
 * @returns what it finds, and the texts of the expected type, in order
 */
export function checkMessages(
  messages: EnglishMessage,
  file: unknown,
  locale: string,
): { findings: RuleFinding[]; texts: TranslatedMessage[] } {
  const findings: RuleFinding[] = []
  const texts: TranslatedMessage[] = []
  const report = (rule: keyof typeof rules, found: Findings) => findings.push(...withRule(rules[rule], found))
  check(messages, file, '')
  return { findings, texts }

  function check(message: EnglishMessage, value: unknown, pointer: string) {
    if (message.kind === 'text') checkText(value, message.english, pointer)
    else if (message.kind === 'list') {
      const { length } = message.messages
      if (!Array.isArray(value) || value.length !== length)
        reportType(value, pointer, `a list of ${length} texts`)
      else
        for (const [index, each] of message.messages.entries())
          check(each, value[index], childPointer(pointer, index))
    } else if (!isRecord(value)) reportType(value, pointer, 'an object in braces')
    else if (message.kind === 'plural') checkPlural(message.english, value, pointer)
    else checkGroup(message.messages, value, pointer)
  }

  function checkGroup(group: ReadonlyMap<string, EnglishMessage>, value: Texts, pointer: string) {
    const { missing, unknown } = compareNames(Object.keys(value), [...group.keys()])
    report('missing-text', missing.length > 0 && describeMissing(missing, pointer))
    for (const each of unknown)
      report(each.suggestion === undefined ? 'unknown-text' : 'missing-text', describeUnknown(each, pointer))
    for (const { name } of unknown) checkUnknownValue(value[name], childPointer(pointer, name))
    for (const [name, each] of group)
      if (Object.hasOwn(value, name)) check(each, value[name], childPointer(pointer, name))
  }

  function checkPlural(english: Readonly<Record<string, string>>, forms: Texts, pointer: string) {
    const needed = pluralCategoriesOf(locale)
    const known = Object.keys(forms).filter((form) => pluralCategories.includes(form))
    const { missing, unknown } = compareNames(Object.keys(forms), needed, pluralCategories)
    report('plural-forms', [
      missing.length > 0 && { pointer, ...describeMissingForms(missing, needed, locale) },
      unknown.map((each) => describeUnknown(each, pointer)),
    ])
    report(
      'unknown-text',
      known
        .filter((form) => !needed.includes(form))
        .map((form) => ({
          pointer: childPointer(pointer, form),
          isAboutName: true,
          message: `${languageName(locale)} has no form '${form}', so nobody sees this text.`,
          help: 'Remove it.',
        })),
    )
    const other = english.other!
    for (const form of known)
      checkText(forms[form], english[form] ?? other, childPointer(pointer, form), { english: other, form })
  }

  function checkText(text: unknown, english: string, pointer: string, plural?: PluralForm) {
    if (typeof text !== 'string') return reportType(text, pointer, 'text in quotation marks')
    report('wrong-values', checkValues(text, english, pointer, plural))
    texts.push({ pointer, text, english })
  }

  /** The service rejects a value that is not a text, even if nothing reads it. */
  function checkUnknownValue(value: unknown, pointer: string) {
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) checkUnknownValue(part, childPointer(pointer, name))
    else if (typeof value !== 'string') reportType(value, pointer, 'text in quotation marks')
  }

  function reportType(value: unknown, pointer: string, expected: string) {
    const found = Array.isArray(value)
      ? `a list of ${value.length}`
      : isRecord(value)
        ? 'an object'
        : JSON.stringify(value)
    const message = `${capitalize(describePointer(pointer))} must be ${expected}, as in English, but is ${found}.`
    report('wrong-text', { pointer, message, help: `Write ${expected}.` })
  }
}

function describeMissing(names: readonly string[], pointer: string): Finding {
  const list = new Intl.ListFormat('en').format(names.map((name) => `'${name}'`))
  const subject = pointer === '' ? 'The file' : capitalize(describePointer(pointer))
  return {
    pointer,
    message: `${subject} lacks ${list}, so employees read English there.`,
    help: 'Add what is missing. In VS Code, press Ctrl+Space in the object: each text is offered in English.',
  }
}

function describeMissingForms(missing: readonly string[], needed: readonly string[], locale: string) {
  const list = (forms: readonly string[]) =>
    new Intl.ListFormat('en').format(forms.map((form) => `'${form}'`))
  return {
    message: `${languageName(locale)} also needs the plural ${missing.length === 1 ? 'form' : 'forms'} ${list(missing)}.`,
    help: `Add the text for such numbers: ${list(needed)} are the forms of the language.`,
  }
}

/** A name that is not among the known ones, and the missing one that was probably intended. */
interface UnknownName {
  name: string
  suggestion: string | undefined
}

/** The needed names that neither occur nor are misspelled, and the names that are not known. */
function compareNames(
  names: readonly string[],
  needed: readonly string[],
  known = needed,
): { missing: string[]; unknown: UnknownName[] } {
  const absent = needed.filter((name) => !names.includes(name))
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, suggestion: closestMatch(name, absent) }))
  const missing = absent.filter((name) => !unknown.some(({ suggestion }) => suggestion === name))
  return { missing, unknown }
}

function describeUnknown({ name, suggestion }: UnknownName, pointer: string): Finding {
  return {
    pointer: childPointer(pointer, name),
    isAboutName: true,
    message: `'${name}' is not a text of the calculator.${didYouMean(suggestion)}`,
    help: suggestion === undefined ? 'Remove it.' : `Write '${suggestion}'.`,
    replacement: suggestion,
  }
}
