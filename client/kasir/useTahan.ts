/** Implements F11 at a till: puts the current transaction aside, lists held ones, takes a held transaction up again. */
import { useState } from 'react'
import type { Stored } from '#client/net/store.ts'
import { toast } from '#client/net/toasts.ts'
import { time } from '#client/net/time.ts'
import { beep } from '#client/ui/beep.ts'
import { TANPA_NAMA } from './pelanggan.ts'
import type { Ditahan, DraftKasir, RingkasTahan } from './tahan.ts'

interface Till<D extends DraftKasir> {
  tempat: Stored<Ditahan<D>[]>
  draft: D
  isEmpty: (draft: D) => boolean
  ringkas: () => RingkasTahan
  kosongkan: () => void
  /** Brings a held draft back to the till and checks what has changed meanwhile. */
  lanjutkan: (draft: D) => void
  /** Shows the list. */
  buka: () => void
  /** Asks by what it is found again, and comes back with `namai`. */
  tanya: () => void
}

export function useTahan<D extends DraftKasir>(till: Till<D>) {
  const { tempat, draft, isEmpty, kosongkan, lanjutkan } = till
  const read = () => tempat.read() ?? []
  const [list, setList] = useState(read)
  /** The note given to the transaction at the till when it was put aside before. */
  const [dinamai, setDinamai] = useState({ id_trx: '', catatan: '' })
  /** Reads the list anew before changing it: another tab may have changed it since it was drawn. */
  const ganti = (change: (now: Ditahan<D>[]) => Ditahan<D>[]) => {
    const next = change(read())
    if (next.length) tempat.write(next)
    else tempat.remove()
    setList(next)
  }
  const lama = dinamai.id_trx === draft.id_trx ? dinamai.catatan : ''
  const dengan = (now: Ditahan<D>[], catatan = lama): Ditahan<D>[] =>
    isEmpty(draft)
      ? now
      : [...now, { draf: draft, jam: time(new Date().toISOString()).slice(-5), catatan, ...till.ringkas() }]
  const terkirim = (): boolean => {
    if (draft.dikirim) toast('warning', 'Transaksi Ini Sudah Dikirim, Tunggu Jawaban Server')
    return draft.dikirim
  }

  const lihat = () => {
    ganti((now) => now)
    if (read().length) till.buka()
    else toast('info', 'Tidak Ada Transaksi Yang Ditahan')
  }
  const namai = (catatan: string) => {
    ganti((now) => dengan(now, catatan))
    kosongkan()
    beep('success')
    toast('success', 'Transaksi Ditahan')
  }
  return {
    list,
    lihat,
    /** Puts it aside under this name. */
    namai,
    /** With an empty till it shows the list. */
    tahan() {
      if (terkirim()) return
      if (isEmpty(draft)) return lihat()
      if (lama === '' && till.ringkas().customer === TANPA_NAMA) till.tanya()
      else namai(lama)
    },
    /** Takes up a held transaction; the current transaction at the till is put aside in exchange. */
    ambil(id_trx: string) {
      if (terkirim()) return
      const held = read().find((d) => d.draf.id_trx === id_trx)
      if (!held) return toast('warning', 'Sudah Diambil Di Tab Lain')
      ganti((now) => dengan(now.filter((d) => d.draf.id_trx !== id_trx)))
      setDinamai({ id_trx, catatan: held.catatan ?? '' })
      lanjutkan(held.draf)
    },
    buang: (id_trx: string) => ganti((now) => now.filter((d) => d.draf.id_trx !== id_trx)),
  }
}
