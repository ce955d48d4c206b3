// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { ValidateFunction } from 'ajv'

/**
 * The settings of a repository of clients: mediplan.config.json, or "mediplan" in package.json. Every command reads the nearest one, upward from the current folder, or from the folder that --clients or CLIENTS_DIR names.
 */
export interface ConfigDocument {
/**
 * The path to this schema. Editors use it to explain and complete the file.
 */
$schema?: unknown
/**
 * The folder of all clients, relative to this file. It contains keys.json and a folder for each client.
 */
clients?: string
/**
 * The name in "Created by …" in the footer of the calculator.
 */
consultancy?: string
}

export declare const validate: ValidateFunction<ConfigDocument>
