import type { Answer, Call, Home } from './exchange.ts'

/** More than a limit of 600 a minute lets through, wherever in a minute they begin. */
const tooOften = 1250

export interface Visit {
  /** To each of the calls in turn. */
  answers: Answer[]
  /** To the first call again, by who has kept its answer. */
  again: Answer
}

/** Asks a home each of these, the first of which is answered with a tag. */
export async function visit(home: Home, calls: [Call, ...Call[]]): Promise<Visit> {
  const answers: Answer[] = []
  for (const call of calls) answers.push(await answerTo(call, home))
  const [first] = calls
  const { etag = '' } = answers[0]!.headers
  return {
    answers,
    again: await answerTo({ ...first, headers: { ...first.headers, 'If-None-Match': etag } }, home),
  }
}

/** The first refusal for asking too often. */
export async function refusal(home: Home, call: Call): Promise<Answer> {
  for (let count = 0; count < tooOften; count++) {
    const answer = await answerTo(call, home)
    if (answer.status === 429) return answer
  }
  throw new Error(`${call.name} is answered ${tooOften} times`)
}

async function answerTo(call: Call, home: Home) {
  try {
    return await home.send(call)
  } catch (cause) {
    throw new Error(`${call.name} gets no answer`, { cause })
  }
}
