const key = 'mediplan.language'

/** The last choice if the storage is full or forbidden. It lasts until the page loads again. */
let choice: string | null = null

/** Stores the visitor's choice of a language for the tab. */
export function storeLanguage(tag: string): void {
  try {
    sessionStorage.setItem(key, tag)
    choice = null
  } catch {
    choice = tag
  }
}

/** Stores the language in the page's address: `?lang=es`. A reload keeps a later choice. */
export function storeLanguageOfAddress(): void {
  const tag = new URLSearchParams(location.search).get('lang')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = !navigation || navigation.type === 'navigate'
  if (isTag(tag) && (isNew || storedLanguage() === null)) storeLanguage(tag)
}

/** The tags of the languages that the visitor prefers, at most four, the best one first. */
export function preferredLanguages(): string[] {
  // Browsers send at most 128 bytes of Accept-Language to another origin without a preflight request.
  return [storedLanguage() ?? [], navigator.languages].flat().filter(isTag).slice(0, 4)
}

/**
 * The value of Accept-Language, so that the API selects by the same preferences as the page: browsers send fewer or other
 * languages than they tell the page. Null if there are none.
 */
export function acceptLanguage(): string | null {
  const tags = preferredLanguages()
  return tags.map((tag, index) => (index === 0 ? tag : `${tag};q=0.${10 - index}`)).join() || null
}

function storedLanguage() {
  if (choice !== null) return choice
  try {
    const tag = sessionStorage.getItem(key)
    // Anyone can change the storage.
    return isTag(tag) ? tag : null
  } catch {
    return null
  }
}

/** Whether a text has the form of a language tag with at most two subtags, such as zh-Hant-TW. */
function isTag(text: string | null): text is string {
  return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,2}$/i.test(text ?? '')
}
