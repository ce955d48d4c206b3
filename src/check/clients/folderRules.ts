import {
  fileName,
  keysFile,
  parentFolder,
  acceptedFile,
  isClientFile,
  isLogoName,
  isYearFile,
  languagesFolder,
  yearFiles,
} from '../../contract/clientFiles.ts'
import { type RuleMeta, type FindingText, toRules, nameRules } from '../LinterRule.ts'
import { type ClassifiedPaths, rootFiles } from './classifyPaths.ts'
import { closestMatch } from '../closestMatch.ts'

interface FolderRule extends RuleMeta {
  /** At most one diagnostic per file, by the path of the file. */
  check: (classified: ClassifiedPaths) => ReadonlyMap<string, FindingText>
}

export const folderRules = toRules<FolderRule>('error', {
  'missing-file': {
    title: "A plan year has instance.json and plans.json, and the clients' folder has keys.json.",
    why: 'A plan year needs both documents, and without keys.json no key leads to any client.',
    fails: 'lakeshore/instance.json alone',
    passes: 'lakeshore/instance.json and lakeshore/plans.json',
    check: (classified) => {
      const misnamed = findMisnamedFiles(classified)
      return new Map(
        classified.missing.map((path) => {
          const stray = misnamed.get(path)
          return stray === undefined
            ? [path, describeMissingFile(path)]
            : [stray, describeMisnamedFile(stray, path)]
        }),
      )
    },
  },
  'irregular-file': {
    title: 'Every document is a regular file, or a link to one.',
    why: 'The service reads only regular files; reading a named pipe would wait forever.',
    fails: 'a folder named plans.json',
    passes: 'a regular file named plans.json, or a link to one',
    check: ({ irregular }) =>
      new Map(
        [...irregular].map(([path, kind]) => [
          path,
          {
            message: `This is ${kind}, not a file, so it cannot be read.`,
            help: 'Put a regular file in its place, or a link to one.',
          },
        ]),
      ),
  },
  'stray-file': {
    severity: 'warning',
    title: 'Every file belongs to a client.',
    why: 'Nothing reads such a file, so a change there has no effect.',
    fails: 'lakeshore/plan.json next to lakeshore/plans.json',
    passes: 'lakeshore/plans.json only',
    check: (classified) => {
      const misnamed = new Set(findMisnamedFiles(classified).values())
      return new Map(
        classified.strayFiles
          .filter((path) => !misnamed.has(path))
          .map((path) => [path, describeStrayFile(path)]),
      )
    },
  },
})

function describeMissingFile(path: string): FindingText {
  if (path === keysFile)
    return {
      message: "The clients' folder has no keys.json, so no key leads to any client.",
      help: 'Add it: { "keys": { "<API key>": "<folder>" } }.',
    }
  return {
    message: `The folder ${parentFolder(path)} has no ${fileName(path)}.`,
    help: 'Add it, or delete the folder.',
  }
}

/** The stray files that must be missing files with a wrong name, by the path of the missing file. */
function findMisnamedFiles({ missing, strayFiles }: ClassifiedPaths): ReadonlyMap<string, string> {
  return new Map(
    strayFiles.toReversed().flatMap((stray) => {
      const correct = similarDocument(stray)
      return correct !== undefined && missing.includes(correct) ? [[correct, stray]] : []
    }),
  )
}

function describeMisnamedFile(stray: string, correct: string): FindingText {
  const name = fileName(correct)
  const folder = parentFolder(correct)
  return {
    message: `${folder === '' ? "The clients' folder" : `The folder ${folder}`} has no ${name}, and ${fileName(stray)} has no effect.`,
    help: `Rename ${fileName(stray)} to ${name}.`,
  }
}

function describeStrayFile(path: string): FindingText {
  const name = fileName(path)
  if (rootFiles.has(name))
    return { message: `${name} has no effect here.`, help: "Move it next to the clients' folders." }
  if (isYearFile(name))
    return {
      message: `${name} has no effect here.`,
      help: `Move it into a client's folder or into a folder for a preview year, as in lakeshore/2028/${name}.`,
    }
  if (path.split('/')[1] === languagesFolder)
    return {
      message: 'This file has no effect.',
      help: `Name it by the tag of its language, as in ${languagesFolder}/fr-CA.json, or move it elsewhere.`,
    }
  if (isLogoName(name))
    return {
      message: 'This file has no effect, because the instance.json next to it does not name it.',
      help: `Write "url": "${name}" as the client's logo there, or delete this file.`,
    }
  const similar = similarDocument(path)
  return {
    message: 'This file has no effect.',
    help:
      similar === undefined
        ? 'A client has only instance.json, plans.json, and a logo.png, logo.webp, or logo.jpg, for each year; move other files elsewhere.'
        : `Move it elsewhere, or move its content into ${fileName(similar)} next to it.`,
  }
}

/** The path of the document in the same folder whose name is similar. */
function similarDocument(stray: string): string | undefined {
  const folder = stray.slice(0, stray.lastIndexOf('/') + 1)
  const names =
    folder === '' ? [keysFile, acceptedFile] : yearFiles.filter((name) => isClientFile(folder + name))
  const similar = closestMatch(fileName(stray), names)
  return similar === undefined || similar === fileName(stray) ? undefined : folder + similar
}

// Not in acceptedWarnings.ts, which imports the schema that is generated from all rules.
export const acceptanceRules = nameRules('warning', {
  'wrong-acceptance': {
    title: 'accepted.json gives a reason for each warning that it accepts.',
    why: 'An accepted warning needs a reason, so that later readers know it.',
    fails: '{ "lakeshore/plans.json": { "copays-over-maximum": "" } }',
    passes: '{ "lakeshore/plans.json": { "copays-over-maximum": "The plan is grandfathered." } }',
  },
  'needless-acceptance': {
    title: 'Every accepted warning still occurs.',
    why: 'It would hide the same warning if it comes back for another reason.',
    fails: '{ "lakeshore/plans.json": { "free-service": "…" } }, where no service is free',
    passes: '{}',
  },
})
