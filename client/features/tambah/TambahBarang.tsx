import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { hapusTambah, tagUlang } from '#domain/dokumen/tambah.ts'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { BarangBaru } from './BarangBaru.tsx'
import { HapusTambahan } from './HapusTambahan.tsx'
import { TagUlang } from './TagUlang.tsx'

const BAGIAN = { BARU: 'Barang Baru', TAG: 'Buy-Back Re-Tag', HAPUS: 'Hapus Tambahan' } as const
type Bagian = keyof typeof BAGIAN

/** The part whose document the address names. */
const bagianDari = (no: unknown): Bagian => {
  const jenis = typeof no === 'string' ? no.slice(0, 2).toUpperCase() : ''
  return jenis === tagUlang.nomor ? 'TAG' : jenis === hapusTambah.nomor ? 'HAPUS' : 'BARU'
}

/** New pieces; a barcode for what was bought back without one; what was added in error, out again (DOMAIN §B.13). */
export function TambahBarang() {
  const { no }: Record<string, unknown> = useSearch({ strict: false })
  const [bagian, setBagian] = useState<Bagian>(bagianDari(no))
  const choice = <ScreenPart bagian={BAGIAN} dibuka={bagian} onBuka={setBagian} />
  switch (bagian) {
    case 'BARU':
      return <BarangBaru>{choice}</BarangBaru>
    case 'TAG':
      return <TagUlang>{choice}</TagUlang>
    case 'HAPUS':
      return <HapusTambahan>{choice}</HapusTambahan>
  }
}
