/** Different words for the same thing, in texts without punctuation. */
const synonyms: readonly [RegExp, string][] = [
  [/\b(?:emergency (?:room|department|care|services?)|emergency|er|ed)\b/g, 'emergency'],
  [/\burgent(?: care)?(?: (?:center|clinic))?\b/g, 'urgent'],
  [
    /\b(?:preventi(?:ve|on)|preventative|wellness|well (?:child|baby|woman|adult)(?: care)?|annual (?:physical|exam|check ?up)|routine physical|check ?ups?)\b/g,
    'preventive',
  ],
  [/\b(?:specialist|specialty care)s?(?: (?:doctor|physician|office))?\b/g, 'specialist'],
  [
    /\b(?:primary care|primary|pcp|family|general) (?:doctor|physician|provider|practitioner)s?\b|\b(?:primary care|primary|pcp|doctors?|physicians?|office visits?)\b/g,
    'primary',
  ],
  [
    /\b(?:telehealth|telemedicine|virtual(?: (?:care|visits?))?|(?:online|video) visits?|e visits?)\b/g,
    'telehealth',
  ],
  [
    /\b(?:mental|behaviou?ral)(?: health)?(?: (?:(?:and|or) )?(?:mental|behaviou?ral)(?: health)?)*(?: (?:(?:and|or) )?substance (?:abuse|use))?\b/g,
    'mental',
  ],
  [/\brehab\b/g, 'rehabilitation'],
  [/\bnon preferred\b/g, 'nonpreferred'],
  [/\b(?:prescriptions?|rx|drugs?|medications?|medicines?)\b/g, 'drug'],
  [/\b(?:brand name)\b/g, 'brand'],
  [/\b(?:lab(?:oratory)?(?: (?:tests?|work|services?))?|labs|blood ?work|blood tests?)\b/g, 'lab'],
  [/\bx ?rays?\b/g, 'xray'],
  [/\b(?:mris?|(?:advanced |complex )?imaging|(?:ct|cat)(?: scans?)?)\b/g, 'imaging'],
  [/\b(?:physical therapy|physical therapist|pt)\b/g, 'physicaltherapy'],
  [/\bchiro(?:pract(?:ic|or|ors))?\b/g, 'chiropractic'],
  [/\bsurgical\b/g, 'surgery'],
  [/\b(?:ambulatory|day) surgery\b/g, 'outpatient surgery'],
  [
    /\b(?:in ?patient(?: (?:hospital|stay|care|admission))?|(?:overnight |staying in (?:the |a )?)?hospital(?: (?:stays?|admission|room))?|hospitalization)\b/g,
    'hospital',
  ],
  [/\b(?:having a baby|maternity|childbirth|pregnancy|pregnant)\b/g, 'maternity'],
  [/\b(?:under|below|less than|up to)\b/g, 'under'],
  [/\b(?:(?:and|or) (?:over|above|more|up|higher)|over|above|more than|at least)\b/g, 'over'],
]

/** Words that do not distinguish names, unless a name has no other words. */
const fillers = new Set(
  'a an and are at by care copay coverage day each for going have if in medical need of or our per plan routine scan see seeing service stay test the to use visit with year you your'.split(
    ' ',
  ),
)

/** The words that distinguish a name from others, or all if it has no others. */
export function toWordSet(text: string): ReadonlySet<string> {
  const meaningful = readMeaning(text)
  return new Set(meaningful.length > 0 ? meaningful : splitWords(text))
}

/** The words of a text that distinguish it from others, in one spelling. */
export function readMeaning(text: string): string[] {
  return splitWords(text).filter((word) => !fillers.has(word))
}

function splitWords(text: string) {
  return synonyms
    .reduce((changed, [from, to]) => changed.replaceAll(from, to), toPlainWords(text))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
}

function toPlainWords(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(\d)\s*k\b/g, '$1000')
    .replaceAll(/(\d)\s*\+/g, '$1 over')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The numbers of a text, with spaces between them. */
export function readNumbers(text: string) {
  return (toPlainWords(text).match(/\d+/g) ?? []).join(' ')
}
