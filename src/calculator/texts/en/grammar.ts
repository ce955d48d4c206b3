import { grammarFor } from '../grammarFor.ts'

export const { plural, list } = grammarFor('en-US')
