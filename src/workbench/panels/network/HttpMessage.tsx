interface HttpMessageProps {
  title: string
  headers: [name: string, value: string][]
  body: string
}

/** The headers and body of a request or response. A JSON body is indented. */
export function HttpMessage({ title, headers, body }: HttpMessageProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body && <pre>{formatBody(body)}</pre>}
    </section>
  )
}

/** Longer texts block the page. */
const maxCharacters = 100_000

function formatBody(body: string) {
  try {
    return truncate(JSON.stringify(JSON.parse(body), null, 2))
  } catch {
    return truncate(body)
  }
}

function truncate(text: string) {
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, maxCharacters)}\n… and ${text.length - maxCharacters} more characters`
}
