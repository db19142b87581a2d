/** Choosing labels: by scan, by the number of a document, by a tray, and by the address. */
import { useEffect, useEffectEvent, useState } from 'react'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import { barangLabel, type BarangLabel } from '#domain/calls/label.ts'
import { errors } from '#domain/errors.ts'
import { useAlamat } from '#client/reports/useAlamat.ts'
import { ApiError, call, type ArgsOf } from '#client/net/api.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { useResult, useScan, type ScanResult } from '#client/kasir/useScan.ts'
import { ditambah, emptyDraftLabel, simpananLabel } from './draft-label.ts'

export function useLabel() {
  const [draft, setDraft] = useTersimpan(simpananLabel, emptyDraftLabel, (d) => d.baris.length === 0)
  const [dilihat, lihat] = useState<string>()
  const { result, tell } = useResult(draft.id_trx)
  const [mengambil, setMengambil] = useState(false)
  const [terakhir, setTerakhir] = useState<'scan' | 'ambil'>('scan')

  const tambah = (barang: readonly BarangLabel[]) => {
    setDraft((before) => ditambah(before, barang))
    const last = barang.findLast((b) => b.bisa)
    if (last) lihat(last.kode_barcode)
  }
  const scan = useScan<BarangLabel>({
    about: draft.id_trx,
    full: (waiting) =>
      draft.baris.length + waiting >= BARANG_MAKS ? `Paling Banyak ${BARANG_MAKS} Barang` : undefined,
    isThere: (kode) => draft.baris.some((b) => b.barang.kode_barcode === kode),
    onThere: lihat,
    async find(kode_barcode) {
      const { barang } = await call(barangLabel, { query: { barcode: kode_barcode } })
      if (!barang[0]) throw new ApiError('refused', errors.barangTidakAda({ kode_barcode }).message)
      return barang[0]
    },
    take(barang) {
      if (!barang.bisa) return errors.labelTidakBisa(barang)
      tambah([barang])
      return `${barang.nama_barang} ${barang.kadar_cetak}${pernah(barang)}`
    },
  })

  /** Takes all pieces of a document, a tray, or an address, and tells which of them get no label. */
  async function ambil(query: NonNullable<ArgsOf<typeof barangLabel>['query']>): Promise<boolean> {
    setTerakhir('ambil')
    setMengambil(true)
    try {
      const found = await call(barangLabel, { query }, { timeout: false })
      tambah(found.barang)
      const left = tidakDiambil(found)
      const taken = found.barang.filter((b) => b.bisa).length
      tell(
        left.length ? 'wrong' : 'good',
        [taken ? `${taken} Barang Diambil` : 'Tidak Ada Barang Yang Bisa Diberi Label', ...left].join('. '),
      )
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell('wrong', error.message)
      return false
    } finally {
      setMengambil(false)
    }
  }

  const { alamat, write } = useAlamat()
  const { no, barcode } = alamat as { no?: string; barcode?: string }
  const dariAlamat = useEffectEvent(async () => {
    // Once it is taken the address is free: a reload brings nothing back that was printed.
    if (await ambil({ ...(no ? { no } : {}), ...(barcode ? { barcode } : {}) })) write({})
  })
  useEffect(() => {
    if (no || barcode) void dariAlamat()
  }, [no, barcode])

  return {
    draft,
    setDraft,
    dilihat: draft.baris.find((b) => b.barang.kode_barcode === dilihat) ?? draft.baris.at(-1),
    lihat,
    ambil,
    mengambil,
    scan: {
      ...scan,
      onScan: (code: string, typed: boolean) => (setTerakhir('scan'), scan.onScan(code, typed)),
    },
    result: (terakhir === 'scan' ? scan.result : result) as ScanResult | undefined,
  }
}

export const pernah = ({ dicetak, terakhir }: BarangLabel): string =>
  dicetak > 0 ? ` · sudah dicetak ${dicetak} kali, terakhir ${terakhir}` : ''

const tidakDiambil = (found: {
  barang: BarangLabel[]
  tanpa_barcode: string[]
  tidak_ada: string[]
}): string[] => [
  ...found.tidak_ada.map((kode_barcode) => errors.barangTidakAda({ kode_barcode }).message),
  ...found.barang.filter((b) => !b.bisa).map((b) => errors.labelTidakBisa(b).message),
  ...(found.tanpa_barcode.length
    ? [`Belum Punya Barcode, Beri Barcode Dahulu: ${found.tanpa_barcode.join(', ')}`]
    : []),
]
