/** The sale being entered: the draft, what is sold and what comes back, what it comes to, and what is wrong with it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { toast } from '#client/net/toasts.ts'
import {
  hitungBeli,
  keranjangBeli,
  type BeliActions,
  type HitunganBeli,
} from '#client/features/pembelian/keranjang-beli.ts'
import { useIdentitasDiminta, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { pelangganDiminta, type Pelanggan } from '#client/kasir/pelanggan.ts'
import { readDraf, buangDraf, drafBaru, isDrafKosong, simpanDraf, type Draf } from './draft.ts'
import { NO_ERRORS, withoutField, withoutLine, type ErrorsJual } from './errors-jual.ts'
import { hitung, keranjang, type Actions, type Hitungan } from './keranjang.ts'
import { tagihan, type Tagihan } from '#client/features/penjualan/tukar/tukar.ts'

export interface Transaksi {
  draf: Draf
  settings: Settings
  dijual: Dijual
  kembali: Kembali
  /** Who owes what, and how it is paid. */
  tagihan: Tagihan
  /** Who buys must be known. */
  diminta: IdentitasDiminta
  errors: ErrorsJual
  setErrors: (errors: ErrorsJual) => void
  isiPelanggan: (bagian: Partial<Pelanggan>) => void
  isi: (bagian: Partial<Pick<Draf, 'kode_marketplace' | 'pembayaran' | 'identitas'>>) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draf: Draf) => void
  /** A new, empty sale. */
  kosongkan: () => void
}

/** The pieces that are sold. */
export interface Dijual {
  hitungan: Hitungan
  /** kode_barcode of the line that keys and fields mean; null without lines. */
  terpilih: string | null
  pilih: (kode_barcode: string | null) => void
  /** Up or down the list. */
  geser: (langkah: 1 | -1) => void
  dispatch: (actions: Actions) => void
}

/** The pieces that come back in a trade-in. */
export interface Kembali {
  hitungan: HitunganBeli
  acuan: AcuanPembelian
  dispatch: (actions: BeliActions) => void
}

export function useTransaksi(settings: Settings, acuan: AcuanPembelian): Transaksi {
  const [draf, setDraf] = useState(readDraf)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [chosen, pilih] = useState<string | null>(null)
  const jual = useMemo(() => hitung(draf.lines, settings), [draf.lines, settings])
  const beli = useMemo(() => hitungBeli(draf.beli, acuan, settings), [draf.beli, acuan, settings])
  useEffect(() => {
    if (isDrafKosong(draf)) buangDraf()
    else simpanDraf(draf)
  }, [draf])

  const barcodes = draf.lines.map((b) => b.barang.kode_barcode)
  const terpilih = chosen !== null && barcodes.includes(chosen) ? chosen : (barcodes.at(-1) ?? null)
  const ubah = useCallback(
    (change: (before: Draf) => Draf) => setDraf((d) => disusulUang(d, change(d), settings, acuan)),
    [settings, acuan],
  )
  const dispatch = useCallback(
    (actions: Actions) => {
      const kode_barcode = 'barang' in actions ? actions.barang.kode_barcode : actions.kode_barcode
      ubah((d) => ({ ...d, lines: keranjang(d.lines, actions) }))
      setErrors((e) => ['detail_barang', 'pembayaran'].reduce(withoutField, withoutLine(e, kode_barcode)))
    },
    [ubah],
  )
  const dispatchKembali = useCallback(
    (actions: BeliActions) => {
      ubah((d) => ({ ...d, beli: keranjangBeli(d.beli, actions) }))
      setErrors((e) => ['detail_beli', 'identitas', 'pembayaran'].reduce(withoutField, e))
    },
    [ubah],
  )
  const isi = useCallback<Transaksi['isi']>(
    (bagian) => {
      ubah((d) => ({ ...d, ...bagian }))
      setErrors((e) => Object.keys(bagian).reduce(withoutField, e))
    },
    [ubah],
  )
  const isiPelanggan = useCallback((bagian: Partial<Pelanggan>) => {
    setDraf((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
    setErrors((e) => Object.keys(bagian).reduce(withoutField, e))
  }, [])
  const geser = (langkah: 1 | -1) => {
    const next =
      barcodes[Math.min(barcodes.length - 1, Math.max(0, barcodes.indexOf(terpilih ?? '') + langkah))]
    if (next !== undefined) pilih(next)
  }

  const due = tagihan(draf, jual.total_bayar, beli.total)
  useBerbalikArah(draf, due)
  const diminta = useIdentitasDiminta(
    {
      nilai: jual.total_bayar,
      kode_customer: pelangganDiminta(draf.pelanggan).kode_customer,
      dokumen: draf.diambil?.no,
    },
    settings,
  )
  return {
    draf,
    settings,
    dijual: { hitungan: jual, terpilih, pilih, geser, dispatch },
    kembali: { hitungan: beli, acuan, dispatch: dispatchKembali },
    tagihan: due,
    diminta,
    errors,
    setErrors,
    isi,
    isiPelanggan,
    ganti: (given) => {
      const next = disusulUang(draf, given, settings, acuan)
      simpanDraf(next)
      setDraf(next)
    },
    kosongkan: () => {
      buangDraf()
      setDraf(drafBaru())
      setErrors(NO_ERRORS)
    },
  }
}

/** After a change: the cash follows what is due; what was paid in does not count as paid out. */
function disusulUang(before: Draf, after: Draf, settings: Settings, acuan: AcuanPembelian): Draf {
  if (after.dikirim || after.pembayaran.length === 0 || after.id_trx !== before.id_trx) return after
  const due = (d: Draf) =>
    tagihan(d, hitung(d.lines, settings).total_bayar, hitungBeli(d.beli, acuan, settings).total)
  const [was, is] = [due(before), due(after)]
  if (was.arah !== is.arah && before.pembayaran.length > 0) return { ...after, pembayaran: [] }
  if (is.arah === 'KELUAR') return after
  const list = tunaiMengikuti(was, is)
  return list === is.list ? after : { ...after, pembayaran: list.filter((p) => !p.terkunci) }
}

/** That the payments went because the money goes the other way now is said. */
function useBerbalikArah({ id_trx, pembayaran }: Draf, { arah }: Tagihan): void {
  const last = useRef({ id_trx, arah, ada: false })
  useEffect(() => {
    const before = last.current
    last.current = { id_trx, arah, ada: pembayaran.length > 0 }
    if (before.ada && before.id_trx === id_trx && before.arah !== arah && pembayaran.length === 0)
      toast('warning', 'Uang Berbalik Arah, Masukkan Pembayaran Lagi')
  }, [id_trx, arah, pembayaran])
}
