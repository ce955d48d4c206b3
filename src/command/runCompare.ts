import { withLogoImages } from '../clients/logoFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { compareClients, compareVersions, type ClientVersion, type Version } from './compareVersions.ts'
import { formatComparison, type ComparisonFormat } from './formats/formatComparison.ts'
import { readProject, type ClientsOption } from './project.ts'
import { readClients } from './readClients.ts'
import { readRevision } from './readRevision.ts'
import { unknownClient } from './requireClient.ts'

interface CompareOptions extends ClientsOption {
  format: ComparisonFormat
  since?: string
  /** The later revision of all clients; the files on disk if undefined. */
  until?: string
}

/**
 * Prints what differs between two plan years, clients, or Git revisions.
 * @param before a client, as `<client>[/<year>][@<revision>]`; left out with `since`
 * @param after the same; by default, the client on disk
 * @throws UsageError if a side does not exist, or Git cannot read it
 */
export async function runCompare(
  before: string | undefined,
  after: string | undefined,
  { format, since, until, ...options }: CompareOptions,
): Promise<void> {
  const { clients: root } = await readProject(options)
  const readVersion = async (revision: string | undefined): Promise<Version> => {
    const texts =
      revision === undefined
        ? (await readClients({ root, selected: [''] })).texts
        : readRevision(root, revision)
    return { texts: withLogoImages(texts), revision }
  }
  if (since !== undefined) {
    if (before !== undefined)
      throw new UsageError('Name either clients or --since. For one client: mediplan compare acme@main')
    const comparison = compareVersions(await readVersion(since), await readVersion(until))
    const title = `Changes since ${since}${until === undefined ? '' : ` until ${until}`}`
    process.stdout.write(formatComparison(title, comparison, format))
    return
  }
  if (until !== undefined) throw new UsageError('--until needs --since.')
  if (before === undefined)
    throw new UsageError('Name what to compare, such as: mediplan compare acme acme/2028')
  const read = async (side: Side): Promise<ClientVersion> => {
    const version = await readVersion(side.revision)
    const paths = [...version.texts.keys()]
    if (paths.some((path) => path.startsWith(`${side.client}/`))) return { ...version, ...side }
    const [place, whatIfNone] =
      side.revision === undefined
        ? [root, '`mediplan new` creates one.']
        : [`${root} at ${side.revision}`, 'Name another revision.']
    throw unknownClient(side.client, paths, place, whatIfNone)
  }
  const first = parseSide(before)
  if (after === undefined && first.revision === undefined)
    throw new UsageError(`Name what to compare ${before} with, or a Git revision of it: ${before}@main`)
  const second = after === undefined ? { client: first.client, year: first.year } : parseSide(after)
  const comparison = compareClients(await read(first), await read(second))
  process.stdout.write(
    formatComparison(
      `${before} → ${after ?? `${before.slice(0, before.indexOf('@'))} on disk`}`,
      comparison,
      format,
    ),
  )
}

type Side = Pick<ClientVersion, 'client' | 'year' | 'revision'>

function parseSide(text: string): Side {
  const [, client, year, revision] = /^([^/@]+)(?:\/(20\d\d))?\/?(?:@(.+))?$/.exec(text) ?? []
  if (client === undefined)
    throw new UsageError(
      `${text} is not a client. Write <client>, <client>/<year>, or either with @<revision>.`,
    )
  return { client, year: year === undefined ? undefined : Number(year), revision }
}
