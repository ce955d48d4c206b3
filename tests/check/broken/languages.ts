import { newLanguageText } from '../../../src/check/languages/languageMessages.ts'
import type { BrokenClient } from './BrokenClient.ts'
import { type BrokenFolder, type Files, edit } from './BrokenClient.ts'
import type { Loose } from '../sample.ts'

/** Lists of languages, and texts in several languages. */
export const brokenTranslations: BrokenClient[] = [
  ['nothing for texts in both languages, and for the name of the client in one', (i, p) => inSpanish(i, p)],
  [
    'texts without a translation',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = 'Here'
      i.locations[1].name = { es: 'En otro lugar' }
      i.salaryBands[0].name = '$60,000 – $80,000'
      p.plans[0].displayName = 'Rich Plan'
    },
    'warning missing-translation | ours/instance.json#/locations/0/name | "Here" | This text has no Spanish. Employees who read Spanish see the English one. | Write it in the form, or in the file as { "en": "…", "es": "…" }. Write a text that is the same in both languages twice.',
    'warning missing-translation | ours/instance.json#/locations/1/name | "En otro lugar" | This text has no English. Employees who read English see the Spanish one. | Write it in the form, or in the file as { "es": "…", "en": "…" }. Write a text that is the same in both languages twice.',
    'warning missing-translation | ours/plans.json#/plans/0/displayName | "Rich Plan" | This text has no Spanish. Employees who read Spanish see the English one. | Write it in the form, or in the file as { "en": "…", "es": "…" }. Write a text that is the same in both languages twice.',
  ],
  [
    'texts in a language that the client does not list',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: 'Here', es: 'Aquí', fr: 'Ici' }
      i.locations[1].name = { en: 'Elsewhere', ES: 'En otro lugar' }
      i.surcharges[0].statement = { en: 'I use tobacco', 'es-MX': 'Uso tabaco' }
    },
    'warning unlisted-translation | ours/instance.json#/locations/0/name/fr | "fr" | "fr" is not one of the client\'s languages (en, es), so nobody sees this text. | Add "fr" to "languages" of the client in instance.json, or remove the text.',
    'warning unlisted-translation | ours/instance.json#/locations/1/name/ES | "ES" | "ES" is not one of the client\'s languages (en, es), so nobody sees this text. Did you mean "es"? | Write "es", or add "ES" to "languages" of the client in instance.json.',
    'warning unlisted-translation | ours/instance.json#/surcharges/0/statement/es-MX | "es-MX" | "es-MX" is not one of the client\'s languages (en, es), so nobody sees this text. Did you mean "es"? | Write "es", or add "es-MX" to "languages" of the client in instance.json.',
  ],
  [
    'translations without a list of languages',
    (i) => (i.locations[0].name = { en: 'Here', es: 'Aquí' }),
    'warning unlisted-translation | ours/instance.json#/locations/0/name/es | "es" | "es" is not one of the client\'s languages (en), so nobody sees this text. | Add "es" to "languages" of the client in instance.json, or remove the text.',
  ],
  [
    'languages without texts',
    (i) => (i.client.languages = ['en', 'fr', 'Spanish', 'EN', 'tlh-', 'en', 5]),
    'error unknown-language | ours/instance.json#/client/languages/1 | "fr" | The calculator has no texts in French, so employees would read English. | Choose "Add another language…" in the workbench, or run `mediplan language <client> fr`. Both create languages/fr.json. Or remove it. The calculator includes "en" and "es".',
    'error unknown-language | ours/instance.json#/client/languages/2 | "Spanish" | "Spanish" is not the tag of Spanish, so employees would read English. | Write "es".',
    'error unknown-language | ours/instance.json#/client/languages/3 | "EN" | "EN" is not the tag of English, so employees would read English. | Write "en".',
    'error unknown-language | ours/instance.json#/client/languages/4 | "tlh-" | "tlh-" is not a language tag, so employees would read English. | Write a tag such as "en" or "es".',
    'warning repeated-language | ours/instance.json#/client/languages/5 | "en" | "en" is already in this list. | Remove one of the two.',
    'error wrong-type | ours/instance.json#/client/languages/6 | 5 | \'languages[6]\' must be text in quotation marks, but is 5. | Write a language tag in quotes, such as "es".',
  ],
  [
    'what all rules find in the first language of the client',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: ' Here', es: 'Aquí' }
      i.locations[1].name = { en: 'here', es: 'En otro lugar' }
      i.surcharges[0].statement = { es: 'Uso <b>tabaco</b>', en: 'I use <b>tobacco</b>' }
      p.plans[0].displayName = { en: '', es: 'Plan completo' }
    },
    'warning stray-space | ours/instance.json#/locations/0/name | " Here" | This text has a space before or after it. | Remove it.',
    'warning repeated-name | ours/instance.json#/locations/1/name | "here" | "here" is also the name of another row in this list. | Use names that employees can tell apart.',
    "warning markup | ours/instance.json#/surcharges/0/statement/es | <b> | In Spanish, employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
    "warning markup | ours/instance.json#/surcharges/0/statement | <b> | Employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
    'warning empty-text | ours/plans.json#/plans/0/displayName | "" | \'displayName\' of plans[0] is empty. | Enter some text.',
  ],
  [
    'what the rules for texts find in another language',
    (i, p) => {
      inSpanish(i, p)
      i.client.displayName = { en: 'Ours', es: 'Nuestros\u200b' }
      i.locations[0].name = { en: 'Here', es: ' Aquí' }
      i.locations[1].name = { en: 'Elsewhere', es: 'aquí' }
      i.scenarios[0].display = { en: 'A healthy year', es: 'x'.repeat(61) }
      i.scenarios[1].display = { en: 'A year with surgery', es: '' }
      p.plans[0].displayName = { en: 'Rich Plan', es: 'Plan &amp; más' }
    },
    'warning control-character | ours/instance.json#/client/displayName/es | \u200b | In Spanish, this text contains an invisible character, U+200B. | Type the text again: pasted text can contain such characters.',
    'warning overlong-text | ours/instance.json#/scenarios/0/display/es | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | In Spanish, \'display\' of scenarios[0] has 61 characters, more than there is room for. | Shorten it to at most 60 characters.',
    'warning empty-text | ours/instance.json#/scenarios/1/display/es | "" | In Spanish, \'display\' of scenarios[1] is empty. | Enter some text.',
    'warning stray-space | ours/instance.json#/locations/0/name/es | " Aquí" | In Spanish, this text has a space before or after it. | Remove it.',
    'warning repeated-name | ours/instance.json#/locations/1/name/es | "aquí" | In Spanish, "aquí" is also the name of another row in this list. | Use names that employees can tell apart.',
    "warning markup | ours/plans.json#/plans/0/displayName/es | &amp; | In Spanish, employees see '&amp;' literally, because texts are plain text. | Remove '&amp;', or write the character that it represents.",
  ],
  [
    'maps with something other than texts',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: 'Here', es: 5 }
      i.locations[1].name = {}
      p.plans[0].displayName = { en: 'Rich Plan', es: null }
    },
    'error wrong-translations | ours/instance.json#/locations/0/name | "name" | The "es" of \'name\' of locations[0] must be text in quotation marks, but is 5. | Write text in quotes, or one for each language: { "en": "…", "es": "…" }.',
    'error wrong-translations | ours/instance.json#/locations/1/name | "name" | \'name\' of locations[1] has no text in any language. | Write text in quotes, or one for each language: { "en": "…", "es": "…" }.',
    'error wrong-translations | ours/plans.json#/plans/0/displayName | "displayName" | The "es" of \'displayName\' of plans[0] must be text in quotation marks, but is null. | Write text in quotes, or one for each language: { "en": "…", "es": "…" }.',
  ],
  [
    'nothing for direction marks in a text from right to left',
    (i) => {
      i.client.languages = ['en']
      i.locations[0].name = 'קו \u2066401(k)\u2069'
    },
  ],
]

/** Files in a client's folder languages. */
export const brokenLanguageFiles: BrokenFolder[] = [
  ['nothing for a complete language', (files) => addFrench(files)],
  [
    'a language that the client does not list',
    (files) => {
      addFrench(files)
      edit(files, 'ours/instance.json', '"languages"', '"langs"')
    },
    "warning unknown-property | ours/instance.json#/client/langs | \"langs\" | 'langs' is not a known property and has no effect. | Remove 'langs'.",
    'warning unlisted-language | ours/languages/fr.json# | { | No plan year of the client lists "fr", so employees cannot choose French. | Add "fr" to "languages" of the client in instance.json, or delete this file.',
  ],
  [
    'a language that the calculator includes',
    (files) => files.set('ours/languages/es.json', '{}'),
    "error built-in-language | ours/languages/es.json# | { | The calculator includes Spanish, so this file has no effect. | Delete it. The client's own texts are in instance.json and plans.json.",
  ],
  [
    'a stray file in the folder',
    (files) => files.set('ours/languages/French.json', '{}'),
    'warning stray-file | ours/languages/French.json# |  | This file has no effect. | Name it by the tag of its language, as in languages/fr-CA.json, or move it elsewhere.',
  ],
  [
    'a file that is not JSON',
    (files) => addFrench(files).set('ours/languages/fr.json', '{"shell" {}}'),
    "error json-syntax | ours/languages/fr.json# | { | A ':' is missing between a name and its value. | Put a colon after the name of the property.",
  ],
  [
    'a list instead of texts',
    (files) => addFrench(files).set('ours/languages/fr.json', '[]'),
    'error wrong-text | ours/languages/fr.json# | [ | The document must be an object in braces, as in English, but is a list of 0. | Write an object in braces.',
  ],
  [
    'a wrong locale and direction',
    (files) =>
      addFrench(files, (texts) => {
        texts.locale = 'fr_CA'
        // As in English, which has no such form.
        removeForm(texts, 'many')
        texts.direction = 'left'
      }),
    'error wrong-locale | ours/languages/fr.json#/locale | "fr_CA" | "fr_CA" is not a language tag. | Write a tag such as "fr-CA" as "locale".',
    'error wrong-text | ours/languages/fr.json#/direction | "left" | \'direction\' is neither ltr nor rtl. | Write "ltr" for a language from left to right, or "rtl" for one from right to left.',
  ],
  [
    'a locale that browsers do not know',
    (files) =>
      addFrench(files, (texts) => {
        texts.locale = 'qaa'
        // As in English, the form of the others.
        removeForm(texts, 'many')
      }),
    'warning unsupported-locale | ours/languages/fr.json#/locale | "qaa" | Browsers have no plural forms and dates for "qaa", and use those of their own language. | Write the tag of a similar language as "locale", such as "fr-CA".',
  ],
  [
    'missing, misspelled, and unknown texts',
    (files) =>
      addFrench(files, ({ shell, sections }) => {
        shell.tryAgian = shell.tryAgain
        delete shell.tryAgain
        delete shell.home.lead
        delete shell.home.start
        delete sections.account
        shell.steps.unknown = { inside: 5 }
      }),
    "error missing-text | ours/languages/fr.json#/shell/home | \"home\" | 'home' lacks 'lead' and 'start', so employees read English there. | Add what is missing. In VS Code, press Ctrl+Space in the object: each text is offered in English.",
    'warning unknown-text | ours/languages/fr.json#/shell/steps/unknown | "unknown" | \'unknown\' is not a text of the calculator. | Remove it.',
    "error wrong-text | ours/languages/fr.json#/shell/steps/unknown/inside | 5 | 'inside' must be text in quotation marks, as in English, but is 5. | Write text in quotation marks.",
    "error missing-text | ours/languages/fr.json#/shell/tryAgian | \"tryAgian\" | 'tryAgian' is not a text of the calculator. Did you mean 'tryAgain'? | Write 'tryAgain'.",
    "error missing-text | ours/languages/fr.json#/sections | \"sections\" | 'sections' lacks 'account', so employees read English there. | Add what is missing. In VS Code, press Ctrl+Space in the object: each text is offered in English.",
  ],
  [
    'texts of another type',
    (files) =>
      addFrench(files, ({ shell }) => {
        shell.tryAgain = 5
        shell.home.facts = ['Un', 'Deux']
        shell.steps = null
        shell.home.preview = 'Exemple'
      }),
    "error wrong-text | ours/languages/fr.json#/shell/tryAgain | 5 | 'tryAgain' must be text in quotation marks, as in English, but is 5. | Write text in quotation marks.",
    'error wrong-text | ours/languages/fr.json#/shell/home/facts | "facts" | \'facts\' must be a list of 3 texts, as in English, but is a list of 2. | Write a list of 3 texts.',
    'error wrong-text | ours/languages/fr.json#/shell/home/preview | "Exemple" | \'preview\' must be an object in braces, as in English, but is "Exemple". | Write an object in braces.',
    "error wrong-text | ours/languages/fr.json#/shell/steps | null | 'steps' must be an object in braces, as in English, but is null. | Write an object in braces.",
  ],
  [
    'wrong values in braces',
    (files) =>
      addFrench(files, ({ shell, steps }) => {
        shell.preview = 'Aperçu {yaer}'
        shell.createdBy = 'Créé par {consultancy} pour {company}'
        shell.tryAgain = 'Réessayer {now}'
        shell.loading = 'Chargement {…'
        steps.people.children = { one: 'un enfant', many: '{count} d’enfants', other: 'des enfants' }
      }),
    'error wrong-values | ours/languages/fr.json#/shell/loading | { | This brace belongs to no value. | Remove it: braces are only for values, as in {amount}.',
    'error wrong-values | ours/languages/fr.json#/shell/tryAgain | {now} | {now} is not a value of this text. | Remove it: this text has no values.',
    'error wrong-values | ours/languages/fr.json#/shell/preview | {yaer} | {yaer} is not a value of this text. Did you mean {year}? | Write {year}: values keep their English names.',
    'error wrong-values | ours/languages/fr.json#/shell/createdBy | "Créé par {consultancy} pour {company}" | {client} is missing. | Write {client} where the value belongs, as in English: "Created by {consultancy} for {client}".',
    'error wrong-values | ours/languages/fr.json#/shell/createdBy | {company} | {company} is not a value of this text. | Its values are {consultancy}, {client}.',
    'error wrong-values | ours/languages/fr.json#/steps/people/children/other | "des enfants" | {count} is missing. | Write {count} where the value belongs, as in English: "{count} children".',
  ],
  [
    'several missing plural forms',
    (files) => addFrench(files, ({ steps }) => (steps.people.children = { other: '{count} enfants' })),
    "error plural-forms | ours/languages/fr.json#/steps/people/children | \"children\" | French needs the forms 'one' and 'many', which are missing. | Add \"one\" and \"many\" with the text for such numbers: 'one', 'many', and 'other' are the forms of the language.",
  ],
  [
    'wrong plural forms',
    (files) =>
      addFrench(
        files,
        ({ steps }) =>
          (steps.people.children = {
            one: '{count} enfant',
            few: '{count} enfants',
            others: '{count} enfants',
          }),
      ),
    "error plural-forms | ours/languages/fr.json#/steps/people/children | \"children\" | French needs the form 'many', which is missing. | Add \"many\" with the text for such numbers: 'one', 'many', and 'other' are the forms of the language.",
    'warning unknown-text | ours/languages/fr.json#/steps/people/children/few | "few" | French has no form \'few\', so nobody sees this text. | Remove it.',
    "error plural-forms | ours/languages/fr.json#/steps/people/children/others | \"others\" | 'others' is not a text of the calculator. Did you mean 'other'? | Write 'other'.",
  ],
  [
    'empty texts, markup, spaces, and invisible characters',
    (files) =>
      addFrench(files, ({ shell }) => {
        shell.tryAgain = ''
        shell.home.heading = 'Le <b>calcul</b>'
        shell.home.start = 'Allons-y '
        shell.home.lead = 'Votre \u2066{planYear}\u2069'
      }),
    'warning empty-text | ours/languages/fr.json#/shell/tryAgain | "" | This text is empty. | Enter some text.',
    "warning markup | ours/languages/fr.json#/shell/home/heading | <b> | Employees see '<b>' literally, because texts are plain text. | Remove '<b>', or write the character that it represents.",
    'warning control-character | ours/languages/fr.json#/shell/home/lead | \u2066 | This text contains an invisible character, U+2066. | Type the text again: pasted text can contain such characters.',
    'warning stray-space | ours/languages/fr.json#/shell/home/start | "Allons-y " | This text has a space before or after it. | Remove it.',
  ],
  [
    'texts in English',
    (files) =>
      addFrench(files, ({ shell }) => {
        shell.loadingHint = 'This takes longer than usual. Check your connection, or load the page again.'
        shell.stepFailure.heading = 'This step did not load'
        shell.steps.home = 'Home'
      }),
    'warning english-text | ours/languages/fr.json#/shell/loadingHint | "This takes longer than usual. Check your connection, or load the page again." | 2 texts are still in English; this is the first. | Translate every text, and keep the values in braces.',
  ],
  [
    'nothing about the languages of texts without an instance.json',
    (files) => {
      edit(files, 'ours/plans.json', '"Rich Plan"', '{ "en": "Rich Plan", "es": "Plan completo" }')
      files.delete('ours/instance.json')
    },
    'error missing-file | ours/instance.json# |  | The folder ours has no instance.json. | Add it, or delete the folder.',
  ],
  [
    'nothing for warnings that are accepted',
    (files) => {
      addFrench(
        files,
        ({ shell }) =>
          (shell.loadingHint =
            'This takes longer than usual. Check your connection, or load the page again.'),
      )
      edit(files, 'ours/instance.json', '["fr"]', '["fr", "es"]')
      const reason = 'Until the translators are done.'
      const accepted = {
        'ours/instance.json': { 'missing-translation': reason },
        'ours/plans.json': { 'missing-translation': reason },
        'ours/languages/fr.json': { 'english-text': reason },
      }
      files.set('accepted.json', JSON.stringify(accepted))
    },
  ],
  [
    'a missing $schema',
    (files) => edit(addFrench(files), 'keys.json', '{', '{ "$schema": "../schemas/keys.schema.json",'),
    'warning schema-address | ours/instance.json#/$schema | { | \'$schema\' is missing, so editors cannot explain or complete the file. | Write "$schema": "../../schemas/instance.schema.json".',
    'warning schema-address | ours/languages/fr.json#/$schema | { | \'$schema\' is missing, so editors cannot explain or complete the file. | Write "$schema": "../../../schemas/language.schema.json".',
    'warning schema-address | ours/plans.json#/$schema | { | \'$schema\' is missing, so editors cannot explain or complete the file. | Write "$schema": "../../schemas/plans.schema.json".',
  ],
  [
    'a file that is too long for the service',
    (files) => addFrench(files, (texts) => (texts.shell.loading = 'Chargement'.repeat(20_000))),
    'error language-size | ours/languages/fr.json# | { | The file has more than 200,000 characters, so the service ignores it. | Shorten the texts.',
  ],
  [
    'nothing for direction marks in a language from right to left',
    (files) =>
      addFrench(files, (texts) => {
        texts.direction = 'rtl'
        texts.shell.home.lead = 'Votre \u2066{planYear}\u2069'
      }),
  ],
]

/** Lists Spanish, and translates every text of the sample. */
function inSpanish(instance: Loose, plans: Loose) {
  instance.client.languages = ['en', 'es']
  const translate = (row: Loose, name: string) => (row[name] = { en: row[name], es: `${row[name]} (es)` })
  for (const row of instance.scenarios) translate(row, 'display')
  for (const list of [instance.services, instance.locations, instance.salaryBands])
    for (const row of list) translate(row, 'name')
  for (const row of instance.savingsStyles) translate(row, 'displayText')
  for (const row of instance.surcharges) translate(row, 'statement')
  for (const row of plans.services) translate(row, 'name')
  for (const row of plans.plans) translate(row, 'displayName')
}

/** Adds languages/fr.json to a client whose first language is French, with every text changed. */
function addFrench(files: Files, change: (texts: Loose) => void = () => {}): Files {
  edit(files, 'ours/instance.json', '"planYear"', '"languages": ["fr"],\n    "planYear"')
  const { shell, steps, sections } = JSON.parse(newLanguageText('fr', ''))
  const texts = translated({ shell, steps, sections }) as Loose
  change(texts)
  return files.set('ours/languages/fr.json', JSON.stringify(texts, null, 2))
}

function removeForm(value: Loose, form: string) {
  if (typeof value !== 'object') return
  delete value[form]
  for (const part of Object.values(value)) removeForm(part, form)
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return `${value} (fr)`
  if (Array.isArray(value)) return value.map(translated)
  return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, translated(part)]))
}
