// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * What went wrong with a request (RFC 9457).
 */
export interface ProblemDetails {
/**
 * The kind of problem; stable, for programs to tell one from another.
 */
type: string
/**
 * The kind of problem in words; the same for every problem of that kind.
 */
title: string
/**
 * The HTTP status, once more.
 */
status: number
/**
 * The places at fault, the first 50 of them.
 * 
 * @minItems 1
 * @maxItems 50
 */
errors?: FieldError[]
}
/**
 * One place at fault.
 */
export interface FieldError {
/**
 * A JSON Pointer into the body, where the whole body is the empty text; or the name of a header or of a part of the address after a slash.
 */
pointer: string
/**
 * What was expected there, and what was found.
 */
detail: string
}

export declare const validate: ValidateFunction<ProblemDetails>
