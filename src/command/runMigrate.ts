import { join } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { acceptedFile, isLogoFile } from '../contract/clientFiles.ts'
import { changeText } from '../check/clientFolders/clientChanges.ts'
import { schemaAddressOf } from '../check/clients/schemaAddress.ts'
import { setValue } from '../check/edit/jsonEdits.ts'
import { findInstalledSchemas } from '../check/files/findSchemas.ts'
import { exists } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { scanDocuments } from '../clients/readDocuments.ts'
import { commitChanges } from './commitChanges.ts'
import { print } from './print.ts'
import { readProject, type ClientsOption } from './project.ts'

/**
 * Makes the $schema of every file lead to the schemas of this package, whose version it also states. So far, no version
 * changes a document in another way.
 * @throws UsageError if a file cannot be read or written, after which nothing has changed
 */
export async function runMigrate(options: ClientsOption): Promise<void> {
  const { clients: root } = await readProject(options)
  const schemas = await findInstalledSchemas(root)
  const changed = await commitChanges(root, async () => {
    const paths = [...(await scanDocuments(root)).keys()].filter((path) => !isLogoFile(path))
    if (paths.length === 0)
      throw new UsageError(`There is no client in ${root}. Name another folder with --clients.`)
    if (await exists(join(root, acceptedFile))) paths.push(acceptedFile)
    const changes = paths.map((path) =>
      changeText(root, path, (text) => withSchema(text ?? '', path, schemaAddressOf(path, schemas))),
    )
    return (await Promise.all(changes)).flat()
  })
  print(
    changed.length === 0
      ? 'Every $schema is that of this version.\n'
      : `${['Changed $schema in:', ...changed.map((path) => `  ${path}`), 'Next:', '  npx mediplan check'].join('\n')}\n`,
  )
}

/** A file without $schema stays as it is; the check adds it. */
function withSchema(text: string, path: string, address: string): string {
  const errors: ParseError[] = []
  const document: unknown = parse(text, errors, { allowTrailingComma: true })
  if (errors.length > 0) throw new UsageError(`${path} has errors. Fix them first: npx mediplan check`)
  if (!Object.hasOwn(Object(document) as object, '$schema')) return text
  return setValue(text, ['$schema'], address)
}
