// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * The client for each API key. The file is in the clients' folder, next to the folders of the clients.
 */
export interface KeysDocument {
/**
 * The path to this schema. Editors use it to explain and complete the file.
 */
$schema?: unknown
/**
 * The name of a client's folder by API key. The calculator sends the key in a header to get that client. Several keys may lead to one client, and every client needs at least one.
 */
keys: {
/**
 * The name of the client's folder, which is next to this file.
 */
[k: string]: string
}
}

export declare const validate: ValidateFunction<KeysDocument>
