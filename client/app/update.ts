/** A new version of the app (spec 000 §4): a dialog that cannot be dismissed; confirming activates it and reloads once. */
import { registerSW } from 'virtual:pwa-register'
import { messages } from '#domain/messages.ts'
import { ask } from '#client/net/dialogs.ts'

const HOUR_MS = 3_600_000

export function watchForUpdate(): void {
  let reloaded = false
  const reloadOnce = () => {
    if (reloaded) return
    reloaded = true
    location.reload()
  }
  const activate = registerSW({
    onNeedRefresh: () => void askToReopen().then(() => activate(true)),
    onNeedReload: reloadOnce,
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => {}), HOUR_MS)
    },
  })
}

const askToReopen = (): Promise<boolean> =>
  ask({
    id: 'update',
    kind: 'info',
    title: 'Update Tersedia',
    text: 'Versi baru aplikasi sudah tersedia. Silahkan tutup tab ini lalu buka kembali.',
    ok: messages.ok,
  })
