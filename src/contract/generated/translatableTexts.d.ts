// Generated from schemas/ by generate.ts. Run `npm run contract` after changing a schema.
import type { YearFile } from '../clientFiles.ts'

/** The texts of each document that can be translated: as pointers, with * for each row of a list. */
export declare const translatableTexts: Readonly<Record<YearFile, readonly string[]>>
