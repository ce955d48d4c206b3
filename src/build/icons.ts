import Icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'

/** Provides Lucide's icons as React components: `import Check from '~icons/lucide/check'`. */
export function icons(): Plugin {
  return Icons({ compiler: { extension: 'jsx', compiler: toComponent } }) as Plugin
}

/** Moves the attributes of the strokes to the svg element, where style sheets can change them. */
function toComponent(svg: string) {
  const shapes = svg.replaceAll(/<\/?svg[^>]*>| (fill|stroke)[\w-]*="[^"]*"/g, '')
  return `export default (props) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    ${shapes}
  </svg>
)`
}
