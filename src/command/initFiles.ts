import { parse, type ParseError } from 'jsonc-parser'
import { keysFile } from '../contract/clientFiles.ts'
import { addKey, emptyKeys } from '../check/clientFolders/rootTexts.ts'
import { setValue } from '../check/edit/jsonEdits.ts'
import { packageSchemas } from '../check/clients/schemaAddress.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { newFiles } from '../check/newClient/newFiles.ts'
import { defaultAnswers } from '../check/newClient/questions.ts'
import { configFile } from './project.ts'

const sample = 'sample'

/** The folder of the schemas, from the repository. */
const schemas = packageSchemas.replace('../', './')

/** The files of a new repository for clients: texts by path. */
export function initFiles(consultancy?: string): Map<string, string> {
  const client = newFiles(
    {
      ...defaultAnswers(sample),
      name: 'Sample Company',
      plans: ['ppo', 'hdhp'],
      salaryBands: ['Under $60,000', '$60,000 and over'],
      surcharges: ['I use tobacco'],
    },
    packageSchemas,
  )
  return new Map([
    [configFile, toJson({ $schema: `${schemas}config.schema.json`, clients: 'clients', consultancy })],
    [`clients/${keysFile}`, addKey(emptyKeys(packageSchemas), sample, sample)],
    // The sample has no other values than the typical ones.
    ...[...client].map(
      ([name, text]) => [`clients/${sample}/${name}`, setValue(text, ['typical'], undefined)] as const,
    ),
    ['.gitignore', 'node_modules/\n/site/\n/previews/\n*-preview.html\n.mediplan-*\n'],
    ['.vscode/settings.json', toJson({ 'json.schemas': editorSchemas })],
    ['.github/workflows/clients.yml', workflow],
    ['README.md', readme],
  ])
}

/**
 * Adds the scripts and the package to a package.json, and keeps what it has.
 * @param text of the existing file, if there is one
 * @param name of the package in a new file
 * @throws UsageError if the text is not a package.json, or has a configuration
 */
export function initPackageJson(text: string | null, name: string, version: string): string {
  const before = text ?? toJson({ name, private: true, type: 'module' })
  const { scripts = {}, dependencies = {}, devDependencies = {} } = readPackage(before)
  const missing = Object.entries(packageScripts).filter(([script]) => !(script in scripts))
  const withScripts = missing.reduce(
    (edited, [script, command]) => setValue(edited, ['scripts', script], command),
    before,
  )
  if ('mediplan' in dependencies || 'mediplan' in devDependencies) return withScripts
  return setValue(withScripts, ['devDependencies', 'mediplan'], `^${version}`)
}

type PackageJson = Partial<Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>>

function readPackage(text: string): PackageJson {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors)
  if (errors.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('package.json is not a JSON object. Correct or delete it first.')
  if ('mediplan' in value)
    throw new UsageError('package.json has a configuration already: "mediplan". Name another folder.')
  return value
}

const packageScripts = {
  dev: 'mediplan dev',
  check: 'mediplan check --strict',
}

/** Editors find a schema by the $schema of a file. This also helps with a new file, which has none. */
const editorSchemas = [
  ['/clients/**/instance.json', 'instance'],
  ['/clients/**/plans.json', 'plans'],
  [`/clients/${keysFile}`, 'keys'],
  ['/clients/accepted.json', 'accepted'],
  ['/clients/*/languages/*.json', 'language'],
  [`/${configFile}`, 'config'],
].map(([file, name]) => ({
  fileMatch: [file],
  url: `${schemas}${name}.schema.json`,
}))

const workflow = `# Checks all clients, and builds their preview files, for every change.
name: Clients
on: [push, pull_request]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - run: npm ci
      - run: npx mediplan check --strict
      - name: Describe the changes of a pull request
        if: github.event_name == 'pull_request'
        env:
          BASE: origin/\${{ github.base_ref }}
        run: npx mediplan compare --since "$BASE" --format md >> "$GITHUB_STEP_SUMMARY"
      - name: Build the preview files
        run: |
          mkdir -p previews && cd previews
          shopt -s nullglob
          for client in ../clients/*/; do
            name=$(basename "$client")
            npx mediplan preview "$name"
            for year in "$client"20??/; do
              npx mediplan preview "$name" --year "$(basename "$year")"
            done
          done
      - uses: actions/upload-artifact@v4
        with:
          name: previews
          path: previews/
`

const readme = `# Clients

Each folder in \`clients/\` is a client: what its employees are asked (\`instance.json\`) and what its plans cost
(\`plans.json\`).

\`\`\`sh
npm install      # once
npm run dev      # the workbench, and each client's calculator, in the browser
npm run check    # what is wrong, where, and how to fix it
\`\`\`

Keep the folder in Git, because \`npx mediplan compare\` reads earlier versions from it. If it is not in a Git
repository yet:

\`\`\`sh
git init
git add .
git commit -m "Start with a sample client"
\`\`\`

| to                              | run                                        |
| ------------------------------- | ------------------------------------------ |
| add a client                    | \`npx mediplan new acme\`                    |
| start next year                 | \`npx mediplan roll acme 2028\`              |
| add a language                  | \`npx mediplan language acme es\`            |
| send a preview for sign-off     | \`npx mediplan preview acme\`                |
| see what has changed            | \`npx mediplan compare acme acme/2028\`      |
| publish a site without a server | \`npx mediplan build acme --out site/acme\`  |
| upgrade                         | \`npm install mediplan@latest\`, then \`npx mediplan migrate\` |

The [consultant's guide](node_modules/mediplan/docs/CONSULTANTS.md) leads from a benefits brochure to a published
calculator, and [Fields](node_modules/mediplan/docs/FIELDS.md) explains what the files can contain. \`npx mediplan --help\`
lists all commands. \`clients/sample/\` is an example; delete it when you have a client, and its line in
\`clients/keys.json\`.
`

function toJson(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`
}
