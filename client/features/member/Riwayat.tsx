import { Tabs } from 'antd'
import { riwayatMember, type RiwayatMember } from '#domain/calls/member.ts'
import { pesanKunjungan } from '#domain/rules/member.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'

type Dokumen = RiwayatMember['dokumen'][number]
type Poin = RiwayatMember['poin'][number]
type Kasus = RiwayatMember['kasus'][number]

const kepala: DataColumn<Dokumen>[] = [
  { key: 'no_faktur_group', title: 'No Faktur', value: (d) => d.no_faktur_group },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date', value: (d) => `${d.tgl_system} ${d.jam.slice(0, 5)}` },
  { key: 'nama_sales', title: 'Sales', value: (d) => d.nama_sales },
]
const status: DataColumn<Dokumen> = { key: 'status_valid', title: 'Status', value: (d) => d.status_valid }
const JUAL: DataColumn<Dokumen>[] = [
  ...kepala,
  { key: 'barang', title: 'Barang', value: (d) => d.barang },
  { key: 'total_jual', title: 'Total', kind: 'rupiah', value: (d) => d.total_jual as Rupiah },
  status,
]
const BELI: DataColumn<Dokumen>[] = [
  ...kepala,
  { key: 'barang_beli', title: 'Barang', value: (d) => d.barang_beli },
  { key: 'jenis', title: 'Jenis', value: (d) => d.jenis },
  { key: 'total_beli', title: 'Total Beli', kind: 'rupiah', value: (d) => d.total_beli as Rupiah },
  status,
]
const PESANAN: DataColumn<Dokumen>[] = [
  ...kepala,
  { key: 'barang', title: 'Barang', value: (d) => d.barang },
  { key: 'total_jual', title: 'Total', kind: 'rupiah', value: (d) => d.total_jual as Rupiah },
  { key: 'total_bayar', title: 'DP', kind: 'rupiah', value: (d) => d.total_bayar as Rupiah },
  status,
]
const SERVICE: DataColumn<Dokumen>[] = [
  ...kepala,
  { key: 'barang', title: 'Barang', value: (d) => d.barang },
  { key: 'total_jual', title: 'Ongkos', kind: 'rupiah', value: (d) => d.total_jual as Rupiah },
  { key: 'total_bayar', title: 'Dibayar', kind: 'rupiah', value: (d) => d.total_bayar as Rupiah },
  status,
]
const HUTANG: DataColumn<Dokumen>[] = [
  ...kepala,
  { key: 'barang', title: 'Barang', value: (d) => d.barang },
  { key: 'total_bayar', title: 'Jumlah Hutang', kind: 'rupiah', value: (d) => rupiah(-d.total_bayar) },
  status,
]
export const POIN_COLUMNS: DataColumn<Poin>[] = [
  { key: 'tgl_trx', title: 'Tanggal', kind: 'date', value: (p) => `${p.tgl_trx} ${p.jam.slice(0, 5)}` },
  { key: 'kategori', title: 'Kategori', value: (p) => p.kategori },
  { key: 'poin_awal', title: 'Poin Awal', kind: 'count', value: (p) => p.poin_awal },
  { key: 'poin', title: 'Poin', kind: 'count', value: (p) => p.poin },
  { key: 'poin_akhir', title: 'Poin Akhir', kind: 'count', value: (p) => p.poin_akhir },
  { key: 'deskripsi', title: 'Deskripsi', value: (p) => p.deskripsi },
  { key: 'ref_no', title: 'No Ref', value: (p) => p.ref_no },
  { key: 'kode_toko', title: 'Toko', value: (p) => p.kode_toko },
]
const KASUS: DataColumn<Kasus>[] = [
  { key: 'tanggal', title: 'Tanggal', kind: 'date', value: (k) => k.tanggal },
  { key: 'transaksi', title: 'Transaksi', value: (k) => k.transaksi },
  { key: 'jenis', title: 'Jenis', value: (k) => k.jenis },
  { key: 'no_nota', title: 'Deskripsi', value: (k) => k.no_nota },
  { key: 'keterangan', title: 'Keterangan', value: (k) => k.keterangan },
  { key: 'status', title: 'Status', value: (k) => k.status },
]

/** The purchases, buy-backs, points and complaints of a member; the number of visits is said in words (spec 001 §8). */
export function Riwayat({ kode_member }: { kode_member: string }) {
  const reading = useCall(riwayatMember, { params: { kode_member } }, { staleTime: 0 })
  const { data } = reading
  if (!data) return <Menunggu reading={reading} apa="Transaksi Member" />
  const kali = pesanKunjungan(data.member.trx_count)
  const per = (...jenis: Dokumen['jenis'][]) => data.dokumen.filter((d) => jenis.includes(d.jenis))
  const jual = per('JUAL', 'TUKAR')
  const beli = per('BELI', 'TUKAR')
  const pesanan = per('PESANAN')
  const service = per('SERVICE')
  const hutang = per('HUTANG')
  return (
    <>
      {kali && (
        <p className="member-kali" role="status">
          {kali}
        </p>
      )}
      <Tabs
        items={[
          {
            key: 'jual',
            label: `Penjualan (${jual.length})`,
            children: (
              <DataTable
                label="Penjualan"
                columns={JUAL}
                rows={jual}
                rowKey={(d) => d.no_faktur_group}
                search={false}
                empty="Belum Ada Penjualan"
                pageSize={10}
              />
            ),
          },
          {
            key: 'beli',
            label: `Pembelian (${beli.length})`,
            children: (
              <DataTable
                label="Pembelian"
                columns={BELI}
                rows={beli}
                rowKey={(d) => d.no_faktur_group}
                search={false}
                empty="Belum Ada Pembelian"
                pageSize={10}
              />
            ),
          },
          {
            key: 'pesanan',
            label: `Pesanan (${pesanan.length})`,
            children: (
              <DataTable
                label="Pesanan"
                columns={PESANAN}
                rows={pesanan}
                rowKey={(d) => d.no_faktur_group}
                search={false}
                empty="Belum Ada Pesanan"
                pageSize={10}
              />
            ),
          },
          {
            key: 'service',
            label: `Service (${service.length})`,
            children: (
              <DataTable
                label="Service"
                columns={SERVICE}
                rows={service}
                rowKey={(d) => d.no_faktur_group}
                search={false}
                empty="Belum Ada Service"
                pageSize={10}
              />
            ),
          },
          {
            key: 'hutang',
            label: `Hutang (${hutang.length})`,
            children: (
              <DataTable
                label="Hutang"
                columns={HUTANG}
                rows={hutang}
                rowKey={(d) => d.no_faktur_group}
                search={false}
                empty="Belum Ada Hutang"
                pageSize={10}
              />
            ),
          },
          {
            key: 'poin',
            label: `Poin (${data.poin.length})`,
            children: (
              <DataTable
                label="Poin"
                columns={POIN_COLUMNS}
                rows={data.poin}
                rowKey={(p) => String(p.id)}
                search={false}
                empty="Belum Ada Poin"
                pageSize={10}
              />
            ),
          },
          {
            key: 'kasus',
            label: `Kasus (${data.kasus.length})`,
            children: (
              <DataTable
                label="Kasus"
                columns={KASUS}
                rows={data.kasus}
                rowKey={(k) => String(k._id)}
                search={false}
                empty="Belum Ada Kasus"
                pageSize={10}
              />
            ),
          },
        ]}
      />
    </>
  )
}
