/** The document that is being made: its pieces, and each scan of another. */
import { useEffect, useRef, useState } from 'react'
import { callsStok, BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { ApiError, call } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'
import { drafKosong, isKosong, simpanan, type DrafStok } from './draf.ts'

/** What the last scan came to: taken, there already, or not possible. */
export interface HasilScan {
  nada: 'baik' | 'ada' | 'salah'
  teks: string
}

const PANJANG = 8

export function useDraf(dokumen: DokumenStok) {
  const kept = simpanan(dokumen.path)
  const [draf, setDraf] = useState(() => kept.read() ?? drafKosong())
  const [hasil, setHasil] = useState<HasilScan>()
  const [waiting, setWaiting] = useState(0)
  /** Asked for and not yet answered: a scanner may read the same piece twice in a blink. */
  const asked = useRef(new Set<string>())
  useEffect(() => {
    if (isKosong(draf)) kept.remove()
    else kept.write(draf)
  })

  const isi = (bagian: Partial<DrafStok>) => setDraf((before) => ({ ...before, ...bagian }))
  const tell = (nada: HasilScan['nada'], teks: string) => {
    setHasil({ nada, teks })
    beep(nada === 'baik' ? 'success' : 'error')
  }
  const pindai = async (code: string) => {
    const kode_barcode = code.padStart(PANJANG, '0')
    if (kode_barcode.length > PANJANG)
      return tell('salah', errors.barangTidakAda({ kode_barcode: code }).message)
    if (draf.barang.some((b) => b.kode_barcode === kode_barcode) || asked.current.has(kode_barcode))
      return tell('ada', errors.barangGanda({ kode_barcode }).message)
    if (draf.barang.length + asked.current.size >= BARANG_MAKS)
      return tell('salah', `Paling Banyak ${BARANG_MAKS} Barang`)
    asked.current.add(kode_barcode)
    setWaiting((n) => n + 1)
    try {
      const barang = await call(callsStok(dokumen).scan, { params: { kode_barcode } })
      const refusal = tolakBarang(dokumen.dari, barang, tujuanDari(draf.tujuan))
      if (refusal) return tell('salah', refusal.message)
      setDraf((before) => ({ ...before, barang: [...before.barang, barang] }))
      tell(
        'baik',
        `${barang.nama_barang} ${barang.kadar_cetak} dari ${barang.kode_gudang} / ${barang.kode_baki}`,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell('salah', error.message)
    } finally {
      asked.current.delete(kode_barcode)
      setWaiting((n) => n - 1)
    }
  }
  return {
    draf,
    isi,
    hasil,
    busy: waiting > 0,
    pindai: (code: string) => void pindai(code),
    hapus: (kode_barcode: string) =>
      setDraf((before) => ({
        ...before,
        barang: before.barang.filter((b) => b.kode_barcode !== kode_barcode),
      })),
    baru: () => {
      setDraf(drafKosong())
      setHasil(undefined)
    },
  }
}

export const tujuanDari = (tujuan: string): { kode_gudang: string; kode_baki: string } | undefined => {
  const [kode_gudang, kode_baki] = tujuan.split('/')
  return kode_gudang && kode_baki ? { kode_gudang, kode_baki } : undefined
}
