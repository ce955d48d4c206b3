import { withoutNotes } from '../similarity.ts'

/** The words of a row as printed and in the words of the catalog, each with whether it is reworded. */
export function listWordings(text: string): ReadonlyMap<string, boolean> {
  const reworded = reword(text)
  const isOfFormulary = /\b(?:generics?|brands?|specialty|preferred)\b/i.test(reworded)
  return new Map([
    [isOfFormulary ? `${reworded} drug` : reworded, true],
    [reworded, true],
    [withoutNotes(text), false],
    [text, false],
  ])
}

const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tier|level) (?:[1-5]|one|two|three|four|ii?i?|iv)\b[\s:–-]*(?=.*\b(?:generics?|brands?|specialty|preferred)\b)/gi,
    '',
  ],
  [/\b(?:tier|level) (?:1|one|i)\b/gi, 'generic drug'],
  [/\b(?:tier|level) (?:2|two|ii)\b/gi, 'preferred brand drug'],
  [/\b(?:tier|level) (?:3|three|iii)\b/gi, 'non-preferred brand drug'],
  [/\b(?:tier|level) (?:4|four|iv)\b/gi, 'specialty drug'],
  [/(?<!\bnon[- ]?)\bpreferred generics?\b/gi, 'generic drug'],
  [/\b(?:non[- ]?formulary)\b/gi, 'non-preferred'],
  [/\b(?:formulary)\b/gi, 'preferred'],
  [/^\(?non[- ]?preferred\)?$/gi, 'non-preferred brand drug'],
  [/^\(?preferred\)?$/gi, 'preferred brand drug'],
  [/(?<=(?:wellness|preventive) )exams?\b/gi, ' '],
  // As in a Summary of Benefits and Coverage: “Facility fee (e.g., hospital room)”.
  [/\bfacility fees?\s*\((?:e\.?g\.?|such as)?[,:\s]*([^()]+)\)/gi, '$1'],
  [
    /\b(?:retail|facility|fees?|centers?|services?|supply|treatment|in[- ]network|non[- ]emergency|diagnostic|sick|injury|illness|professional|major|outpatient(?= (?:lab|x-?ray|imaging|rehab|therapy|physical)))\b/gi,
    ' ',
  ],
  [/[*†‡§¹²³]+/g, ' '],
]

/** Writes the words of formularies as the catalog does, and removes words that say nothing about the service. */
export function reword(text: string): string {
  return rewordings.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}
