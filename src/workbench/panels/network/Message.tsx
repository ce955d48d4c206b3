interface MessageProps {
  title: string
  headers: [name: string, value: string][]
  body: string
}

/** One half of an exchange: its headers as they are, and its body laid out where it is JSON. */
export function Message({ title, headers, body }: MessageProps) {
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
      {body && <pre>{laidOut(body)}</pre>}
    </section>
  )
}

/** More than that would hold up the page, and nobody reads it. */
const mostCharacters = 100_000

function laidOut(body: string) {
  try {
    return shortened(JSON.stringify(JSON.parse(body), null, 2))
  } catch {
    return shortened(body)
  }
}

function shortened(text: string) {
  if (text.length <= mostCharacters) return text
  return `${text.slice(0, mostCharacters)}\n… and ${text.length - mostCharacters} characters more`
}
