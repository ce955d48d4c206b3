// Generated from src/calculator/texts/languages by generate.ts. Run `npm run contract` after adding one.
/** The tags of the languages that the calculator includes, English first. */
export declare const builtInLanguages: readonly string[]
