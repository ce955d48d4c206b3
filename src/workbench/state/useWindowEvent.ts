import { useEffect, useEffectEvent } from 'react'

/** With the document's event that bubbles to the window. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>

/** Listens to an event of the window. The listener always sees the latest state. */
export function useWindowEvent<Name extends keyof Events>(
  name: Name,
  listener: (event: Events[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: Event) => onEvent(event as Events[Name])
    window.addEventListener(name, listen)
    return () => window.removeEventListener(name, listen)
  }, [name])
}
