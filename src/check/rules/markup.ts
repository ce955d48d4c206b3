/** Elements that people write into texts. Any other word in angle brackets may be meant as it stands. */
const elements = [
  'a|abbr|audio|b|base|big|blink|blockquote|body|br|button|canvas|center|code|dd|del|details|dialog|div|dl|dt|em|embed',
  'font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|marquee|math|meta|nav',
  'object|ol|p|pre|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td',
  'template|textarea|tfoot|th|thead|tr|tt|u|ul|video',
].join('|')

/** Names of characters that texts are written with. Another word between & and ; may be meant as it stands. */
const characters = [
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|minus|nbsp|ndash|plusmn|pound|quot|raquo',
  'rdquo|reg|rsquo|sect|shy|szlig|times|trade|[aeiouyn](acute|circ|grave|tilde|uml)|ccedil|aring|oslash|aelig',
].join('|')

const markup = new RegExp(
  `<!--[^]*?(-->|$)|</?(${elements})([\\s/][^<>]*)?>|&(#\\d+|#x[\\da-f]+|${characters});`,
  'i',
)

/** The first piece of markup in a text, and where it stands. */
export function markupIn(text: string): { found: string; index: number } | undefined {
  const match = markup.exec(text)
  return match ? { found: match[0], index: match.index } : undefined
}
