import type { Explanation } from './Explanation.ts'

/** Rules on the languages of clients. */
export const languageExplanations: Record<string, Explanation> = {
  'wrong-translations': {
    why: 'The service needs a text for each language of the map, and rejects the document without it.',
    fails: '"name": { "en": "Boise", "es": null }',
    passes: '"name": { "en": "Boise", "es": "Boise" }',
  },
  'unknown-language': {
    why: 'Employees who choose a language without texts would read English.',
    fails: '"languages": ["en", "fr"]',
    passes: '"languages": ["en", "fr"], with languages/fr.json',
  },
  'repeated-language': {
    why: 'Employees can choose each language only once, so one of the two is probably meant to be another one.',
    fails: '"languages": ["en", "es", "es"]',
    passes: '"languages": ["en", "es"]',
  },
  'missing-translation': {
    why: 'Employees would read a text in the first language of the client between texts in their own.',
    fails: '"languages": ["en", "es"], "name": "Primary care visit"',
    passes: '"name": { "en": "Primary care visit", "es": "Consulta de atención primaria" }',
  },
  'unlisted-translation': {
    why: 'Employees can only choose the languages that the client lists.',
    fails: '"languages": ["en"], "name": { "en": "Office visit", "es": "Consulta" }',
    passes: '"languages": ["en", "es"], "name": { "en": "Office visit", "es": "Consulta" }',
  },
  'built-in-language': {
    why: 'The service ignores such a file, so a change there has no effect.',
    fails: 'lakeshore/languages/es.json',
    passes: 'no such file, and "languages": ["en", "es"]',
  },
  'unlisted-language': {
    why: 'Employees can only choose the languages that the client lists.',
    fails: 'lakeshore/languages/fr.json and "languages": ["en"]',
    passes: 'lakeshore/languages/fr.json and "languages": ["en", "fr"]',
  },
  'wrong-locale': {
    why: 'The calculator writes plurals, lists, and dates by the locale, and the service rejects one that is no tag.',
    fails: 'in fr.json: "locale": "fr_CA"',
    passes: 'in fr.json: "locale": "fr-CA"',
  },
  'unsupported-locale': {
    why: 'Browsers write plurals, lists, and dates of an unknown locale in another language.',
    fails: 'in fr.json: "locale": "qaa"',
    passes: 'in fr.json: "locale": "fr-CA"',
  },
  'language-size': {
    why: 'The browser loads the file with the calculator, so the service refuses one that is far longer than English.',
    fails: 'in fr.json: a text with 300,000 characters',
    passes: 'in fr.json: texts that are about as long as in English',
  },
  'wrong-text': {
    why: 'The calculator cannot show a text in another form, and the service may reject the file.',
    fails: '"tryAgain": { "text": "Réessayer" }',
    passes: '"tryAgain": "Réessayer"',
  },
  'missing-text': {
    why: 'Employees would read English between texts in their own language.',
    fails: '"notAvailable": { "heading": "Indisponible" }',
    passes:
      '"notAvailable": { "heading": "Indisponible", "advice": "Vérifiez l’adresse.", "leave": "Au calculateur" }',
  },
  'unknown-text': {
    why: 'Nobody sees a text that the calculator does not read.',
    fails: '"tryAgian": "Réessayer"',
    passes: '"tryAgain": "Réessayer"',
  },
  'wrong-values': {
    why: 'The calculator writes amounts and names in place of their braces, and cannot show a text that differs.',
    fails: 'in fr.json: "preview": "Aperçu {annee}"',
    passes: 'in fr.json: "preview": "Aperçu {year}"',
  },
  'plural-forms': {
    why: 'Each language has its own forms for numbers, and the calculator needs all of them.',
    fails: 'in Polish: "children": { "one": "{count} dziecko", "other": "{count} dzieci" }',
    passes:
      '"children": { "one": "{count} dziecko", "few": "{count} dzieci", "many": "{count} dzieci", "other": "{count} dziecka" }',
  },
  'english-text': {
    why: 'Employees would read English between texts in their own language.',
    fails: 'in fr.json: "loadingHint": "This takes longer than usual. …"',
    passes: 'in fr.json: "loadingHint": "Cela prend plus de temps que d’habitude. …"',
  },
}
