/** Selling: a scan adds a piece, the scale weighs the chosen line. */
import { scanBarang } from '#domain/calls/barang.ts'
import { errors } from '#domain/errors.ts'
import { tolakDitahan } from '#domain/rules/tahan-tanpa-surat.ts'
import { call } from '#client/net/api.ts'
import type { ModeKasir } from '#client/kasir/mode.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { isBarcode } from '#client/ui/burst.ts'
import { fokus } from '#client/ui/fokus.ts'
import { idSunting } from './LineField.tsx'
import type { Ambil } from '#client/features/penjualan/ambil/useAmbil.ts'
import { nomorPesanan } from '#client/features/penjualan/ambil/diambil.ts'
import type { useIzin } from './useIzin.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Jual extends Pick<Transaksi, 'draft' | 'dijual'> {
  ambil: Ambil['ambil']
  izin: Pick<ReturnType<typeof useIzin>, 'ubah'>
  titip: () => void
  /** Opens the finder with what was typed. */
  cari: (dicari: string) => void
}

export function useModeJual({ draft, dijual, ambil, izin, titip, cari }: Jual): ModeKasir {
  const { hitungan, chosen, choose, dispatch } = dijual
  const { result, ...scan } = useScan({
    about: draft.id_trx,
    isThere: (kode_barcode) => draft.lines.some((b) => b.barang.kode_barcode === kode_barcode),
    onThere: choose,
    find: (kode_barcode) => call(scanBarang, { params: { kode_barcode } }),
    take: (barang, kode_barcode) => {
      // The finished piece in hand is its order.
      if (barang.no_pesanan !== undefined) {
        void ambil({ jenis: 'DP', no: barang.no_pesanan })
        return `Barang pesanan ${barang.no_pesanan}`
      }
      if (barang.status !== 'READY') return errors.barangTidakSiap(barang)
      const waits = tolakDitahan(barang)
      if (waits) return waits
      dispatch({ actions: 'tambah', barang })
      choose(kode_barcode)
      return `${barang.nama_barang} ${barang.kadar_cetak} ditambahkan`
    },
  })
  return {
    kode: 'jual',
    scan: {
      ...scan,
      onScan: (code, diketik) => {
        const no_pesanan = nomorPesanan(code)
        if (no_pesanan !== undefined) void ambil({ jenis: 'DP', no: no_pesanan })
        // Words that fingers typed: a scanner sends none.
        else if (diketik && /[^\d]/.test(code)) cari(code)
        else scan.onScan(code, diketik)
      },
      placeholder: 'Scan atau ketik kode barcode, nama barang, atau no pesanan (PS 0001), lalu Enter',
      letter: NOMOR_PESANAN,
      inputMode: 'text',
      isCode: (text) => isBarcode(text) || nomorPesanan(text) !== undefined,
    },
    result,
    timbang: (berat) => {
      const line = hitungan.lines.find((b) => b.line.barang.kode_barcode === chosen)
      if (line && !draft.dikirim) izin.ubah(line, { berat })
    },
    button: { F2: () => fokus(berikutnya()), F3: titip },
  }
}

/** F2 goes round the fields of the chosen line, the price first. */
const PUTARAN = (['harga_jual', 'ongkos', 'berat'] as const).map(idSunting)
const berikutnya = (): string =>
  PUTARAN[(PUTARAN.indexOf(document.activeElement?.id ?? '') + 1) % PUTARAN.length]!

/** An order's number begins with it. */
const NOMOR_PESANAN = /^p$/i
