import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { sections } from '../../../src/calculator/texts/en/sections.ts'
import { shell } from '../../../src/calculator/texts/en/shell.ts'
import { steps } from '../../../src/calculator/texts/en/steps.ts'
import { listTexts } from '../../../src/check/edit/translations.ts'
import { readDocuments } from '../../../src/clients/clientFolder.ts'
import { yearFiles } from '../../../src/contract/clientFiles.ts'
import { isTranslations } from '../../../src/contract/languages.ts'
import { pseudo, type TestLanguage } from './translations.ts'

/** Neither a text of the calculator nor a name that a client can translate. */
const sameInEveryLanguage = /Harbor Benefits|HSA|HRA|FSA|https?:\/\/\S+/g

/** Words of English sentences that Spanish does not have. */
const functionWords =
  /\b(?:the|your|you|of|and|with|for|from|is|are|be|this|that|not|than|what|how|in|to|by|if|it|at|or|per)\b/i

const documents = await readDocuments(join(import.meta.dirname, '../../../fixtures/clients'))

/**
 * Returns a function that finds the English texts on a page of a sample client in another language: what a visitor reads
 * or hears, unless it is marked as English.
 */
export function createEnglishFinder(language: TestLanguage, client: SampleClient) {
  const isEnglish = language === pseudo ? hasAsciiWord : createEnglishTest(language, client)
  return async (page: Page) => {
    const texts = [await page.title(), ...(await page.evaluate(readTexts))]
    return texts.filter((text) => isEnglish(text.replaceAll(sameInEveryLanguage, '')))
  }
}

/** Only English texts have such words in the pseudo-locale. */
function hasAsciiWord(text: string) {
  return /[a-z]{3}/i.test(text)
}

/** Returns whether a text contains a text of the calculator or a name of the client in English, or words of a sentence. */
function createEnglishTest({ language }: TestLanguage, client: SampleClient) {
  const names = translatedNames(client)
  const translated = new Set([...piecesOf(language), ...names.flatMap(({ others }) => others)])
  const english = [...piecesOf({ shell, steps, sections }), ...names.map(({ en }) => en)].filter(
    (text) => !translated.has(text),
  )
  const sentences = english.filter((text) => text.includes(' '))
  const words = new Set(english.filter((text) => !text.includes(' ')))
  return (text: string) =>
    functionWords.test(text) ||
    words.has(text.replace(/^\P{L}+|\P{L}+$/gu, '')) ||
    sentences.some((sentence) => text.includes(sentence))
}

/** The words between the values of all texts in an object. */
function piecesOf(texts: unknown): string[] {
  if (typeof texts === 'string')
    return texts
      .split(/\{\w+\}/)
      .map((piece) => piece.replace(/^\P{L}+|\P{L}+$/gu, ''))
      .filter((piece) => /\p{L}{3}/u.test(piece))
  return Object.values(Object(texts)).flatMap(piecesOf)
}

/** The English names of a client, with their translations. */
function translatedNames(client: SampleClient) {
  return yearFiles.flatMap((file) =>
    listTexts(documents.get(`${client}/${file}`), file).flatMap(({ owner, property }) => {
      const { en = '', ...others } = isTranslations(owner[property]) ? owner[property] : {}
      return en === '' ? [] : [{ en, others: Object.values(others) }]
    }),
  )
}

/** The texts of the page and of its attributes that are not marked as English. Runs in the page. */
function readTexts() {
  const names = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-valuetext',
    'data-title',
    'placeholder',
    'title',
  ]
  const isRead = (element: Element) =>
    !element.closest('script, style, template, noscript') &&
    element.closest('[lang]')!.getAttribute('lang') !== 'en'
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isRead(text.parentElement!)) found.push(text.textContent!.trim())
  for (const element of document.body.querySelectorAll('*'))
    for (const name of names)
      if (element.hasAttribute(name) && isRead(element)) found.push(element.getAttribute(name)!)
  return found
}
