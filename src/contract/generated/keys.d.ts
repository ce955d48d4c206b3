// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * Which API key leads to which client. It is in the clients' folder, beside the folders of the clients.
 */
export interface KeysDocument {
/**
 * Where this schema is, for editors: it makes them explain and complete the file.
 */
$schema?: unknown
/**
 * The name of a client's folder by API key. The calculator sends the key in a header, and gets that client. Several keys may lead to one client, and every client has one.
 */
keys: {
/**
 * The name of the client's folder, which is beside this file.
 */
[k: string]: string
}
}

export declare const validate: ValidateFunction<KeysDocument>
