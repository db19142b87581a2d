import {
  batalBahanTukang,
  daftarBahanTukang,
  leburUntukTukang,
  mutasiTukang,
  saldoTukang,
  type BahanTersimpan,
} from '#domain/calls/bahan-tukang.ts'
import { daftarPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { batalUpahTukang, daftarUpahTukang, type UpahTersimpan } from '#domain/calls/upah-tukang.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { dokumenUpah } from '#domain/dokumen/upah-tukang.ts'
import { formatGram } from '#domain/format.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { slipBahan, slipUpah } from './slip.ts'

const isiBahan = (d: BahanTersimpan): string =>
  d.baris
    .map(
      (b) =>
        `${b.pemilik === 'CUSTOMER' ? `CUSTOMER ke ${b.no_baris}` : b.kode_group} ${formatGram(b.berat)} g`,
    )
    .join(', ')

const BAHAN: readonly DataColumn<BahanTersimpan>[] = [
  { key: 'jenis', title: 'Jenis', value: (d) => d.jenis },
  { key: 'tukang', title: 'Tukang', value: (d) => d.nama_tukang },
  { key: 'no_pesanan', title: 'Pesanan', value: (d) => d.no_pesanan },
  { key: 'emas', title: 'Emas', value: isiBahan },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

/** What a document of goldsmiths' gold changes on screens. */
export const UBAHAN_BAHAN = [
  daftarBahanTukang,
  saldoTukang,
  mutasiTukang,
  leburUntukTukang,
  lihatPesanan,
  daftarPesanan,
] as const

/** Gold to goldsmiths and back today, with its slips and cancels. */
export function RiwayatBahan() {
  const dibaca = useCall(daftarBahanTukang, {}, { staleTime: 5_000 })
  return (
    <RiwayatHariIni
      kind={bahanTukang}
      rows={dibaca.data ?? []}
      dibaca={dibaca}
      daftar={daftarBahanTukang}
      facts={(d) => d}
      columns={BAHAN}
      slip={slipBahan}
      batal={{
        call: batalBahanTukang,
        input: (no, diisi) => ({ body: { no, ...diisi } }),
        changes: [...UBAHAN_BAHAN],
        text: 'Emasnya kembali ke tempatnya sebelum dokumen ini.',
      }}
      bolehBatal={mayMake(batalBahanTukang)}
    />
  )
}

const UPAH: readonly DataColumn<UpahTersimpan>[] = [
  { key: 'tukang', title: 'Tukang', value: (d) => d.nama_tukang },
  { key: 'ref_no', title: 'Untuk', value: (d) => d.ref_no },
  {
    key: 'dibayar',
    title: 'Dibayar',
    value: (d) => (d.media === 'KAS' ? 'CASH' : `TRANSFER ${d.nama_bank}`),
  },
  { key: 'jumlah', title: 'Upah', kind: 'rupiah', value: (d) => d.jumlah },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

/** What goldsmiths were paid today. */
export function RiwayatUpah() {
  const dibaca = useCall(daftarUpahTukang, {}, { staleTime: 5_000 })
  if (dibaca.data?.length === 0) return null
  return (
    <RiwayatHariIni
      kind={dokumenUpah.KAS}
      rows={dibaca.data ?? []}
      dibaca={dibaca}
      daftar={daftarUpahTukang}
      facts={({ no_kas, ...d }) => ({ ...d, no: no_kas })}
      columns={UPAH}
      slip={slipUpah}
      batal={{
        call: batalUpahTukang,
        input: (no_kas, diisi) => ({ body: { no_kas, ...diisi } }),
        changes: [daftarUpahTukang, lihatPesanan, lihatService],
        text: 'Uangnya kembali ke kas atau rekening.',
      }}
      bolehBatal={mayMake(batalUpahTukang)}
    />
  )
}
