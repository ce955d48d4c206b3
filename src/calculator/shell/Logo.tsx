import { use, useState } from 'react'
import type { Client } from '../../contract/instance.ts'
import { TextLanguages } from '../ui/LocalizedText.tsx'
import './Logo.css'

/** The client's logo, from an https address or in the instance. Shows nothing if it does not load. */
export function Logo({ url, alt }: NonNullable<Client['logo']>) {
  const languages = use(TextLanguages)
  const [isUsable, setIsUsable] = useState(/^(https:|data:image\/)/i.test(url))
  return (
    isUsable && (
      <img
        className="logo"
        src={url}
        alt={alt}
        lang={languages.get(alt)}
        referrerPolicy="no-referrer"
        onError={() => setIsUsable(false)}
      />
    )
  )
}
