/** From a scan to a line: says and sounds what came of it. */
import { useRef, useState } from 'react'
import { scanBarang } from '#domain/calls/barang.ts'
import { errors } from '#domain/errors.ts'
import { ApiError, call } from '#client/net/api.ts'
import { beep } from '#client/ui/beep.ts'
import type { Transaksi } from './useTransaksi.ts'

/** What the last scan came to. */
export interface HasilPindai {
  baik: boolean
  teks: string
}

export interface Pindai {
  hasil: HasilPindai | undefined
  busy: boolean
  pindai: (code: string) => void
}

const PANJANG = 8

export function usePindai({ draf, laku, pilih }: Transaksi): Pindai {
  const [hasil, setHasil] = useState<HasilPindai & { id_trx: string }>()
  const [waiting, setWaiting] = useState(0)
  /** Asked for and not yet answered: a scanner may read the same piece twice in a blink. */
  const asked = useRef(new Set<string>())

  const tell = (baik: boolean, teks: string) => {
    setHasil({ baik, teks, id_trx: draf.id_trx })
    beep(baik ? 'success' : 'error')
  }

  const pindai = async (code: string) => {
    const kode_barcode = code.padStart(PANJANG, '0')
    if (kode_barcode.length > PANJANG)
      return tell(false, errors.barangTidakAda({ kode_barcode: code }).message)
    if (draf.baris.some((b) => b.barang.kode_barcode === kode_barcode) || asked.current.has(kode_barcode)) {
      pilih(kode_barcode)
      return tell(false, errors.barangGanda({ kode_barcode }).message)
    }
    asked.current.add(kode_barcode)
    setWaiting((n) => n + 1)
    try {
      const barang = await call(scanBarang, { params: { kode_barcode } })
      if (barang.status !== 'READY') return tell(false, errors.barangTidakSiap(barang).message)
      laku({ aksi: 'tambah', barang })
      pilih(kode_barcode)
      tell(true, `${barang.nama_barang} ${barang.kadar_cetak} ditambahkan`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell(false, error.message)
    } finally {
      asked.current.delete(kode_barcode)
      setWaiting((n) => n - 1)
    }
  }
  // The next customer's sale begins with nothing said.
  return {
    hasil: hasil?.id_trx === draf.id_trx ? hasil : undefined,
    busy: waiting > 0,
    pindai: (code) => void pindai(code),
  }
}
