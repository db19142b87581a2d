/** The sale being entered: the draft, what it comes to, what is wrong with it, and which line is meant. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import {
  hitungBeli,
  keranjangBeli,
  type AksiBeli,
  type HitunganBeli,
} from '#client/features/pembelian/keranjang-beli.ts'
import { isKosong, type Pelanggan } from '#client/kasir/pelanggan.ts'
import { bacaDraf, buangDraf, drafBaru, simpanDraf, type Draf } from './draf.ts'
import { tanpaBaris, tanpaGalat, tanpaUmum, type Galat } from './galat.ts'
import { hitung, keranjang, type Aksi, type Hitungan } from './keranjang.ts'
import { tagihan, type Tagihan } from './tukar.ts'

export interface Transaksi {
  draf: Draf
  settings: Settings
  hitungan: Hitungan
  /** What comes back in a trade-in. */
  beli: HitunganBeli
  acuan: AcuanPembelian
  lakuBeli: (aksi: AksiBeli) => void
  /** Who owes what, and how it is paid. */
  tagihan: Tagihan
  galat: Galat
  setGalat: (galat: Galat) => void
  /** kode_barcode of the line that keys and fields mean; null without lines. */
  terpilih: string | null
  pilih: (kode_barcode: string | null) => void
  /** Up or down the list. */
  geser: (langkah: 1 | -1) => void
  laku: (aksi: Aksi) => void
  isiPelanggan: (bagian: Partial<Pelanggan>) => void
  isi: (bagian: Partial<Pick<Draf, 'kode_marketplace' | 'pembayaran' | 'identitas'>>) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draf: Draf) => void
  /** A new, empty sale. */
  kosongkan: () => void
}

export function useTransaksi(settings: Settings, acuan: AcuanPembelian): Transaksi {
  const [draf, setDraf] = useState(bacaDraf)
  const [galat, setGalat] = useState(tanpaGalat)
  const [chosen, pilih] = useState<string | null>(null)
  const hitungan = useMemo(() => hitung(draf.baris, settings), [draf.baris, settings])
  const beli = useMemo(() => hitungBeli(draf.beli, acuan, settings), [draf.beli, acuan, settings])
  useEffect(() => {
    if (kosong(draf)) buangDraf()
    else simpanDraf(draf)
  }, [draf])

  const barcodes = draf.baris.map((b) => b.barang.kode_barcode)
  const terpilih = chosen !== null && barcodes.includes(chosen) ? chosen : (barcodes.at(-1) ?? null)
  const laku = useCallback((aksi: Aksi) => {
    const kode_barcode = 'barang' in aksi ? aksi.barang.kode_barcode : aksi.kode_barcode
    setDraf((d) => ({ ...d, baris: keranjang(d.baris, aksi) }))
    setGalat((g) => ['detail_barang', 'pembayaran'].reduce(tanpaUmum, tanpaBaris(g, kode_barcode)))
  }, [])

  const lakuBeli = useCallback((aksi: AksiBeli) => {
    setDraf((d) => ({ ...d, beli: keranjangBeli(d.beli, aksi) }))
    setGalat((g) => ['detail_beli', 'identitas', 'pembayaran'].reduce(tanpaUmum, g))
  }, [])
  const isi = useCallback<Transaksi['isi']>((bagian) => {
    setDraf((d) => ({ ...d, ...bagian }))
    setGalat((g) => Object.keys(bagian).reduce(tanpaUmum, g))
  }, [])
  const isiPelanggan = useCallback((bagian: Partial<Pelanggan>) => {
    setDraf((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
    setGalat((g) => Object.keys(bagian).reduce(tanpaUmum, g))
  }, [])

  return {
    draf,
    settings,
    hitungan,
    beli,
    acuan,
    tagihan: tagihan(draf, hitungan.total_bayar, beli.total),
    galat,
    setGalat,
    terpilih,
    pilih,
    laku,
    geser: (langkah) => {
      const next =
        barcodes[Math.min(barcodes.length - 1, Math.max(0, barcodes.indexOf(terpilih ?? '') + langkah))]
      if (next !== undefined) pilih(next)
    },
    lakuBeli,
    isiPelanggan,
    isi,
    ganti: (next) => {
      simpanDraf(next)
      setDraf(next)
    },
    kosongkan: () => {
      buangDraf()
      setDraf(drafBaru())
      setGalat(tanpaGalat)
    },
  }
}

/** Nothing has been entered: nothing is kept. */
const kosong = ({ baris, beli, pelanggan, pembayaran, kode_marketplace, titipan, dikirim }: Draf): boolean =>
  baris.length === 0 &&
  beli.length === 0 &&
  titipan === null &&
  pembayaran.length === 0 &&
  kode_marketplace === '-' &&
  !dikirim &&
  isKosong(pelanggan)
