import { newLanguageText } from '../../../src/check/languages/languageMessages.ts'
import { type BrokenClient, type BrokenFolder, type Files, edit } from './BrokenClient.ts'
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
  ],
  [
    'texts in a language that the client does not list',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: 'Here', es: 'Aquí', fr: 'Ici' }
      i.locations[1].name = { en: 'Elsewhere', ES: 'En otro lugar' }
      i.surcharges[0].statement = { en: 'I use tobacco', 'es-MX': 'Uso tabaco' }
    },
  ],
  ['translations without a list of languages', (i) => (i.locations[0].name = { en: 'Here', es: 'Aquí' })],
  ['languages without texts', (i) => (i.client.languages = ['en', 'fr', 'Spanish', 'EN', 'tlh-', 'en', 5])],
  [
    'what all rules find in the first language of the client',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: ' Here', es: 'Aquí' }
      i.locations[1].name = { en: 'here', es: 'En otro lugar' }
      i.surcharges[0].statement = { es: 'Uso <b>tabaco</b>', en: 'I use <b>tobacco</b>' }
      p.plans[0].displayName = { en: '', es: 'Plan completo' }
    },
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
  ],
  [
    'maps with something other than texts',
    (i, p) => {
      inSpanish(i, p)
      i.locations[0].name = { en: 'Here', es: 5 }
      i.locations[1].name = {}
      p.plans[0].displayName = { en: 'Rich Plan', es: null }
    },
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
  ],
  ['an included language', (files) => files.set('ours/languages/es.json', '{}')],
  ['a stray file in the folder', (files) => files.set('ours/languages/French.json', '{}')],
  ['a file that is not JSON', (files) => addFrench(files).set('ours/languages/fr.json', '{"shell" {}}')],
  ['a list instead of texts', (files) => addFrench(files).set('ours/languages/fr.json', '[]')],
  [
    'a wrong locale and direction',
    (files) =>
      addFrench(files, (texts) => {
        texts.locale = 'fr_CA'
        // As in English, which has no such form.
        removeForm(texts, 'many')
        texts.direction = 'left'
      }),
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
  ],
  [
    'several missing plural forms',
    (files) => addFrench(files, ({ steps }) => (steps.people.children = { other: '{count} enfants' })),
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
  ],
  [
    'texts in English',
    (files) =>
      addFrench(files, ({ shell }) => {
        shell.loadingHint = 'This takes longer than usual. Check your connection, or load the page again.'
        shell.stepFailure.heading = 'This step did not load'
        shell.steps.home = 'Home'
      }),
  ],
  [
    'nothing about the languages of texts without an instance.json',
    (files) => {
      edit(files, 'ours/plans.json', '"Rich Plan"', '{ "en": "Rich Plan", "es": "Plan completo" }')
      files.delete('ours/instance.json')
    },
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
    (files) => edit(addFrench(files), 'keys.json', '{', '{ "$schema": "../schemas/v1/keys.schema.json",'),
  ],
  [
    'a file that is too long for the service',
    (files) => addFrench(files, (texts) => (texts.shell.loading = 'Chargement'.repeat(20_000))),
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
