/** Saves the sale, or sets its pieces aside for a deposit: checked here first, allowed where it must be, sent until there is an answer. */
import type { CallReply } from '#domain/call.ts'
import { listPembelian } from '#domain/calls/pembelian.ts'
import { listPenjualan, simpanPenjualan } from '#domain/calls/penjualan.ts'
import { listTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { wajibIdentitas } from '#domain/rules/aml.ts'
import { kembalian, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah } from '#domain/units.ts'
import { call } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { hitungBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { kirimFotoAsal } from '#client/features/pembelian/kirim-foto-asal.ts'
import { tanpaIzinBeli } from '#client/features/pembelian/useSimpanBeli.ts'
import { laporMulai, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useTimbanganToko } from '#client/kasir/timbangan-toko.ts'
import { useKirim } from '#client/kasir/useKirim.ts'
import { request, titipRequest, type Draft } from './draft.ts'
import { errorsJual } from './errors-jual.ts'
import { keranjang } from './keranjang.ts'
import { checkDraft, periksaTitip } from './periksa.ts'
import type { Transaksi } from './useTransaksi.ts'

/** The saved document, and the money that goes back over the counter. */
export type Tersimpan = { kembalian: Rupiah } & (
  | ({ apa: 'terjual' } & CallReply<typeof simpanPenjualan>)
  | ({ apa: 'tertitip' } & CallReply<typeof simpanTitipan>)
)

export function useSimpan(transaksi: Transaksi, onSaved: (saved: Tersimpan) => void) {
  const { draft, dijual, kembali, tagihan, diminta, settings, setErrors, ganti, kosongkan } = transaksi
  const otorisasi = useOtorisasi()
  const { dipakai: no_timbangan = null } = useTimbanganToko()

  const jual = async (sent: Draft) => {
    const reply = await call(
      simpanPenjualan,
      { body: request(sent, hitungBeli(sent.beli, kembali.acuan, settings), diminta) },
      { idTrx: sent.id_trx },
    )
    kirimFotoAsal(reply.no_faktur_group, sent.beli)
    onSaved({ apa: 'terjual', ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
    void invalidate(listPenjualan, listPembelian)
  }
  /** Of a deposit what is paid of it now asks for it. */
  const dititip = (d: Draft): IdentitasDiminta => ({
    ...diminta,
    wajib: wajibIdentitas(totalBayar(d.pembayaran), settings),
    lapor: laporMulai(totalBayar(d.pembayaran), settings),
  })
  const titip = async (sent: Draft) => {
    const reply = await call(
      simpanTitipan,
      { body: titipRequest(sent, dititip(sent)) },
      { idTrx: sent.id_trx },
    )
    onSaved({ apa: 'tertitip', ...reply, kembalian: sumRupiah(sent.pembayaran.map(kembalian)) })
    void invalidate(listTitipan)
  }
  const { kirim, busy } = useKirim<Draft>({
    draft,
    ganti,
    kosongkan,
    setErrors: (errors, sent) => {
      const told = errorsJual(errors, barcodes(sent))
      setErrors(told)
      // the fields of a line are there only while the line is chosen
      const wrong = barcodes(sent).find((kode_barcode) => told.lines[kode_barcode])
      if (wrong !== undefined) dijual.choose(wrong)
    },
    send: (sent) => (sent.titip ? titip(sent) : jual(sent)),
    izin: (sent) => otorisasi.diminta(sent.diambil?.no ?? `Penjualan ${formatRupiah(tagihan.total)}`),
    tanpaIzin: (sent, errors) => ({
      ...sent,
      lines: tanpaIzin(sent.lines, errorsJual(errors, barcodes(sent)).lines),
      beli: tanpaIzinBeli(sent.beli),
    }),
  })

  return {
    simpan: (validasi: boolean) =>
      void kirim(checkDraft(draft, dijual.hitungan.total_bayar, kembali.hitungan, diminta), () =>
        Promise.resolve({ ...draft, titip: false, validasi, no_timbangan }),
      ),
    titipkan: (validasi: boolean) =>
      void kirim(periksaTitip(draft, dijual.hitungan.total_bayar, settings, dititip(draft)), () =>
        Promise.resolve({ ...draft, titip: true, validasi }),
      ),
    busy,
    modal: otorisasi.modal,
  }
}

const barcodes = ({ lines }: Draft): string[] => lines.map((b) => b.barang.kode_barcode)

/** Forgets the otorisasi that the server no longer takes, so that they are asked for again. */
const tanpaIzin = (lines: Draft['lines'], errors: Record<string, FieldError[]>): Draft['lines'] =>
  Object.keys(errors).reduce(
    (rest, kode_barcode) => keranjang(rest, { actions: 'cabut', kode_barcode }),
    lines,
  )
