import type { ComponentProps } from 'react'

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  /** Null for text without a link. */
  address: string | null
}

/** A link to another site, which learns nothing about this page. */
export function ExternalLink({ address, children, ...rest }: ExternalLinkProps) {
  if (address === null) return children
  return (
    <a href={address} rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
