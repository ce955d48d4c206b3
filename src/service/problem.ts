import type { Problem } from '../contract/check.ts'

/** An answer that says what went wrong (RFC 9457); each error names its field by JSON Pointer. */
export function problemResponse(status: number, title: string, problems: Problem[] = []): Response {
  const errors = problems.map(({ path, expected, found }) => ({
    pointer: path,
    detail: `expected ${expected}, found ${found}`,
  }))
  return Response.json(
    { title, status, ...(errors.length > 0 && { errors }) },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )
}
