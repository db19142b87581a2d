/** The columns of the list, and of what is taken away to report it. */
import type { AmlRingkas, AmlExportRow, DokumenAmlDilihat, PolaAml } from '#domain/calls/aml.ts'
import { formatTanggal } from '#domain/format.ts'
import type { Rupiah } from '#domain/units.ts'
import { dayColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'

const NAMA: Record<AmlRingkas['status_aml'], string> = {
  BARU: 'BELUM DILAPORKAN',
  DILAPORKAN: 'DILAPORKAN',
  BUKAN: 'BUKAN',
}
export const sebutStatus = (status: AmlRingkas['status_aml']): string => NAMA[status]
const NADA = { BARU: 'tunggu', DILAPORKAN: 'baik', BUKAN: 'biasa' } as const

export const StatusAml = ({ status_aml, lewat }: Pick<AmlRingkas, 'status_aml' | 'lewat'>) => (
  <Lencana nada={status_aml === 'BARU' && lewat ? 'buruk' : NADA[status_aml]}>
    {sebutStatus(status_aml)}
  </Lencana>
)

/** Says in words how much time is left. */
export function sebutSisa({ status_aml, sisa_hari, lewat }: AmlRingkas): string {
  if (status_aml === 'BUKAN') return '-'
  if (status_aml === 'DILAPORKAN') return lewat ? 'dilaporkan lewat tenggat' : 'dilaporkan tepat waktu'
  if (lewat) return sisa_hari < 0 ? `lewat ${-sisa_hari} hari kerja` : 'lewat tenggat'
  return sisa_hari === 0 ? 'hari terakhir' : `sisa ${sisa_hari} hari kerja`
}

export const COLUMNS: DataColumn<AmlRingkas>[] = [
  {
    key: 'tenggat',
    title: 'Tenggat',
    value: (a) => a.tenggat,
    render: (a) => (
      <span className={a.status_aml === 'BARU' && a.lewat ? 'aml-lewat' : undefined}>
        {a.status_aml === 'BUKAN' ? '-' : formatTanggal(a.tenggat)}
        <small className="aml-sisa">{sebutSisa(a)}</small>
      </span>
    ),
  },
  {
    key: 'status_aml',
    title: 'Status',
    value: (a) => sebutStatus(a.status_aml),
    render: (a) => <StatusAml {...a} />,
  },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (a) => a.nama_customer,
    render: (a) => (
      <>
        {a.nama_customer}
        <small className="aml-sisa">{a.kode_member === 'NONMEMBER' ? a.dasar : a.kode_member}</small>
      </>
    ),
  },
  { key: 'no_hp', title: 'No HP', value: (a) => a.no_hp },
  { key: 'total', title: 'Total', kind: 'rupiah', value: (a) => a.total },
  { key: 'total_tunai', title: 'Tunai', kind: 'rupiah', value: (a) => a.total_tunai },
  { key: 'jumlah', title: 'Nota', kind: 'count', value: (a) => a.jumlah },
  { key: 'toko', title: 'Toko', value: (a) => a.toko.join(', ') },
  dayColumn('tgl_awal', 'Dari', (a) => a.tgl_awal),
  dayColumn('tgl_akhir', 'Sampai', (a) => a.tgl_akhir),
  dayColumn('tanggal', 'Tercatat', (a) => a.tanggal),
]

export const JENIS: Record<DokumenAmlDilihat['jenis'], string> = {
  JUAL: 'PENJUALAN',
  TUKAR: 'TUKAR TAMBAH',
  BELI: 'PEMBELIAN',
  LEBUR: 'JUAL LEBUR',
}

export const EXPORT_COLUMNS: DataColumn<AmlExportRow>[] = [
  { key: 'id', title: 'No', kind: 'count', value: (b) => b.id },
  { key: 'tanggal', title: 'Tercatat', kind: 'date', value: (b) => b.tanggal },
  { key: 'tenggat', title: 'Tenggat', kind: 'date', value: (b) => b.tenggat },
  { key: 'status_aml', title: 'Status', value: (b) => sebutStatus(b.status_aml) },
  { key: 'nama_customer', title: 'Customer', value: (b) => b.nama_customer },
  { key: 'kode_member', title: 'Kode Member', value: (b) => b.kode_member },
  { key: 'no_hp', title: 'No HP', value: (b) => b.no_hp },
  { key: 'jenis_identitas', title: 'Jenis Identitas', value: (b) => b.jenis_identitas },
  { key: 'no_identitas', title: 'No Identitas', value: (b) => b.no_identitas },
  { key: 'nama_identitas', title: 'Nama Identitas', value: (b) => b.nama_identitas },
  { key: 'alamat', title: 'Alamat', value: (b) => b.alamat },
  { key: 'tempat_lahir', title: 'Tempat Lahir', value: (b) => b.tempat_lahir },
  { key: 'tgl_lahir', title: 'Tanggal Lahir', kind: 'date', value: (b) => b.tgl_lahir ?? '-' },
  { key: 'pekerjaan', title: 'Pekerjaan', value: (b) => b.pekerjaan },
  { key: 'atas_nama', title: 'Atas Nama', value: (b) => b.atas_nama },
  { key: 'kode_toko', title: 'Toko', value: (b) => b.kode_toko },
  { key: 'no', title: 'No Faktur', value: (b) => b.no },
  { key: 'jenis', title: 'Jenis', value: (b) => JENIS[b.jenis] },
  { key: 'hari', title: 'Tanggal', kind: 'date', value: (b) => b.hari },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', value: (b) => b.nilai as Rupiah },
  { key: 'tunai', title: 'Tunai', kind: 'rupiah', value: (b) => b.tunai as Rupiah },
  { key: 'cara_bayar', title: 'Cara Bayar', value: (b) => b.cara_bayar },
  { key: 'barang', title: 'Barang', value: (b) => b.barang },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
]

export const POLA_COLUMNS: DataColumn<PolaAml>[] = [
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (p) => p.nama_customer,
    render: (p) => (
      <>
        {p.nama_customer}
        <small className="aml-sisa">{p.kode_member === 'NONMEMBER' ? p.dasar : p.kode_member}</small>
      </>
    ),
  },
  { key: 'no_hp', title: 'No HP', value: (p) => p.no_hp },
  { key: 'total', title: 'Total', kind: 'rupiah', value: (p) => p.total },
  { key: 'total_tunai', title: 'Tunai', kind: 'rupiah', value: (p) => p.total_tunai },
  { key: 'jumlah', title: 'Nota', kind: 'count', value: (p) => p.jumlah },
  { key: 'hari', title: 'Hari', kind: 'count', value: (p) => p.hari },
  { key: 'toko', title: 'Toko', value: (p) => p.toko.join(', ') },
  dayColumn('tgl_awal', 'Dari', (p) => p.tgl_awal),
  dayColumn('tgl_akhir', 'Sampai', (p) => p.tgl_akhir),
]
