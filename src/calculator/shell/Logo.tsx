import { useState } from 'react'
import type { Client } from '../../contract/instance.ts'
import './Logo.css'

/** The client's logo. Shows nothing if it does not load. */
export function Logo({ url, alt }: NonNullable<Client['logo']>) {
  const [isUsable, setIsUsable] = useState(/^https:/i.test(url))
  return (
    isUsable && (
      <img
        className="logo"
        src={url}
        alt={alt}
        referrerPolicy="no-referrer"
        onError={() => setIsUsable(false)}
      />
    )
  )
}
