import { createContext, use } from 'react'

/** The languages of the texts from the API that are not in the page's language, by text. */
export const TextLanguages = createContext<ReadonlyMap<string, string>>(new Map())

/** A text from the API, in its own language and direction. */
export function LocalizedText({ text }: { text: string }) {
  return <bdi lang={use(TextLanguages).get(text)}>{text}</bdi>
}
