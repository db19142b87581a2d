/** Saves the sale, or sets its pieces aside for a deposit: checked here first, allowed where it must be, sent under one id_trx until there is an answer. */
import { useRef, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { paraSystemSemua } from '#domain/calls/para-system.ts'
import { acuanPembelian, daftarPembelian } from '#domain/calls/pembelian.ts'
import { daftarPenjualan, simpanPenjualan } from '#domain/calls/penjualan.ts'
import { daftarTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah } from '#domain/units.ts'
import { ApiError, call, newIdTrx, type CallOptions } from '#client/net/api.ts'
import { invalidate, tellSaveError } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { hitungBeli } from '#client/features/pembelian/keranjang-beli.ts'
import type { useIzinBeli } from '#client/features/pembelian/useIzinBeli.ts'
import { isBankMinus } from '#client/kasir/Otorisasi.tsx'
import { permintaan, permintaanTitip, type Draf } from './draf.ts'
import { errorsJual, NO_ERRORS } from './errors-jual.ts'
import { IZIN_BIDANG, keranjang, type Bidang } from './keranjang.ts'
import { periksaDraf, periksaTitip } from './periksa.ts'
import type { useIzin } from './useIzin.ts'
import type { Transaksi } from './useTransaksi.ts'

/** What was saved, and what goes back over the counter. */
export type Tersimpan = { kembalian: Rupiah } & (
  | ({ apa: 'terjual' } & CallReply<typeof simpanPenjualan>)
  | ({ apa: 'tertitip' } & CallReply<typeof simpanTitipan>)
)

export function useSimpan(
  transaksi: Transaksi,
  izin: ReturnType<typeof useIzin>,
  izinBeli: ReturnType<typeof useIzinBeli>,
  onSaved: (saved: Tersimpan) => void,
) {
  const { draf, dijual, kembali, tagihan, settings, setErrors, ganti, kosongkan } = transaksi
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const refused = (sent: Draf, error: ApiError) => {
    const barcodes = sent.baris.map((b) => b.barang.kode_barcode)
    const errors = errorsJual(error.errors, barcodes)
    const spent = error.id === 'perluOtorisasi' && !isBankMinus(error)
    const baris = spent ? tanpaIzin(sent.baris, errors.lines) : sent.baris
    // Another open tab has saved something else under this key: what stands here is another sale.
    const id_trx = error.id === 'idTrxDipakai' ? newIdTrx() : sent.id_trx
    const lines = spent ? sent.beli.map((b) => ({ ...b, izin: [] })) : sent.beli
    ganti({ ...sent, id_trx, baris, beli: lines, dikirim: false, titip: false })
    setErrors(errors)
    tellSaveError(error)
    // The shop's rules may have changed since this screen read them.
    void invalidate(paraSystemSemua, acuanPembelian)
  }

  const jual = async (sent: Draf, izinBank: Pick<CallOptions, 'authorizationId'>) => {
    const reply = await call(
      simpanPenjualan,
      { body: permintaan(sent, hitungBeli(sent.beli, kembali.acuan, settings)) },
      { idTrx: sent.id_trx, ...izinBank },
    )
    onSaved({ apa: 'terjual', ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
    void invalidate(daftarPenjualan, daftarPembelian)
  }
  const titip = async (sent: Draf) => {
    const reply = await call(simpanTitipan, { body: permintaanTitip(sent) }, { idTrx: sent.id_trx })
    onSaved({ apa: 'tertitip', ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
    void invalidate(daftarTitipan)
  }

  const send = async (sent: Draf, authorizationId?: string): Promise<void> => {
    ganti(sent)
    setErrors(NO_ERRORS)
    try {
      await (sent.titip ? titip : jual)(sent, authorizationId ? { authorizationId } : {})
      kosongkan()
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // With AUTO_VALIDASI what the shop pays goes out with the save.
      const id = authorizationId
        ? null
        : await izinBeli.bankMinus(sent.titipan?.no_titip_group ?? `Tukar ${formatRupiah(tagihan.total)}`)(
            error,
          )
      if (id) return send(sent, id)
      beep('error')
      // Nobody knows whether it arrived: it stays as it is, and is sent again under the same id_trx.
      if (error.unknown) tellSaveError(error)
      else refused(sent, error)
    }
  }

  /** One at a time; what was sent is sent again as it was. */
  const kirim = async (found: readonly FieldError[], diizinkan: () => Promise<Draf | null>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      if (draf.dikirim) return await send(draf)
      if (found.length)
        return setErrors(
          errorsJual(
            found,
            draf.baris.map((b) => b.barang.kode_barcode),
          ),
        )
      const ready = await diizinkan()
      if (ready) await send({ ...ready, dikirim: true })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const izinJual = async (): Promise<Draf | null> => {
    const baris = await izin.mintaSemua(draf.baris)
    const lines = baris && (await izinBeli.mintaSemua())
    return lines && { ...draf, baris, beli: lines }
  }
  const izinTitip = async (): Promise<Draf | null> => {
    const baris = await izin.mintaSemua(draf.baris)
    return baris && { ...draf, baris, titip: true }
  }
  return {
    simpan: () => void kirim(periksaDraf(draf, dijual.hitungan.total_bayar, kembali.hitungan), izinJual),
    titipkan: () => void kirim(periksaTitip(draf, dijual.hitungan.total_bayar, settings), izinTitip),
    busy,
  }
}

/** What the server no longer takes is forgotten, so that it is asked for again. */
const tanpaIzin = (lines: Draf['baris'], refused: Record<string, FieldError[]>): Draf['baris'] =>
  Object.entries(refused).reduce(
    (rest, [kode_barcode, errors]) =>
      errors.reduce(
        (r, { field }) =>
          field in IZIN_BIDANG
            ? keranjang(r, { aksi: 'cabut', kode_barcode, kategori: IZIN_BIDANG[field as Bidang] })
            : r,
        rest,
      ),
    lines,
  )
