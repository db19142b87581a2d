import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import {
  koreksiBerat,
  lihatBarang,
  ubahBarang,
  ubahFakturPajak,
  ubahOngkosBarang,
  type BarangLengkap,
} from '#domain/calls/data-barang.ts'
import { barangLabel } from '#domain/calls/label.ts'
import { formatGram, formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { sebutLokasi } from '#domain/rules/sebut-lokasi.ts'
import { STATUS_DIKOREKSI, tolakUbahNama, tolakUbahOngkos } from '#domain/rules/ubah-barang.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { KelolaFoto } from '#client/kasir/KelolaFoto.tsx'
import { FactList, WhenLoaded, KepalaDetail, Rincian, type Fakta } from '#client/kasir/detail.tsx'
import { LabelButton } from '#client/stok/LabelButton.tsx'
import { FormFakturPajak } from './FormFakturPajak.tsx'
import { FormKoreksiBerat } from './FormKoreksiBerat.tsx'
import { FormUbahBarang } from './FormUbahBarang.tsx'
import { FormUbahOngkos } from './FormUbahOngkos.tsx'
import { KartuBarang } from './KartuBarang.tsx'
import { LencanaBarang } from './LencanaBarang.tsx'
import { Nomor } from './Nomor.tsx'
import './barang.css'

/** A piece by its barcode, or, while it has none, by the id by which a list knows it. */
export type Ditunjuk = { kode_barcode: string } | { id: number }

export const barangReading = (ditunjuk: Ditunjuk) =>
  ({ query: 'id' in ditunjuk ? { id: ditunjuk.id } : { kode_barcode: ditunjuk.kode_barcode } }) as const

type Formulir = 'ubah' | 'ongkos' | 'faktur' | 'berat'

/** A whole piece, with what can be done to it; `kembali` is the way back to the list it came from. */
export function DetailBarang({ ditunjuk, onKembali }: { ditunjuk: Ditunjuk; onKembali?: () => void }) {
  const reading = useCall(lihatBarang, barangReading(ditunjuk), { staleTime: 0 })
  useLive('stok', () => void invalidate(lihatBarang))
  const [form, setForm] = useState<Formulir>()
  const { data } = reading
  const tutup = () => setForm(undefined)
  return (
    <div className="barang-detail">
      <div className="page-actions">
        {onKembali && (
          <Button onClick={onKembali}>
            Kembali Ke Daftar <kbd>Esc</kbd>
          </Button>
        )}
        {data && <Tindakan barang={data} onChoose={setForm} />}
      </div>
      <WhenLoaded reading={reading}>{(barang) => <Content barang={barang} />}</WhenLoaded>
      {data && form === 'ubah' && <FormUbahBarang barang={data} onClose={tutup} />}
      {data && form === 'ongkos' && <FormUbahOngkos barang={data} onClose={tutup} />}
      {data && form === 'faktur' && <FormFakturPajak barang={data} onClose={tutup} />}
      {data && form === 'berat' && <FormKoreksiBerat barang={data} onClose={tutup} />}
    </div>
  )
}

/** The actions that the piece allows as it stands; for the others the server says why not. */
function Tindakan({ barang, onChoose }: { barang: BarangLengkap; onChoose: (form: Formulir) => void }) {
  return (
    <>
      {mayMake(barangLabel) && barang.kode_barcode !== '-' && !tolakUbahNama(barang) && (
        <LabelButton dicari={{ barcode: barang.kode_barcode }} />
      )}
      {mayMake(ubahBarang) && !tolakUbahNama(barang) && (
        <Button onClick={() => onChoose('ubah')}>Ubah Data</Button>
      )}
      {mayMake(ubahOngkosBarang) && !tolakUbahOngkos(barang) && (
        <Button onClick={() => onChoose('ongkos')}>Ubah Ongkos & Atribut</Button>
      )}
      {mayMake(ubahFakturPajak) && !tolakUbahOngkos(barang) && (
        <Button onClick={() => onChoose('faktur')}>Faktur Pajak</Button>
      )}
      {mayMake(koreksiBerat) && (STATUS_DIKOREKSI as readonly string[]).includes(barang.status) && (
        <Button disabled={barang.baki_dikunci} onClick={() => onChoose('berat')}>
          Koreksi Berat
        </Button>
      )}
    </>
  )
}

const Content = ({ barang }: { barang: BarangLengkap }) => (
  <>
    <div className="detail card">
      <KepalaDetail
        no={barang.kode_barcode === '-' ? `${barang.nama_barang} (tanpa barcode)` : barang.kode_barcode}
        status={<LencanaBarang status={barang.status} />}
      />
      <FactList facts={fakta(barang)} />
      <Dipegang barang={barang} />
      {barang.kode_barcode !== '-' && (
        <KelolaFoto kode_barcode={barang.kode_barcode} nama={barang.nama_barang} />
      )}
    </div>
    <section className="card" aria-label="Harga hari ini">
      <h3>Harga Hari Ini</h3>
      <Harga barang={barang} />
    </section>
    <section aria-label="Kartu barang">
      <h3>Kartu Barang</h3>
      <KartuBarang id={barang.id} />
    </section>
  </>
)

const tanggal = (hari: string | null): string => (hari === null ? '-' : formatTanggal(hari))

const fakta = (b: BarangLengkap): Fakta[] => [
  ['Nama', `${b.nama_barang} ${b.kadar_cetak}`],
  ['Group', `${b.nama_group} (${b.kode_group}), kadar ${formatPersen(b.kadar)}`],
  ['Jenis', `${b.nama_dept} (${b.kode_dept})`],
  [
    'Berat',
    b.berat === b.berat_awal
      ? `${formatGram(b.berat)} g`
      : `${formatGram(b.berat)} g, waktu masuk ${formatGram(b.berat_awal)} g`,
  ],
  ['Atribut', b.nama_atribut === '-' ? '-' : `${b.nama_atribut}, ${formatGram(b.berat_atribut)} g`],
  ['Tempat', sebutLokasi(lokasiNyata(b.kode_gudang, b.kode_baki))],
  ['Kode Intern', b.kode_intern],
  ['Bandrol', b.kode_bandrol],
  ['Asal', b.sumber],
  ['Masuk', tanggal(b.tgl_masuk)],
  ['Terakhir Dijual', tanggal(b.tgl_last_jual)],
  ['Terakhir Dibeli', tanggal(b.tgl_last_beli)],
  [
    'Ditahan',
    b.ditahan_sampai ? `dibeli tanpa nota, baru boleh keluar mulai ${formatTanggal(b.ditahan_sampai)}` : '-',
  ],
  ['Faktur Pajak', fakturPajak(b)],
]

/** Which, of whom, of what day; a piece may only be said to have one. */
const fakturPajak = (b: BarangLengkap): string => {
  if (!b.punya_faktur_pajak) return '-'
  return b.faktur_pajak_no === '-'
    ? 'Ada, nomornya belum dicatat'
    : `${b.faktur_pajak_no}, ${b.faktur_pajak_pemasok}, ${tanggal(b.faktur_pajak_tgl)}`
}

const MEMEGANG: Record<string, string> = {
  BOOKED: 'Ditahan transaksi yang belum divalidasi',
  TITIP: 'Ditahan titipan',
  PESANAN: 'Ditahan pesanan',
  TERJUAL: 'Terjual dengan',
  BELI: 'Dibeli dengan',
}

/** Tells which document holds the piece, or took it where it is, and that its tray is being counted. */
function Dipegang({ barang: { status, dipegang, baki_dikunci } }: { barang: BarangLengkap }) {
  return (
    <>
      {dipegang !== '-' && (
        <p>
          {MEMEGANG[status] ?? 'Dengan dokumen'} <Nomor no={dipegang} />
        </p>
      )}
      {baki_dikunci && <p>Bakinya sedang stock opname: barang tidak bisa dipindah atau dikoreksi dulu.</p>}
    </>
  )
}

/** The parts that add up to it, and where the price per gram comes from. */
function Harga({ barang: { harga, kode_group } }: { barang: BarangLengkap }): ReactNode {
  if (!harga) return <p>Harga Group {kode_group} Belum Ada</p>
  return (
    <>
      <Rincian
        label="Rincian harga"
        rows={[
          ...harga.asal_harga.map(({ nama, rumus, jumlah }) => ({
            label: nama,
            nilai: jumlah,
            ...(rumus && { catatan: rumus }),
          })),
          { label: 'Harga Hari Ini', nilai: harga.harga_total, jumlah: true },
        ]}
      />
      <p className="muted">
        Harga group {kode_group} {formatRupiah(harga.harga_gram)} per gram,{' '}
        {harga.cara === 'TURUNAN' ? 'turunan dari harga 24K' : 'diatur sendiri'}. Emasnya boleh dijual{' '}
        {formatRupiah(harga.harga_min)} sampai {formatRupiah(harga.harga_max)} tanpa otorisasi.
      </p>
    </>
  )
}
