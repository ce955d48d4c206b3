import { findEncodingError } from '../../contract/findEncodingError.ts'
import type { LinterRule } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'
import { findComments, findTrailingCommas } from './jsoncExtras.ts'
import { findContradictingProperties, findRepeatedProperties } from './repeatedProperties.ts'
import { findSyntaxErrors } from './syntaxErrors.ts'

/** Rules for a text that every JSON parser reads the same way. */
export const syntaxRules: readonly LinterRule<[JsonDocument]>[] = [
  {
    code: 'empty-file',
    severity: 'error',
    title: 'A file is not empty.',
    check: ({ text }) =>
      text.trim() === ''
        ? [
            {
              pointer: '',
              message: 'The file is empty.',
              help: 'Press Ctrl+Space in it and choose a client to start from, or delete it.',
            },
          ]
        : [],
  },
  {
    code: 'not-utf-8',
    severity: 'error',
    title: 'A file is encoded in UTF-8.',
    check: ({ isUtf8, text }) =>
      isUtf8
        ? []
        : [
            {
              pointer: '',
              span: { offset: findEncodingError(text), length: 1 },
              message: 'The file is not in UTF-8: this cannot be read.',
              help: 'Save it in UTF-8, and check that the text here is complete.',
            },
          ],
  },
  {
    code: 'byte-order-mark',
    severity: 'error',
    title: 'A file has no byte order mark.',
    check: ({ text }) =>
      text.startsWith('\uFEFF')
        ? [
            {
              pointer: '',
              span: { offset: 0, length: 1 },
              message: 'The file starts with a byte order mark, which is invisible and not allowed in JSON.',
              help: 'Save it as UTF-8 without a byte order mark.',
              fix: [{ offset: 0, length: 1, text: '' }],
            },
          ]
        : [],
  },
  {
    code: 'comment',
    severity: 'error',
    title: 'A file has no comments.',
    check: (document) => (document.isJson ? [] : findComments(document)),
  },
  {
    code: 'trailing-comma',
    severity: 'error',
    title: 'A list or an object has no trailing comma.',
    check: (document) => (document.isJson ? [] : findTrailingCommas(document)),
  },
  {
    code: 'json-syntax',
    severity: 'error',
    title: 'A file is valid JSON.',
    check: (document) =>
      document.isJsonc || document.text.trim() === '' || !document.isUtf8 ? [] : findSyntaxErrors(document),
  },
  {
    code: 'repeated-property',
    severity: 'warning',
    title: 'An object has each property only once.',
    check: findRepeatedProperties,
  },
  {
    code: 'contradicting-property',
    severity: 'error',
    title: 'No property appears twice with different values.',
    check: findContradictingProperties,
  },
]
