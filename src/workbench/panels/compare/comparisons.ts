import { clientFolderOf, fileName, parentFolder } from '../../../contract/clientFiles.ts'
import { byYearFile, type YearTexts } from '../../../contract/yearDocuments.ts'
import { planYearOf, type Side } from '../../../compare/compareSides.ts'
import type { Model } from '../../state/model.ts'
import { hasSignOff } from '../../state/signOff.ts'
import { isInFolder, yearFolderOf } from '../../state/selectors.ts'

/** Stands for the files on disk in the choice of what to compare. */
export const disk = 'disk'

/** Stands for what the client has signed. */
export const signOff = 'sign-off'

/** What the open year can be compared with: the disk, the sign-off, the other years of the client, and all years of other clients. */
export function listComparisons({
  client,
  path,
  paths,
  files,
  signOffs,
}: Model): { name: string; title: string }[] {
  const open = yearFolderOf(path)
  const folders = new Set(
    [...paths, ...Object.keys(files)].filter((each) => fileName(each) === 'plans.json').map(parentFolder),
  )
  folders.delete(open)
  const isOwn = (folder: string) => client !== null && isInFolder(`${folder}/`, client)
  const all = [...folders].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const own = all.filter(isOwn).map((name) => {
    const year = planYearOf(files[`${name}/instance.json`]?.text ?? '')
    return { name, title: `This year with ${year ?? name.replace('/', ' ')}` }
  })
  const others = all.filter((name) => !isOwn(name))
  return [
    { name: disk, title: 'Your edits with the disk' },
    ...(hasSignOff({ signOffs }, open) ? [{ name: signOff, title: 'Changes since sign-off' }] : []),
    ...own,
    ...others.map((name) => ({ name, title: `This client with ${name.replace('/', ' ')}` })),
  ]
}

/** Within one client, the earlier year comes first; otherwise the open year comes last. */
export function orderSides(open: Side, other: Side): { before: Side; after: Side } {
  const isSameClient = clientFolderOf(open.folder) === clientFolderOf(other.folder)
  const [openYear, otherYear] = [open, other].map(({ texts }) => planYearOf(texts['instance.json']))
  return isSameClient && (otherYear ?? 0) > (openYear ?? 0)
    ? { before: open, after: other }
    : { before: other, after: open }
}

/** The texts on disk of an open year. A file that is not on disk has the open text, so that it has no differences. */
export function diskTexts(files: Model['files'], folder: string, open: YearTexts): YearTexts {
  return byYearFile((name) => files[`${folder}/${name}`]?.diskText ?? open[name])
}
