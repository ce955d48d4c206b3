import type { Client } from '../contract/instance.ts'
import '../calculator/shell/Logo.css'

/** Replaces the calculator's Logo in preview files, which contain the image. The calculator shows no data URLs. */
export function Logo({ url, alt }: NonNullable<Client['logo']>) {
  return url.startsWith('data:image/') && <img className="logo" src={url} alt={alt} />
}
