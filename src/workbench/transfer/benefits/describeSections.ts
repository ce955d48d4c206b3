import { completeAddress } from '../../../contract/clientLink.ts'

/** Names the sections of the workbench for a line of a brochure; undefined if it has none. The import does not read the line. */
export function describeSections(text: string): string | undefined {
  // A question to the reader is no term: “Questions? Call 503-555-0142.”
  const topics = splitSentences(text)
    .filter((sentence) => !sentence.endsWith('?'))
    .map(findSections)
  const found = [...new Set(topics.flat())]
  if (found.length === 0) return undefined
  const quoted = found.length === 1 ? found : found.map((section) => `“${section}”`)
  const names = new Intl.ListFormat('en').format(quoted)
  if (topics.some(({ length }) => length === 0))
    return `Enter a part of it under ${names}. No place is known for the rest.`
  return `Enter ${found.length === 1 ? 'it' : 'its parts'} under ${names}.`
}

/** The sentences of a line, and what semicolons separate. */
export function splitSentences(text: string) {
  return text.split(/;\s*(?=\S)|(?<=(?:\p{L}{3}|\d)[.!?])\s+(?=\p{Lu})/u)
}

function findSections(text: string): string[] {
  const found = sections.filter(([pattern]) => pattern.test(text)).map(([, section]) => section)
  const hasPage = text.split(/\.?(?:[\s,;()]|$)+/).some((word) => completeAddress(word) !== word)
  return found.length === 0 && hasPage ? [contact] : found
}

const contact = 'Client → Contact'

/** The sections of the workbench for what a line is about. */
const sections: readonly (readonly [pattern: RegExp, section: string])[] = [
  [
    /\b(?:surcharge|rebate|credits?|tobacco|nicotine|wellness|pledge|smok\w+)\b|\bspouses?\b.*(?:another employer|coverage|insurance)|\$.*\bspouse\b|\$[\d.,]+ (?:more|less|extra|off) (?:per|each|every|a) (?:pay ?check|pay period|(?:two )?weeks?|month|year)\b/i,
    'Questions → Surcharges and credits',
  ],
  [
    /\b(?:hsa|hra|deposit\w*)\b.*\b(?:quarter\w*|installments?|equal parts|half|halves|january|lump sum|at once)\b/i,
    'Plans → Installments',
  ],
  [
    /\b(?:offered|available|open|plans|others) (?:only |also )?(?:to|at(?! a glance)|in|everywhere)\b/i,
    'Plans → Offered at',
  ],
  [/@|\b\d{3}[-. )]+\d{3}[-. ]\d{4}\b|\bwww\.|https?:/i, contact],
  [/\bcolou?rs?\b|\b(?:background|brand(?:ing)?):/i, 'Client → Colors'],
  [/\b(?:sites?|plants?|campus(?:es)?|locations?|regions?)\b/i, 'Plans → Offered at'],
  [/\b(?:payroll deductions|paychecks|pay periods)\b/i, 'Rates → Payroll deductions per year'],
]
