/** A shipment that is being received: opened by its number, checked off piece by piece. */
import { useState } from 'react'
import { ambilKiriman, bukaKiriman, letakBarang, type KirimanLine } from '#domain/calls/terima.ts'
import { errors, Refusal } from '#domain/errors.ts'
import { formatGram } from '#domain/format.ts'
import { sumMilligram } from '#domain/units.ts'
import { ApiError, call } from '#client/net/api.ts'
import { fetchCall, useCall } from '#client/net/query.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { beep } from '#client/ui/beep.ts'
import { emptyDraft, isNomorKirim, simpanan, type DraftTerima, type Sampai } from './draft-terima.ts'

export interface ArrivedLine extends Sampai {
  line: KirimanLine
}

export function useTerima() {
  const [draft, setDraft] = useTersimpan(simpanan, emptyDraft, (d) => !d.no_kirim)
  const { no_kirim } = draft
  const reading = useCall(
    bukaKiriman,
    { params: { no: no_kirim } },
    { enabled: no_kirim !== '', staleTime: 0 },
  )
  const kiriman = no_kirim ? reading.data : undefined
  const lines = kiriman?.detail_barang ?? []
  const sampai: ArrivedLine[] = draft.sampai.flatMap((s) => {
    const ada = lines.find((b) => b.urut === s.urut)
    return ada ? [{ ...s, line: ada }] : []
  })
  const belum = lines.filter((b) => b.status === 'KIRIM' && !draft.sampai.some((s) => s.urut === b.urut))

  const ubah = (bagian: Partial<DraftTerima>) => setDraft((before) => ({ ...before, ...bagian }))
  const ada = ({ urut }: KirimanLine) =>
    setDraft((before) =>
      before.sampai.some((s) => s.urut === urut)
        ? before
        : { ...before, sampai: [...before.sampai, { urut, tempat: '', berat: null }] },
    )
  const [membuka, setMembuka] = useState(false)
  const piece = useScan<KirimanLine | string>({
    about: draft.id_trx,
    isThere: (kode_barcode) => sampai.some((s) => s.line.kode_barcode === kode_barcode),
    find: async (kode_barcode) =>
      lines.find((b) => b.kode_barcode === kode_barcode) ??
      (await call(letakBarang, { params: { no: no_kirim, kode_barcode } })).alasan,
    take: (found) => {
      if (typeof found === 'string') return new Refusal('barangBukanKiriman', 409, found)
      if (found.status !== 'KIRIM')
        return errors.barangTidakDiJalan({ kode_barcode: found.kode_barcode, no: no_kirim })
      ada(found)
      return `${found.nama_barang} ${found.kadar_cetak} ${formatGram(found.berat)} g`
    },
  })
  /** Opened once it is known that there is one on its way here: of a shop with a server of its own it may have to be fetched first, and that server be far. */
  const buka = async (no: string) => {
    if (no === no_kirim) return piece.tell('there', `Kiriman ${no} Sudah Dibuka`)
    if (draft.sampai.length > 0) return piece.tell('wrong', `Simpan Atau Kosongkan ${no_kirim} Dulu`)
    if (membuka) return
    setMembuka(true)
    try {
      await call(ambilKiriman, { body: { no_kirim: no } }, { timeout: false })
      await fetchCall(bukaKiriman, { params: { no } })
      beep('success')
      setDraft(emptyDraft(no, draft.tempat))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      piece.tell('wrong', error.message)
    } finally {
      setMembuka(false)
    }
  }
  const scan = (code: string, diketik: boolean) => {
    if (isNomorKirim(code)) return void buka(code)
    if (!no_kirim) return piece.tell('wrong', 'Buka Kiriman Dulu: Scan QR Surat Jalan')
    piece.onScan(code, diketik)
  }
  return {
    draft,
    ubah,
    reading,
    kiriman,
    sampai,
    belum,
    berat: sumMilligram(sampai.map((s) => s.berat ?? s.line.berat)),
    ada,
    changeLine: (urut: number, bagian: Partial<Sampai>) =>
      setDraft((before) => ({
        ...before,
        sampai: before.sampai.map((s) => (s.urut === urut ? { ...s, ...bagian } : s)),
      })),
    hapus: (urut: number) =>
      setDraft((before) => ({ ...before, sampai: before.sampai.filter((s) => s.urut !== urut) })),
    buka: (no: string) => void buka(no),
    tutup: () => setDraft(emptyDraft('', draft.tempat)),
    /** Goes on with the rest of the shipment, as a document of its own. */
    lanjut: () => setDraft(emptyDraft(no_kirim, draft.tempat)),
    scan: { onScan: scan, busy: piece.busy || membuka, result: piece.result },
  }
}
