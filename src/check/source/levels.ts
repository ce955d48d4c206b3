/** No document needs so many; a few times more, and what goes down level by level has no room left to. */
const most = 1000

/** Whether a text has more lists and objects one within another than anyone needs. */
export function isTooDeep(text: string): boolean {
  let level = 0
  let isInText = false
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset]
    if (isInText) {
      if (character === '\\') offset += 1
      else if (character === '"' || character === '\n') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      level += 1
      if (level > most) return true
    } else if (character === ']' || character === '}') level -= 1
  }
  return false
}
