import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { FileAccessError } from './FileAccessError.ts'

/**
 * Where a file of the clients' folder really stands. Links inside the folder are followed, as the service follows
 * them: it is how some platforms mount a folder. One that leads out of it, or to a file of another name, is not.
 * @throws FileAccessError for such a link and where the folder is not there, or the file system's error.
 */
export async function placeOf(folder: string, path: string): Promise<string> {
  const home = await resolveFolder(folder)
  const place = await resolved(join(home, path))
  const isInside = place.startsWith(home + sep)
  if (isInside && basename(place) === basename(path)) return place
  throw new FileAccessError('foreign', `${path} leads out of the clients' folder, and is left alone.`)
}

/** Where the folder itself really stands. @throws FileAccessError where it does not. */
export async function resolveFolder(folder: string): Promise<string> {
  return realpath(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new FileAccessError('missing', `The folder ${folder} does not exist.`)
  })
}

/** As far as there is something; what is not there yet is made where its folder is. */
async function resolved(place: string): Promise<string> {
  try {
    return await realpath(place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(place) === place) throw error
    return join(await resolved(dirname(place)), basename(place))
  }
}
