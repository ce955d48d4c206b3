import { useState } from 'react'
import { readMarks, writeMarks } from '../../state/reviewMarks.ts'

/** The items of a year's checklist that the user has marked as done, which this browser remembers. */
export function useReviewMarks(client: string, year: number) {
  const [marked, setMarked] = useState({ client, year, marks: readMarks(localStorage, client, year) })
  const isSame = marked.client === client && marked.year === year
  const marks = isSame ? marked.marks : readMarks(localStorage, client, year)
  const setMark = (id: string, isDone: boolean) => {
    const next = new Set(marks)
    if (isDone) next.add(id)
    else next.delete(id)
    writeMarks(localStorage, client, year, next)
    setMarked({ client, year, marks: next })
  }
  return { marks, setMark }
}
