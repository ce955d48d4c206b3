import fc from 'fast-check'

/** Texts for a row of uses, valid and not. */
export const usesTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '007',
    '9999',
    '10000',
    '1,000',
    '1,00',
    '1.5',
    '1e3',
    '-1',
    '+1',
    '٣',
    '1 000',
    'two',
    'NaN',
    'Infinity',
    '0x10',
  ),
  fc.integer().map(String),
  fc.float().map(String),
  fc.string(),
)
