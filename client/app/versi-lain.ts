/**
 * A part of a screen could not be had. When the server has been exchanged for one of another version, its parts have other names: the
 * page is loaded anew, where it is; what is typed stands in the browser's store.
 */
import { config, readConfig } from '#client/net/config.ts'
import { stored } from '#client/net/store.ts'

/** Once for each version: behind a proxy that leads now to one, now to the other, it would never end. */
const sudah = stored<string>('versi', () => sessionStorage)

export async function loadIfOtherVersion(): Promise<void> {
  const { build } = await readConfig().catch(config)
  if (!build || build === config().build || build === sudah.read()) return
  sudah.write(build)
  location.reload()
}
