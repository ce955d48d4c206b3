import type { Answer, Call, Home } from './exchange.ts'

/** More than a limit of 600 a minute lets through, wherever in a minute they begin. */
const tooOften = 1250

export interface Visit {
  /** To each of the calls in turn. */
  answers: Answer[]
  /** To the first call again, by who has kept its answer. */
  again: Answer
  /** To who never sends the end of a body, after as long as a request may take. */
  late: Answer
}

/** Asks a home each of these, the first of which is answered with a tag; and meanwhile one that has no end. */
export async function visit(home: Home, calls: [Call, ...Call[]], unfinished: Call): Promise<Visit> {
  const [visited, late] = await Promise.all([askInTurn(home, calls), answerTo(unfinished, home)])
  return { ...visited, late }
}

async function askInTurn(home: Home, calls: [Call, ...Call[]]) {
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
