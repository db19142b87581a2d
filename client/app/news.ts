/**
 * News that an open screen must learn at once, on any screen: that the shop is being closed, the user's rights, the
 * shop's settings, masters, prices of gold.
 */
import { listFoto } from '#domain/calls/foto.ts'
import { paraSystemSatu, allParaSystem } from '#domain/calls/para-system.ts'
import { acuanPembelian } from '#domain/calls/pembelian.ts'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { useTutupLain } from './close/lain.ts'
import { useLive } from '#client/net/live.ts'
import { useMasterNews } from '#client/masters/news.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { refreshMe } from '#client/net/me.ts'

const LAMA = { staleTime: 600_000, quiet: true }

export function useNews(enabled: boolean): void {
  useTutupLain()
  useLive('hak-akses', () => void refreshMe())
  useMasterNews()
  // The figures that price a purchase; lines that are being sold follow in useHargaBaru.
  const hargaBeli = () => void invalidate(acuanPembelian)
  useLive('harga-emas', hargaBeli)
  useLive('master', hargaBeli)
  // Without a name anything may have been missed.
  useLive('master', (news) => {
    const name = (news as { name: string } | undefined)?.name
    if (name === undefined || name === 'timbangan') void invalidate(perlengkapanToko)
  })
  useLive('foto', () => void invalidate(listFoto))
  useLive('para-system', () => void invalidate(allParaSystem, paraSystemSatu))
  useLive('pengaturan-nota', () => void invalidate(allPengaturanNota))
  // Known before anything is printed (client/kasir/useCetak.ts).
  useCall(allPengaturanNota, {}, { ...LAMA, enabled })
}
