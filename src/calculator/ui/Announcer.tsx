import { createContext, use, useReducer, type ReactNode } from 'react'

const AnnounceContext = createContext<(sentence: string) => void>(() => {})

/** Announces what a control changed elsewhere on the screen. */
export const useAnnounce = () => use(AnnounceContext)

interface AnnouncerProps {
  /** The state of the screen, which is announced when it changes. */
  status: string
  children: ReactNode
}

/** The only live region of a screen: its status, until a descendant announces something else. */
export function Announcer({ status, children }: AnnouncerProps) {
  const [last, announce] = useReducer(
    ({ count }: { count: number }, sentence: string) => ({ count: count + 1, sentence, status }),
    { count: 0, sentence: '', status: '' },
  )
  return (
    <AnnounceContext value={announce}>
      <p className="visually-hidden" role="status">
        {/* A new element, so that the same sentence is announced again. */}
        {last.count > 0 && last.status === status ? <span key={last.count}>{last.sentence}</span> : status}
      </p>
      {children}
    </AnnounceContext>
  )
}
