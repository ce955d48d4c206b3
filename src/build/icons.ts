import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import Icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'

const createIcon = join(import.meta.dirname, '../calculator/ui/createIcon.ts')

/** Provides Lucide's icons as React components: `import Check from '~icons/lucide/check'`. */
export function icons(): Plugin {
  return Icons({
    compiler: {
      extension: 'js',
      compiler: (svg) => {
        const { d, shapes } = parseIcon(svg)
        return `import { createIcon } from ${JSON.stringify(createIcon)}
export default createIcon(${JSON.stringify(d)}, ${JSON.stringify(shapes)})`
      },
    },
  }) as Plugin
}

/** The paths of an icon as one, and its other shapes. */
function parseIcon(svg: string) {
  const paths: string[] = []
  const shapes: [name: string, attributes: Record<string, string>][] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'path') paths.push(attributes.d!)
    else if (name !== 'svg' && name !== 'g') shapes.push([name, attributes])
  })
  parser.write(svg).close()
  // M0 0 moves back to the origin, where each path starts when it is alone.
  return { d: paths.join('M0 0'), shapes }
}
