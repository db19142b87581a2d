/** Offline blocks the screen; back online, a dialog whose confirmation loads the page again (spec 000 §4). */
import { messages } from '#domain/messages.ts'
import { ask, closeDialog } from '#client/net/dialogs.ts'

const ID = 'connection'

export function watchConnection(): void {
  addEventListener('offline', offline)
  addEventListener('online', () => void online())
  if (!navigator.onLine) offline()
}

function offline(): void {
  void ask({
    id: ID,
    kind: 'error',
    title: 'Koneksi Terputus',
    text: 'Tidak ada koneksi internet. Periksa jaringan, layar ini terbuka kembali setelah tersambung.',
  })
}

async function online(): Promise<void> {
  closeDialog(ID)
  if (
    await ask({
      id: ID,
      kind: 'success',
      title: 'Koneksi Kembali',
      text: 'Koneksi internet sudah tersambung kembali.',
      ok: messages.ok,
    })
  )
    location.reload()
}
