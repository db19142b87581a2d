/** The acts of the till's buttons and keys. */
import { ambilTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { ApiError } from '#client/net/api.ts'
import { confirm, tellError } from '#client/net/dialogs.ts'
import { tellFailure } from '#client/net/query.ts'
import { mayMake } from '#client/net/may.ts'
import { identitasError } from '#client/kasir/identitas.ts'
import { penitipError } from '#client/kasir/pelanggan.ts'
import { keScan } from '#client/ui/fokus.ts'
import { useStable } from '#client/ui/useStable.ts'
import type { LineActions } from './LineList.tsx'
import type { Opened } from './JendelaKasir.tsx'
import type { KepalaActions } from './KepalaKasir.tsx'
import type { TotalActions } from './PanelTotal.tsx'
import { barangReader } from '#client/features/penjualan/ambil/read.ts'
import { sebutDiambil, tanpaDiambil } from '#client/features/penjualan/ambil/diambil.ts'
import { dalamTukar } from '#client/features/penjualan/ambil/useAmbil.ts'
import type { useIzin } from './useIzin.ts'
import type { useTahanJual } from './useTahanJual.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Till {
  transaksi: Transaksi
  izin: ReturnType<typeof useIzin>
  buka: (opened: Opened) => void
  simpan: (validasi: boolean) => void
  /** True when the user at the till may validate the document with its save. */
  bisaSekaligus: boolean
  timbang: () => void
  gantiMode: () => void
  ditahan: Pick<ReturnType<typeof useTahanJual>, 'tahan' | 'lihat'>
}

/** The same object at every rendering: what is handed it renders only for what it shows. */
export type KasirActions = LineActions & KepalaActions & TotalActions & { pelanggan: () => void }

export function useKasirActions({
  transaksi,
  izin,
  buka,
  simpan,
  bisaSekaligus,
  timbang,
  gantiMode,
  ditahan,
}: Till): KasirActions {
  const { draft, settings, dijual, ganti, kosongkan } = transaksi
  const { dispatch, hitungan, choose, geser } = dijual
  const empty = hitungan.lines.length === 0

  const hapus = async (kode_barcode: string) => {
    if (draft.dikirim) return
    const line = hitungan.lines.find((b) => b.line.barang.kode_barcode === kode_barcode)
    // A deposit or order is taken whole or not at all.
    if (draft.diambil?.barang.includes(kode_barcode)) {
      if (await confirm(`Tidak jadi mengambil ${sebutDiambil(draft.diambil)}`)) ganti(tanpaDiambil(draft))
    } else if (line && (await confirm(`Hapus ${line.line.barang.nama_barang} ${kode_barcode}`)))
      dispatch({ actions: 'hapus', kode_barcode })
  }
  /** The piece as it is now, with today's price. */
  const segarkan = async (kode_barcode: string) => {
    const line = draft.lines.find(({ barang }) => barang.kode_barcode === kode_barcode)
    if (!line) return
    try {
      const barang = await barangReader()(line.barang)
      dispatch({ actions: 'segarkan', barang, settings })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error)
    }
  }
  const ambil = () => {
    if (draft.dikirim || !mayMake(ambilTitipan)) return
    if (draft.beli.length > 0) void tellError(dalamTukar({ jenis: 'TITIPAN' }).message)
    else buka({ apa: 'ambil' })
  }
  const cari = (dicari: string) => {
    if (!draft.dikirim) buka({ apa: 'cari', dicari })
  }
  /** The customer who leaves money must be known before they do. */
  const titip = () => {
    const sale = draft.diambil !== null || draft.beli.length > 0
    if (empty || draft.dikirim || sale || !mayMake(simpanTitipan)) return
    const wrong = penitipError(draft.pelanggan)
    if (wrong.length === 0) return buka({ apa: 'titip' })
    transaksi.setErrors({ lines: {}, others: wrong })
    buka({ apa: 'pelanggan', lanjut: 'titip' })
  }
  /** The buyer must be known before they pay; the missing field has the focus. */
  const bayar = () => {
    if (empty || draft.dikirim) return
    const wrong = identitasError(draft.identitas, transaksi.diminta)
    if (wrong.length === 0) return buka({ apa: 'bayar' })
    transaksi.setErrors({ lines: {}, others: wrong })
    buka({ apa: 'pelanggan', lanjut: 'bayar' })
  }
  return useStable<KasirActions>({
    choose,
    geser,
    izin: (line) => void izin.minta(line),
    ubah: izin.ubah,
    hapus: (kode_barcode) => void hapus(kode_barcode),
    segarkan: (kode_barcode) => void segarkan(kode_barcode),
    tahu: (kode_barcode) => dispatch({ actions: 'tahu', kode_barcode }),
    selesai: keScan,
    timbang,
    tukar: () => !draft.dikirim && !draft.diambil && gantiMode(),
    ambil,
    cari,
    tahan: ditahan.tahan,
    lihatDitahan: ditahan.lihat,
    lepas: () => ganti(tanpaDiambil(draft)),
    kosongkan: () => void confirm('Kosongkan transaksi ini').then((yes) => yes && kosongkan()),
    titip,
    pelanggan: () => !draft.dikirim && buka({ apa: 'pelanggan' }),
    bayar,
    simpan: () => !empty && simpan(false),
    sekaligus: () => !empty && bisaSekaligus && simpan(true),
  })
}
