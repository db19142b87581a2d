/**
 * A new version of the app (spec 000 §4): a dialog that cannot be dismissed. Its button, and nothing else, activates the new version
 * and loads the page again, once; also when another tab has activated it meanwhile.
 */
import { messages } from '#domain/messages.ts'
import { ask } from '#client/net/dialogs.ts'

const HOUR_MS = 3_600_000

export function watchForUpdate(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // A browser that blocks service workers gives no registration.
    navigator.serviceWorker.register('/sw.js').then(
      (registration?: ServiceWorkerRegistration) => registration && watch(registration),
      (error) => console.warn(error),
    )
}

function watch(registration: ServiceWorkerRegistration): void {
  let asked = false
  const offer = () => {
    if (asked) return
    asked = true
    void askToReopen().then(() => activate(registration))
  }
  // With none that is active the one that is being installed is the first, and nothing is new.
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener(
      'statechange',
      () => worker.state === 'installed' && registration.active && offer(),
    )
  if (registration.waiting) offer()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  setInterval(() => void registration.update().catch(() => {}), HOUR_MS)
}

/** The page is loaded again when the version that waits, if one still does, is in charge. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload()
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload())
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

const askToReopen = (): Promise<boolean> =>
  ask({
    id: 'update',
    kind: 'info',
    title: 'Update Tersedia',
    text: 'Versi baru aplikasi sudah tersedia. Silahkan tutup tab ini lalu buka kembali.',
    ok: messages.ok,
  })
