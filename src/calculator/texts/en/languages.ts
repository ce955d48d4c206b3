/** Texts of the language switch. */
export const languages = {
  label: 'Language',
  changed: 'The calculator is now in {language}.',
  failed:
    'The language did not change. Your answers are still here. Check your connection and choose it again.',
} as const
