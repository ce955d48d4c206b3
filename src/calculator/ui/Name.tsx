import { createContext, use } from 'react'

/** The languages of the texts from the API that are not in the page's language, by text. */
export const NameLanguages = createContext<ReadonlyMap<string, string>>(new Map())

/** A text from the API, in its own language and direction. */
export function Name({ text }: { text: string }) {
  return <bdi lang={use(NameLanguages).get(text)}>{text}</bdi>
}
