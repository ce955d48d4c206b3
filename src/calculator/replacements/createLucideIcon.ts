import { createElement, type SVGProps } from 'react'
import type { LucideIconData } from 'lucide-react/types'

const attributes: SVGProps<SVGSVGElement> = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** Replaces the module of lucide-react that makes an icon from its shapes, without its names, classes, and context. */
export default function createLucideIcon({ node }: LucideIconData) {
  // One element for all paths, because the browser restyles each element of the page when a dialog opens. M0 0 moves
  // back to the origin, where each path starts when it is alone.
  const d = node.map(([, shape]) => shape.d ?? '').join('M0 0')
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...attributes, ...props },
      createElement('path', { d }),
      ...node.map(([name, shape]) => !shape.d && createElement(name, shape)),
    )
}
