import { Button } from 'antd'
import { useState } from 'react'
import { sebutAtribut } from '#domain/documents/atribut.ts'
import type { PesananLine, PesananLengkap } from '#domain/calls/pesanan.ts'
import { formatGram, formatHariTanggal, formatPersen, formatTanggal } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { sisaPesanan } from '#domain/rules/pesanan.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { currentSession } from '#client/net/session.ts'
import { UpahTable } from '#client/features/tukang/UpahTable.tsx'
import { Kabari } from '#client/features/pesan/Kabari.tsx'
import {
  dayBy,
  Detail,
  DetailTable,
  dikembalikan,
  faktaKunjungan,
  faktaSales,
  NamaBarang,
  type Fakta,
  type RincianRow,
} from '#client/kasir/detail.tsx'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { LineFoto } from '#client/kasir/LineFoto.tsx'
import { fotoDariPesanan } from './foto-pesanan.ts'
import { totalJadi } from './jadi.ts'
import { sebutJanji } from './janji.ts'
import { StatusPesanan } from './status.tsx'
import { Bahan, Setoran, type SetoranActions } from './UangPesanan.tsx'
import './pesanan.css'

export interface DetailActions extends SetoranActions {
  /** Only where a line may be dropped. */
  onBatalBarang?: ((line: PesananLine) => void) | undefined
}

/** A whole order: the pieces ordered, every payment, and its history. */
export function DetailPesanan({ pesanan, ...actions }: { pesanan: PesananLengkap } & DetailActions) {
  const { settings } = useSettings()
  return (
    <Detail
      className="pesan-detail"
      no={pesanan.no_pesanan}
      status={<StatusPesanan {...pesanan} />}
      cetak={pesanan.cetak}
      facts={fakta(pesanan)}
      kanan={{ label: 'Jumlah', rows: jumlah(pesanan, settings) }}
    >
      <Kabari jenis="PESANAN JADI" ref_no={pesanan.no_pesanan} />
      <Barang pesanan={pesanan} onBatalBarang={actions.onBatalBarang} />
      {pesanan.setoran.length > 0 && (
        <Setoran pesanan={pesanan} onCetak={actions.onCetak} onBatalDp={actions.onBatalDp} />
      )}
      {pesanan.bahan.length > 0 && <Bahan bahan={pesanan.bahan} />}
      {pesanan.upah.length > 0 && <UpahTable upah={pesanan.upah} />}
    </Detail>
  )
}

function fakta(p: PesananLengkap): Fakta[] {
  const hariIni = currentSession()!.userdata.tgl_system
  const berjalan = p.status_pesanan !== 'FINISH' && p.status_pesanan !== 'CLOSE'
  const janji = formatHariTanggal(p.estimasi_tanggal)
  return [
    ...faktaKunjungan({ ...p, tgl_system: p.tanggal }),
    faktaSales(p),
    ['Tanggal Estimasi', berjalan ? `${janji} (${sebutJanji(hariIni, p.estimasi_tanggal)})` : janji],
    ['Tukang', p.kode_tukang === '-' ? '-' : `${p.nama_tukang} (${p.kode_tukang})`],
    ['Jadi', dayBy(p.tgl_jadi)],
    ['Diambil', p.no_faktur_group === '-' ? '-' : diambil(p)],
    ['Dibatalkan', dayBy(p.tgl_batal, p.batal_by)],
    ['Alasan Batal', p.alasan_batal],
    ['Keterangan', p.keterangan],
    ['Dibuat', p.input_by],
  ]
}

const diambil = ({ tanggal_ambil, no_faktur_group }: PesananLengkap): string =>
  tanggal_ambil
    ? `${formatTanggal(tanggal_ambil)} dengan ${no_faktur_group}`
    : `sedang, dengan ${no_faktur_group}`

const STATE: Record<string, string> = { OPEN: 'Belum jadi', JADI: 'Jadi', BATAL: 'Batal' }
const ACTIONS = { title: <span className="only-heard">Aksi</span> }

/** The document that brought the piece: it is undone there. */
function NomorJadi({ no }: { no: string }) {
  const [dibuka, setDibuka] = useState(false)
  return (
    <>
      <Button type="link" size="small" className="pesanan-no-jadi" onClick={() => setDibuka(true)}>
        {no}
      </Button>
      {dibuka && <DokumenBernomor no={no} onTutup={() => setDibuka(false)} />}
    </>
  )
}

function Barang({
  pesanan: { no_pesanan, detail_barang, status_pesanan },
  onBatalBarang,
}: { pesanan: PesananLengkap } & Pick<DetailActions, 'onBatalBarang'>) {
  const alive = detail_barang.filter((d) => d.status !== 'BATAL').length
  const bolehFoto = status_pesanan === 'OPEN' || status_pesanan === 'PROSES'
  return (
    <DetailTable
      label="Barang pesanan"
      columns={[
        { title: 'Barang' },
        { title: 'Keadaan' },
        { title: 'Berat', number: true },
        { title: 'Harga/gram', number: true },
        { title: 'Harga Jual', number: true },
        { title: 'Ongkos', number: true },
        { title: 'Atribut', number: true },
        { title: 'Total', number: true },
        ACTIONS,
      ]}
    >
      {detail_barang.map((d) => (
        <tr key={d.no} className={d.status === 'BATAL' ? 'detail-batal' : undefined}>
          <NamaBarang {...d} catatan={catatan(d)} />
          <td>
            {STATE[d.status] ?? d.status}
            {d.kode_barcode !== '-' && <small className="muted">{d.kode_barcode}</small>}
            {d.no_jadi !== '-' && <NomorJadi no={d.no_jadi} />}
            {d.alasan_batal !== '-' && <small className="muted">{d.alasan_batal}</small>}
          </td>
          <td className="number">
            <Gram value={d.status === 'JADI' ? d.berat_jadi : d.perkiraan_berat} />
            <small className="muted">
              {d.status === 'JADI' ? `pesan ${formatGram(d.perkiraan_berat)} g` : 'perkiraan'}
            </small>
          </td>
          <td className="number">
            <Rupiah value={d.harga_gram} />
            <small className="muted">{d.mengikat ? 'mengikat' : 'harga hari diambil'}</small>
          </td>
          <td className="number">
            <Rupiah value={d.harga_jual} />
          </td>
          <td className="number">
            <Rupiah value={d.ongkos} />
          </td>
          <td className="number">{d.harga_atribut === 0 ? '-' : <Rupiah value={d.harga_atribut} />}</td>
          <td className="number">
            <Rupiah value={d.harga_total} strong />
          </td>
          <td>
            <div className="pesan-tombol">
              <LineFoto
                dari={fotoDariPesanan}
                dokumen={no_pesanan}
                line={d}
                boleh={bolehFoto && d.status !== 'BATAL'}
              />
              {onBatalBarang && d.status === 'OPEN' && alive > 1 && (
                <Button
                  size="small"
                  danger
                  aria-label={`Batal ${d.nama_barang}`}
                  onClick={() => onBatalBarang(d)}
                >
                  Batal
                </Button>
              )}
            </div>
          </td>
        </tr>
      ))}
    </DetailTable>
  )
}

const catatan = (d: PesananLine): string =>
  [
    d.nama_group,
    ...(d.ukuran === '-' ? [] : [`ukuran ${d.ukuran}`]),
    ...(d.catatan === '-' ? [] : [d.catatan]),
    ...[sebutAtribut(d)].filter(Boolean),
    ...(d.berat_customer === 0
      ? []
      : [
          `emas customer ${formatGram(d.berat_customer)} g kadar ${formatPersen(d.kadar_customer)}`,
          ...(d.emas_di_toko > 0 ? [`di toko ${formatGram(d.emas_di_toko)} g`] : []),
          ...(d.emas_di_tukang > 0 ? [`di tukang ${formatGram(d.emas_di_tukang)} g`] : []),
        ]),
  ].join(' · ')

/** The totals of an order: by the estimates, and by the finished pieces once their weight is known. */
function jumlah(p: PesananLengkap, settings: Settings | undefined): RincianRow[] {
  const berakhir = p.status_pesanan === 'CLOSE' || p.status_pesanan === 'FINISH'
  const jadi = settings && p.status_pesanan === 'DONE' ? totalJadi(p.detail_barang, settings) : undefined
  return [
    { label: 'Perkiraan Total', nilai: p.total_harga },
    ...(jadi === undefined ? [] : [{ label: 'Menurut Berat Jadi', nilai: jadi }]),
    { label: 'DP', nilai: p.jumlah_bayar, jumlah: true },
    ...(berakhir
      ? []
      : [{ label: 'Sisa', nilai: jadi === undefined ? p.sisa_bayar : sisaPesanan(jadi, p.jumlah_bayar) }]),
    ...(p.potongan_rp > 0 ? [{ label: 'Potongan Batal', nilai: p.potongan_rp }] : []),
    ...dikembalikan(p.refund),
  ]
}
