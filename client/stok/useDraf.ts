/** The document that is being made: its pieces, and each scan of another. */
import { useEffect, useState } from 'react'
import { callsStok, BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { call } from '#client/net/api.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { drafKosong, isKosong, simpanan, type DrafStok } from './draf.ts'

export function useDraf(dokumen: DokumenStok) {
  const [kept] = useState(() => simpanan(dokumen))
  const [draf, setDraf] = useState(() => kept.read() ?? drafKosong())
  useEffect(() => {
    if (isKosong(draf)) kept.remove()
    else kept.write(draf)
  }, [kept, draf])

  const isi = (bagian: Partial<DrafStok>) => setDraf((before) => ({ ...before, ...bagian }))
  const scan = useScan({
    about: draf.id_trx,
    full: (waiting) =>
      draf.barang.length + waiting >= BARANG_MAKS ? `Paling Banyak ${BARANG_MAKS} Barang` : undefined,
    isThere: (kode_barcode) => draf.barang.some((b) => b.kode_barcode === kode_barcode),
    find: (kode_barcode) => call(callsStok(dokumen).scan, { params: { kode_barcode } }),
    take: (barang) => {
      const refusal = tolakBarang(dokumen.dari, barang, tujuanDari(draf.tujuan))
      if (refusal) return refusal
      setDraf((before) => ({ ...before, barang: [...before.barang, barang] }))
      return `${barang.nama_barang} ${barang.kadar_cetak} dari ${barang.kode_gudang} / ${barang.kode_baki}`
    },
  })
  return {
    draf,
    isi,
    scan,
    hapus: (kode_barcode: string) =>
      setDraf((before) => ({
        ...before,
        barang: before.barang.filter((b) => b.kode_barcode !== kode_barcode),
      })),
    baru: () => setDraf(drafKosong()),
  }
}

export const tujuanDari = (tujuan: string): { kode_gudang: string; kode_baki: string } | undefined => {
  const [kode_gudang, kode_baki] = tujuan.split('/')
  return kode_gudang && kode_baki ? { kode_gudang, kode_baki } : undefined
}
