/** A new price of gold reaches the sale that is being entered: its lines follow, and say so. What has been sent stays as it was sent. */
import { useLive } from '#client/net/live.ts'
import { beep } from '#client/ui/beep.ts'
import { toast } from '#client/net/toasts.ts'
import { useLatest } from '#client/net/useLatest.ts'
import { barangReader } from '#client/features/penjualan/ambil/read.ts'
import type { Transaksi } from './useTransaksi.ts'

type Berjalan = Pick<Transaksi, 'draft' | 'dijual' | 'settings'>

export function useHargaBaru(transaksi: Berjalan): void {
  const latest = useLatest(transaksi)
  useLive('harga-emas', () => void perbarui(() => latest.current))
}

async function perbarui(now: () => Berjalan): Promise<void> {
  const { draft } = now()
  if (draft.dikirim) return
  const readBarang = barangReader({ quiet: true })
  const asked = await Promise.allSettled(
    draft.lines
      .filter(({ barang }) => barang.harga_titip === undefined)
      .map(({ barang }) => readBarang(barang)),
  )
  const { draft: today, dijual, settings } = now()
  if (today.dikirim) return
  let changed = 0
  for (const answer of asked) {
    if (answer.status === 'rejected') continue // the save of this line will be refused in words
    const fresh = answer.value
    const before = today.lines.find(({ barang }) => barang.kode_barcode === fresh.kode_barcode)?.barang
    if (
      !before ||
      (before.harga_gram === fresh.harga_gram &&
        before.harga_min_gram === fresh.harga_min_gram &&
        before.harga_max_gram === fresh.harga_max_gram)
    )
      continue
    if (before.harga_gram !== fresh.harga_gram) changed++
    dijual.dispatch({ actions: 'segarkan', barang: fresh, settings })
  }
  if (changed === 0) return
  beep('error')
  toast('warning', `Harga Emas Berubah, ${changed} Barang Diperbarui`)
}
