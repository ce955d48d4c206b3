/** Where questions are shown, and answered. */
export interface Terminal {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** What a question goes by. */
export interface Asked<Answer> {
  /** What is taken when nothing is typed. */
  usual: Answer
  /** Whether an answer can be taken; or the sentence that says why not. */
  validate: (answer: Answer) => true | string
  terminal: Terminal
}

export interface Question<Answer> {
  /** What the summary calls it. */
  label: string
  ask: (asked: Asked<Answer>) => Promise<Answer>
  /** The answer, as the summary shows it. */
  shown: (answer: Answer) => string
}
