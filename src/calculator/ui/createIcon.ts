import { createElement, type SVGProps } from 'react'
import type { LucideIconData } from 'lucide-react/types'

const attributes: SVGProps<SVGSVGElement> = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/**
 * Replaces lucide-react's createLucideIcon (see vite.config.ts). The original also converts names, merges classes and
 * reads a context, which costs 1 kB before the first screen. A default export, because the original is one.
 */
export default function createIcon({ node }: LucideIconData) {
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...attributes, ...props, className: className ? `lucide ${className}` : 'lucide' },
      ...node.map(([name, shape]) => createElement(name, shape)),
    )
}
