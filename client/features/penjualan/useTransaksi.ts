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
import { readDraft, dropDraft, newDraft, isEmptyDraft, saveDraft, type Draft } from './draft.ts'
import { NO_ERRORS, withoutField, withoutLine, type ErrorsJual } from './errors-jual.ts'
import { hitung, keranjang, type Actions, type Hitungan } from './keranjang.ts'
import { tagihan, type Tagihan } from '#client/features/penjualan/tukar/tukar.ts'

export interface Transaksi {
  draft: Draft
  settings: Settings
  dijual: Dijual
  kembali: Kembali
  /** The side that owes, the amount, and the payments. */
  tagihan: Tagihan
  /** The identity that is required of the buyer. */
  diminta: IdentitasDiminta
  errors: ErrorsJual
  setErrors: (errors: ErrorsJual) => void
  fillPelanggan: (bagian: Partial<Pelanggan>) => void
  change: (bagian: Partial<Pick<Draft, 'kode_marketplace' | 'pembayaran' | 'identitas' | 'pembeli'>>) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draft: Draft) => void
  /** A new, empty sale. */
  kosongkan: () => void
}

/** The pieces that are sold. */
export interface Dijual {
  hitungan: Hitungan
  /** kode_barcode of the line that keys and fields mean; null without lines. */
  chosen: string | null
  choose: (kode_barcode: string | null) => void
  /** Up or down the list. */
  geser: (step: 1 | -1) => void
  dispatch: (actions: Actions) => void
}

/** The pieces that come back in a trade-in. */
export interface Kembali {
  hitungan: HitunganBeli
  acuan: AcuanPembelian
  dispatch: (actions: BeliActions) => void
}

export function useTransaksi(settings: Settings, acuan: AcuanPembelian): Transaksi {
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [chosen, choose] = useState<string | null>(null)
  const jual = useMemo(
    () => hitung(draft.lines, settings, draft.pembeli),
    [draft.lines, settings, draft.pembeli],
  )
  const beli = useMemo(() => hitungBeli(draft.beli, acuan, settings), [draft.beli, acuan, settings])
  useEffect(() => {
    if (isEmptyDraft(draft)) dropDraft()
    else saveDraft(draft)
  }, [draft])

  const barcodes = draft.lines.map((b) => b.barang.kode_barcode)
  const picked = chosen !== null && barcodes.includes(chosen) ? chosen : (barcodes.at(-1) ?? null)
  const ubah = useCallback(
    (change: (before: Draft) => Draft) => setDraft((d) => disusulUang(d, change(d), settings, acuan)),
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
  const fillIn = useCallback<Transaksi['change']>(
    (bagian) => {
      ubah((d) => ({ ...d, ...bagian }))
      setErrors((e) => Object.keys({ ...bagian, ...bagian.pembeli }).reduce(withoutField, e))
    },
    [ubah],
  )
  const fillPelanggan = useCallback((bagian: Partial<Pelanggan>) => {
    setDraft((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
    setErrors((e) => Object.keys(bagian).reduce(withoutField, e))
  }, [])
  const geser = (step: 1 | -1) => {
    const next = barcodes[Math.min(barcodes.length - 1, Math.max(0, barcodes.indexOf(picked ?? '') + step))]
    if (next !== undefined) choose(next)
  }

  const due = tagihan(draft, jual.total_bayar, beli.total)
  useBerbalikArah(draft, due)
  const diminta = useIdentitasDiminta(
    {
      nilai: jual.total_bayar,
      lain: beli.total,
      kode_customer: pelangganDiminta(draft.pelanggan).kode_customer,
      dokumen: draft.diambil?.no,
    },
    settings,
  )
  return {
    draft,
    settings,
    dijual: { hitungan: jual, chosen: picked, choose, geser, dispatch },
    kembali: { hitungan: beli, acuan, dispatch: dispatchKembali },
    tagihan: due,
    diminta,
    errors,
    setErrors,
    change: fillIn,
    fillPelanggan,
    ganti: (given) => {
      const next = disusulUang(draft, given, settings, acuan)
      saveDraft(next)
      setDraft(next)
    },
    kosongkan: () => {
      dropDraft()
      setDraft(newDraft())
      setErrors(NO_ERRORS)
    },
  }
}

/** After a change: the cash follows what is due; what was paid in does not count as paid out. */
function disusulUang(before: Draft, after: Draft, settings: Settings, acuan: AcuanPembelian): Draft {
  if (after.dikirim || after.pembayaran.length === 0 || after.id_trx !== before.id_trx) return after
  const due = (d: Draft) =>
    tagihan(d, hitung(d.lines, settings, d.pembeli).total_bayar, hitungBeli(d.beli, acuan, settings).total)
  const [was, is] = [due(before), due(after)]
  if (was.arah !== is.arah && before.pembayaran.length > 0) return { ...after, pembayaran: [] }
  if (is.arah === 'KELUAR') return after
  const list = tunaiMengikuti(was, is)
  return list === is.list ? after : { ...after, pembayaran: list.filter((p) => !p.terkunci) }
}

/** Tells that the payments were removed because the money goes the other way now. */
function useBerbalikArah({ id_trx, pembayaran }: Draft, { arah }: Tagihan): void {
  const last = useRef({ id_trx, arah, ada: false })
  useEffect(() => {
    const before = last.current
    last.current = { id_trx, arah, ada: pembayaran.length > 0 }
    if (before.ada && before.id_trx === id_trx && before.arah !== arah && pembayaran.length === 0)
      toast('warning', 'Uang Berbalik Arah, Masukkan Pembayaran Lagi')
  }, [id_trx, arah, pembayaran])
}
