// Generated from src/calculator/texts/languages by generate.ts. Run `npm run contract` after adding one.
export const builtInLanguages = ["en","es"]
