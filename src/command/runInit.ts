import { basename, join, relative, resolve } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { changeText, newFile } from '../check/clientFolders/clientChanges.ts'
import { exists } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { commitChanges } from './commitChanges.ts'
import { initFiles, initPackageJson } from './initFiles.ts'
import { print, quoteForShell } from './print.ts'
import { configFile, configFiles } from './project.ts'

interface InitOptions {
  consultancy?: string
}

/**
 * Creates a repository for clients, with one sample client. Keeps files that exist.
 * @throws UsageError if the folder has clients or a configuration, or a file cannot be written
 */
export async function runInit(folder: string, options: InitOptions = {}): Promise<void> {
  const consultancy = options.consultancy?.trim() || undefined
  for (const name of [...configFiles, 'clients'])
    if (await exists(join(folder, name)))
      throw new UsageError(
        `${join(folder, name)} exists already. Name another folder, as in: mediplan init our-clients`,
      )
  const kept: string[] = []
  const written = await commitChanges(folder, async () => {
    const changes = await changeText(folder, 'package.json', (text) =>
      initPackageJson(text, basename(resolve(folder)), packageJson.version),
    )
    for (const [path, text] of initFiles(consultancy))
      if (await exists(join(folder, path))) kept.push(path)
      else changes.push(newFile(path, text))
    return changes
  })
  const inFolder = relative(process.cwd(), folder)
  print(
    [
      'Written:',
      ...written.map((path) => `  ${path}`),
      ...(kept.length > 0 ? ['Kept as they are:', ...kept.map((path) => `  ${join(folder, path)}`)] : []),
      'Next:',
      ...(inFolder === '' ? [] : [`  cd ${quoteForShell(inFolder)}`]),
      '  npm install',
      '  npm run dev     # the workbench and the calculator',
      '  npm run check   # what is wrong, where, and how to fix it',
      ...(consultancy === undefined
        ? [`For the footer of the calculator, add "consultancy": "<your name>" to ${configFile}.`]
        : []),
      '',
    ].join('\n'),
  )
}
