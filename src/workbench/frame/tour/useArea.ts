import { useLayoutEffect, useState } from 'react'

/** The area of an element in the window, scrolled into view; null if there is none. */
export function useArea(selector: string | null): DOMRect | null {
  const [area, setArea] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const element = selector === null ? null : document.querySelector(selector)
    element?.scrollIntoView({ block: 'nearest' })
    const measure = () => setArea(element?.getBoundingClientRect() ?? null)
    measure()
    const observer = new ResizeObserver(measure)
    if (element) observer.observe(element)
    window.addEventListener('scroll', measure, { capture: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [selector])
  return area
}
