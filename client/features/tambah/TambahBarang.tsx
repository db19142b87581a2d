import { Segmented } from 'antd'
import { useState } from 'react'
import { HapusTambahan } from './HapusTambahan.tsx'
import { BarangBaru } from './BarangBaru.tsx'
import { TagUlang } from './TagUlang.tsx'

const BAGIAN = { BARU: 'Barang Baru', TAG: 'Buy-Back Re-Tag', HAPUS: 'Hapus Tambahan' } as const
type Bagian = keyof typeof BAGIAN

/** New pieces; a barcode for what was bought back without one; what was added in error, out again (DOMAIN §B.13). */
export function TambahBarang() {
  const [bagian, setBagian] = useState<Bagian>('BARU')
  const pilihan = (
    <Segmented<Bagian>
      aria-label="Bagian"
      className="tambah-bagian"
      options={(Object.keys(BAGIAN) as Bagian[]).map((value) => ({ value, label: BAGIAN[value] }))}
      value={bagian}
      onChange={setBagian}
    />
  )
  switch (bagian) {
    case 'BARU':
      return <BarangBaru>{pilihan}</BarangBaru>
    case 'TAG':
      return <TagUlang>{pilihan}</TagUlang>
    case 'HAPUS':
      return <HapusTambahan>{pilihan}</HapusTambahan>
  }
}
