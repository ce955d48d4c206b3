import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

interface Index {
  syllables: (word: string) => number
  /** How hard a sentence is, on the scale of `limit`. */
  difficulty: (syllables: number, words: number) => number
  limit: number
}

const indexes: Record<'en' | 'es', Index> = {
  /** The US grade of Flesch and Kincaid. */
  en: {
    syllables: syllable,
    difficulty: (syllables, words) => fleschKincaid({ sentence: 1, word: words, syllable: syllables }),
    limit: 8,
  },
  /** The index of Fernández Huerta, which falls from 100 for easy texts to 0: at least 65. */
  es: {
    syllables: spanishSyllables,
    difficulty: (syllables, words) => -(206.84 - 60 * (syllables / words) - 1.02 * words),
    limit: -65,
  },
}

/**
 * The sentences of a text that are harder than US grade 8, or its equivalent in Spanish. Sentences of less than five
 * words count as easy: in these formulas, a single long word decides about them. Labels, which end without a mark, are
 * not sentences.
 */
export function hardSentences(text: string, language: 'en' | 'es'): string[] {
  const { syllables, difficulty, limit } = indexes[language]
  return partsOf(text, 'sentence', language)
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[.?!:]$/.test(sentence))
    .filter((sentence) => {
      const words = partsOf(sentence, 'word', language).filter(({ isWordLike }) => isWordLike)
      const sum = words.reduce((total, { segment }) => total + Math.max(1, syllables(segment)), 0)
      return words.length >= 5 && difficulty(sum, words.length) > limit
    })
}

/**
 * Counts the vowels of a word, and diphthongs as one. Written by hand because the packages for Spanish on npm are not
 * maintained, or hyphenate, which leaves a vowel at the start of a word with the next syllable.
 */
export function spanishSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replaceAll(/qu|gu(?=[eéií])/g, 'k')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i')
  return spoken.match(/[iuü]?[aeoáéó][iuü]?|[íú]|[iuü]+/g)?.length ?? 0
}

function partsOf(text: string, granularity: 'sentence' | 'word', language: string) {
  return [...new Intl.Segmenter(language, { granularity }).segment(text)]
}
