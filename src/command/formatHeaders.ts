export const servers = ['netlify', 'nginx', 'caddy', 'apache'] as const

export type HeadersFormat = (typeof servers)[number]

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

interface HeadersSite {
  /** The path of the calculator, with a slash at both ends. */
  base?: string | undefined
  /** A static site has no paths of screens, and its clients can be folders below the path. */
  isStatic?: boolean
}

/**
 * The configuration of a web server for the calculator's files: security headers, caching, and the page for the paths of
 * screens. `netlify` is a `_headers` file, which Cloudflare Pages reads too.
 * @param headers values by name
 */
export function formatHeaders(
  format: HeadersFormat,
  headers: ReadonlyMap<string, string>,
  { base = '/', isStatic = false }: HeadersSite = {},
): string {
  return formatters[format]([...headers], base, isStatic)
}

type Formatter = (headers: [name: string, value: string][], base: string, isStatic: boolean) => string

const formatters: Record<HeadersFormat, Formatter> = {
  netlify: (headers, base, isStatic) =>
    lines(
      `${base}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      '',
      // Hosts that read this format revalidate all other files anyway. Cloudflare accepts only one * in a path.
      ...[base, ...(isStatic ? [`${base}:client/`] : [])].flatMap((folder) => [
        `${folder}assets/*`,
        `  cache-control: ${immutable}`,
      ]),
    ),
  nginx: (headers, base, isStatic) => {
    // A location inherits no header if it adds one.
    const shared = headers.map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
    return lines(
      `location ${base} {`,
      ...shared,
      `  add_header cache-control ${quote(revalidated)} always;`,
      ...(isStatic ? [] : [`  try_files $uri ${base}index.html;`]),
      '  location ~ /assets/ {',
      ...shared.map((line) => `  ${line}`),
      `    add_header cache-control ${quote(immutable)};`,
      '  }',
      '}',
    )
  },
  caddy: (headers, base, isStatic) =>
    lines(
      `handle_path ${base}* {`,
      '  header {',
      ...headers.map(([name, value]) => `    ${name} ${quote(value)}`),
      '  }',
      // Caddy runs the directive with the longest path first, so a shorter one would replace its value.
      '  @assets path */assets/*',
      `  header @assets cache-control ${quote(immutable)}`,
      '  @others not path */assets/*',
      `  header @others cache-control ${quote(revalidated)}`,
      // A missing asset must not be the page, which browsers would keep.
      ...(isStatic
        ? []
        : [
            '  @screens {',
            '    not path */assets/*',
            '    not file',
            '  }',
            '  rewrite @screens /index.html',
          ]),
      '  file_server',
      '}',
    ),
  apache: (headers, base, isStatic) =>
    lines(
      ...headers.map(([name, value]) => `Header always set ${name} ${quote(value)}`),
      `Header set cache-control ${quote(revalidated)}`,
      ...(isStatic ? [] : [`FallbackResource ${base}index.html`]),
      `<LocationMatch "^${base}(.*/)?assets/">`,
      `  Header set cache-control ${quote(immutable)}`,
      // A missing asset must not be the page, which browsers would keep.
      '  FallbackResource disabled',
      '</LocationMatch>',
    ),
}

function lines(...text: string[]) {
  return `${text.join('\n')}\n`
}

/** No value of a header contains a double quote. */
function quote(value: string) {
  return `"${value}"`
}
