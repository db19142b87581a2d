/** What F11 does at a till: puts aside what stands there, shows what was put aside, takes one up again. */
import { useState } from 'react'
import type { Stored } from '#client/net/store.ts'
import { toast } from '#client/net/toasts.ts'
import { waktu } from '#client/net/waktu.ts'
import { beep } from '#client/ui/beep.ts'
import type { Ditahan, DrafKasir, RingkasTahan } from './tahan.ts'

interface Till<D extends DrafKasir> {
  tempat: Stored<Ditahan<D>[]>
  draf: D
  isKosong: (draf: D) => boolean
  ringkas: () => RingkasTahan
  kosongkan: () => void
  /** It stands at the till again: what has changed meanwhile is looked at. */
  lanjutkan: (draf: D) => void
  /** Shows the list. */
  buka: () => void
}

export function useTahan<D extends DrafKasir>(till: Till<D>) {
  const { tempat, draf, isKosong, kosongkan, lanjutkan } = till
  const baca = () => tempat.read() ?? []
  const [list, setList] = useState(baca)
  /** Another tab may have changed it since it was drawn. */
  const ganti = (change: (now: Ditahan<D>[]) => Ditahan<D>[]) => {
    const next = change(baca())
    if (next.length) tempat.write(next)
    else tempat.remove()
    setList(next)
  }
  const dengan = (now: Ditahan<D>[]): Ditahan<D>[] =>
    isKosong(draf)
      ? now
      : [...now, { draf, jam: waktu(new Date().toISOString()).slice(-5), ...till.ringkas() }]
  const terkirim = (): boolean => {
    if (draf.dikirim) toast('warning', 'Transaksi Ini Sudah Dikirim, Tunggu Jawaban Server')
    return draf.dikirim
  }

  const lihat = () => {
    ganti((now) => now)
    if (baca().length) till.buka()
    else toast('info', 'Tidak Ada Transaksi Yang Ditahan')
  }
  return {
    list,
    lihat,
    /** With an empty till it shows the list. */
    tahan() {
      if (terkirim()) return
      if (isKosong(draf)) return lihat()
      ganti(dengan)
      kosongkan()
      beep('success')
      toast('success', 'Transaksi Ditahan')
    },
    /** What stands at the till changes places with it. */
    ambil(id_trx: string) {
      if (terkirim()) return
      const held = baca().find((d) => d.draf.id_trx === id_trx)
      if (!held) return toast('warning', 'Sudah Diambil Di Tab Lain')
      ganti((now) => dengan(now.filter((d) => d.draf.id_trx !== id_trx)))
      lanjutkan(held.draf)
    },
    buang: (id_trx: string) => ganti((now) => now.filter((d) => d.draf.id_trx !== id_trx)),
  }
}
