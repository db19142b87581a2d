import {
  batalBahanTukang,
  listBahanTukang,
  leburUntukTukang,
  mutasiTukang,
  saldoTukang,
  type BahanTersimpan,
} from '#domain/calls/bahan-tukang.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { batalUpahTukang, listUpahTukang, type UpahTersimpan } from '#domain/calls/upah-tukang.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { dokumenUpah } from '#domain/dokumen/upah-tukang.ts'
import { formatGram } from '#domain/format.ts'
import { RiwayatHariIni } from '#client/kasir/RiwayatHariIni.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { slipBahan, slipUpah } from './slip.ts'

const bahanContent = (d: BahanTersimpan): string =>
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
  { key: 'emas', title: 'Emas', value: bahanContent },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

/** Calls whose answers change with a document of goldsmiths' gold. */
export const UBAHAN_BAHAN = [
  listBahanTukang,
  saldoTukang,
  mutasiTukang,
  leburUntukTukang,
  lihatPesanan,
  listPesanan,
] as const

/** Gold to goldsmiths and back today, with its slips and cancels. */
export function RiwayatBahan() {
  const reading = useCall(listBahanTukang, {}, { staleTime: 5_000 })
  return (
    <RiwayatHariIni
      kind={bahanTukang}
      rows={reading.data ?? []}
      reading={reading}
      list={listBahanTukang}
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

/** The payments to goldsmiths today. */
export function RiwayatUpah() {
  const reading = useCall(listUpahTukang, {}, { staleTime: 5_000 })
  if (reading.data?.length === 0) return null
  return (
    <RiwayatHariIni
      kind={dokumenUpah.KAS}
      rows={reading.data ?? []}
      reading={reading}
      list={listUpahTukang}
      facts={({ no_kas, ...d }) => ({ ...d, no: no_kas })}
      columns={UPAH}
      slip={slipUpah}
      batal={{
        call: batalUpahTukang,
        input: (no_kas, diisi) => ({ body: { no_kas, ...diisi } }),
        changes: [listUpahTukang, lihatPesanan, lihatService],
        text: 'Uangnya kembali ke kas atau rekening.',
      }}
      bolehBatal={mayMake(batalUpahTukang)}
    />
  )
}
