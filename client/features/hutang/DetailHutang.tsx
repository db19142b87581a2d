import { lihatHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { formatGram, formatTanggal } from '#domain/format.ts'
import { sebutSertifikat } from '#domain/rules/penaksir.ts'
import { tanggalSystem } from '#domain/units.ts'
import {
  caraBayar,
  dayBy,
  Detail,
  DetailTable,
  faktaKunjungan,
  faktaSales,
  NamaBarang,
  WhenLoaded,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { LineFoto } from '#client/kasir/LineFoto.tsx'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { Kabari } from '#client/features/pesan/Kabari.tsx'
import { letak } from './columns.tsx'
import { BayarList } from './BayarList.tsx'
import { fotoDariHutang } from './foto-hutang.ts'
import { IdentitasPeminjam } from './IdentitasPeminjam.tsx'
import { Jadwal } from './Jadwal.tsx'
import { sebutSyarat } from './jadwal.ts'
import { pinjamanDari, syaratHutang } from './pinjaman.ts'
import { StatusHutang } from './status.tsx'
import './hutang.css'

/** A whole loan, read by its number. */
export function DetailHutang({ no_faktur_hutang }: { no_faktur_hutang: string }) {
  const reading = useCall(lihatHutang, { params: { no_faktur_hutang } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(hutang) => <HutangContent hutang={hutang} />}</WhenLoaded>
}

export function HutangContent({ hutang: h }: { hutang: HutangLengkap }) {
  const hariIni = tanggalSystem(currentSession()!.userdata.tgl_system)
  const berjalan = h.status_hutang === 'OPEN' && h.status_valid !== 'CANC'
  return (
    <Detail
      no={h.no_faktur_hutang}
      status={<StatusHutang hutang={h} />}
      cetak={h.cetak}
      facts={fakta(h)}
      kiri={{ label: 'Pinjaman', rows: pinjaman(h) }}
      kanan={{ label: 'Hari ini', rows: hariIniRows(h) }}
      below={
        <>
          <BayarList hutang={h} />
          {berjalan && <Jadwal pinjaman={pinjamanDari(h)} hariIni={hariIni} />}
        </>
      }
    >
      <IdentitasPeminjam hutang={h} />
      {berjalan && <Kabari jenis="HUTANG JATUH TEMPO" ref_no={h.no_faktur_hutang} />}
      <Barang hutang={h} />
    </Detail>
  )
}

const fakta = (h: HutangLengkap): Fakta[] => [
  ...faktaKunjungan(h),
  faktaSales(h),
  ['Syarat', `${h.kode_kondisi_pinjaman}: ${sebutSyarat(syaratHutang(h))}`],
  ['Jatuh Tempo', formatTanggal(h.tgl_jatuh_tempo)],
  ['Bunga Dibayar Sampai', h.tgl_bunga_sampai > h.tgl_system ? formatTanggal(h.tgl_bunga_sampai) : '-'],
  ['Diperpanjang', h.perpanjang_ke > 0 ? `${h.perpanjang_ke} kali` : '-'],
  ['Amplop', letak(h)],
  ['Segel', h.no_segel],
  ['Berat Bruto', `${formatGram(h.berat_bruto)} g`],
  ['Sertifikat Penaksir', sebutSertifikat(h)],
  ['Asal', h.saldo_awal ? 'Saldo awal' : '-'],
  ['Divalidasi', h.valid_by],
  ['Otorisasi', h.otorisasi_by],
  ['Lunas', dayBy(h.tgl_lunas, h.lunas_by)],
  ['Dibatalkan', dayBy(h.tgl_batal, h.batal_by)],
  ['Alasan Batal', h.alasan_batal],
  ['Keterangan', h.keterangan],
]

const Barang = ({ hutang: h }: { hutang: HutangLengkap }) => (
  <DetailTable
    label="Barang jaminan"
    columns={[
      { title: 'Barang' },
      { title: 'Jumlah', number: true },
      { title: 'Berat', number: true },
      { title: 'Harga/gram', number: true },
      { title: 'Taksiran', number: true },
      { title: 'Foto' },
    ]}
  >
    {h.detail_barang.map((b) => (
      <tr key={b.no}>
        <NamaBarang nama_barang={b.nama_barang} kadar_cetak={b.kategori} catatan={b.kondisi} />
        <td className="number">{b.jumlah}</td>
        <td className="number">
          <Gram value={b.berat} />
        </td>
        <td className="number">
          <Rupiah value={b.harga_beli_gram} />
        </td>
        <td className="number">
          <Rupiah value={b.taksiran} strong />
        </td>
        <td>
          <LineFoto
            dari={fotoDariHutang}
            dokumen={h.no_faktur_hutang}
            line={b}
            boleh={h.status_hutang === 'OPEN'}
          />
        </td>
      </tr>
    ))}
  </DetailTable>
)

const pinjaman = (h: HutangLengkap): RincianRow[] => [
  { label: `Taksiran, ${formatGram(h.berat_emas)} g`, nilai: h.taksiran },
  { label: 'Maks Pinjaman', nilai: h.maks_pinjaman },
  { label: 'Jumlah Hutang', nilai: h.jumlah_hutang, jumlah: true },
  ...h.pembayaran.map((p) => ({
    label: `Dibayarkan ${caraBayar(p.jenis, p.nama_bank, p.no_card)}`,
    nilai: p.nominal,
  })),
]

const hariIniRows = (h: HutangLengkap): RincianRow[] =>
  h.status_hutang === 'OPEN' && h.status_valid !== 'CANC'
    ? [
        { label: 'Sisa Pokok', nilai: h.sisa_pokok },
        { label: 'Bunga', nilai: h.bunga },
        { label: 'Harus Dibayar', nilai: h.harus_dibayar, jumlah: true },
      ]
    : [{ label: 'Sisa Pokok', nilai: h.sisa_pokok, jumlah: true }]
