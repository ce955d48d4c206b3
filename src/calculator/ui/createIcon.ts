import { createElement, type SVGProps } from 'react'

const attributes: SVGProps<SVGSVGElement> = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/**
 * Creates an icon. The modules of `~icons/lucide/` call it; src/build/icons.ts generates them.
 * @param d all paths in one, because the browser restyles each element of the page when a dialog opens
 * @param shapes the other elements, such as circles
 */
export function createIcon(d: string, shapes: readonly (readonly [name: string, attributes: object])[]) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...attributes, ...props },
      createElement('path', { d }),
      ...shapes.map(([name, shape]) => createElement(name, shape)),
    )
}
