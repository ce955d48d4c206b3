// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * What went wrong with a request (RFC 9457).
 */
export interface ProblemDetails {
/**
 * The kind of problem. Programs can rely on it: it does not change.
 */
type: string
/**
 * The kind of problem in words. It is the same for every problem of that kind.
 */
title: string
/**
 * The HTTP status of the response.
 */
status: number
/**
 * The errors of the request, up to 50.
 * 
 * @minItems 1
 * @maxItems 50
 */
errors?: FieldError[]
}
/**
 * One value of the request that does not fit the schema.
 */
export interface FieldError {
/**
 * A JSON Pointer into the body, where an empty string is the whole body; or a slash and the name of a header or of a part of the URL.
 */
pointer: string
/**
 * What was expected, and what was found.
 */
detail: string
}

export declare const validate: ValidateFunction<ProblemDetails>
