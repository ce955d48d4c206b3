/** Generates schemas/accepted.schema.json from the rules. With --check, fails if the file is stale instead. */
import { join } from 'node:path'
import { format } from 'prettier'
import layout from '../../../.oxfmtrc.json' with { type: 'json' }
import { writeGenerated } from '../../contract/writeGenerated.ts'
import { acceptedSchema } from './acceptedSchema.ts'

const file = join(import.meta.dirname, '../../../schemas/accepted.schema.json')
const text = await format(JSON.stringify(acceptedSchema), { parser: 'json', printWidth: layout.printWidth })

await writeGenerated(new Map([[file, text]]))
