import { JsonDocument } from '../../check/source/JsonDocument.ts'
import { LineMap } from '../../clients/LineMap.ts'

/** The first place where a text is not JSON, apart from comments and trailing commas. */
export function findSyntaxError(text: string): { line: number; offset: number } {
  const offset = new JsonDocument('', text).errors[0]?.offset ?? 0
  return { line: new LineMap(text).positionAt(offset).line, offset }
}
