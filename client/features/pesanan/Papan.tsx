import { useState } from 'react'
import { listPesanan, PAPAN_PESANAN, type PesananRingkas } from '#domain/calls/pesanan.ts'
import { formatTanggal } from '#domain/format.ts'
import { lipat } from '#domain/text.ts'
import { bagianTelepon } from '#domain/telepon.ts'
import { tambahHari } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { Unread, Menunggu } from '#client/ui/Unread.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { papanColumn, sebutJanji, type PapanColumn } from './janji.ts'
import './pesanan.css'

/** The days that fetched orders stay on the board. */
const DIAMBIL_HARI = 7
/** Nearly all that are fetched were ordered within so many days. */
const DIPESAN_HARI = 180
const LIMIT = 500

/** Says what the orders of a column wait for, or which they are. */
const TENTANG: Record<PapanColumn, string> = {
  BARU: 'Belum diserahkan ke tukang',
  'DI TUKANG': 'Sedang dibuat',
  JADI: 'Menunggu diambil customer',
  DIAMBIL: `${DIAMBIL_HARI} hari terakhir`,
  TERLAMBAT: 'Janjinya sudah lewat',
}

/** Orders by what is next, the one promised first on top. */
export function Papan({ onBuka }: { onBuka: (no_pesanan: string) => void }) {
  const hariIni = currentSession()!.userdata.tgl_system
  const [dicari, cari] = useState('')
  const sejak = tambahHari(hariIni, -DIAMBIL_HARI)
  // The server knows them by the day they were ordered.
  const range = { tgl_from: tambahHari(hariIni, -DIPESAN_HARI), tgl_to: hariIni }
  const berjalan = useCall(listPesanan, { query: { limit: LIMIT } }, { staleTime: 5_000 })
  const diambil = useCall(
    listPesanan,
    { query: { ...range, status_pesanan: 'FINISH', limit: LIMIT } },
    { staleTime: 5_000 },
  )
  if (!berjalan.data || !diambil.data) return <Menunggu reading={[berjalan, diambil]} apa="Pesanan" />
  const baruDiambil = diambil.data.filter((p) => (p.tanggal_ambil ?? '') >= sejak)
  const all = new Map([...berjalan.data, ...baruDiambil].map((p) => [p.no_pesanan, p]))
  const cocok = [...all.values()].filter((p) => isCocok(p, lipat(dicari)))
  const full = berjalan.data.length === LIMIT || diambil.data.length === LIMIT
  return (
    <>
      <div className="papan-cari">
        <TextInput
          aria-label="Cari di papan"
          placeholder="Cari customer, barang, tukang, nomor"
          allowClear
          value={dicari}
          onChange={cari}
        />
      </div>
      <Unread reading={[berjalan, diambil]} apa="Pesanan" />
      <div className="papan">
        {PAPAN_PESANAN.map((column) => (
          <Column
            key={column}
            column={column}
            hariIni={hariIni}
            list={cocok.filter((p) => papanColumn(p) === column).toSorted(dijanjikanDahulu)}
            onBuka={onBuka}
          />
        ))}
      </div>
      {full && <p className="muted">Hanya {LIMIT} pesanan yang ditampilkan. Yang lain ada di Daftar.</p>}
    </>
  )
}

const dijanjikanDahulu = (a: PesananRingkas, b: PesananRingkas): number =>
  (a.tanggal_ambil ?? a.estimasi_tanggal) < (b.tanggal_ambil ?? b.estimasi_tanggal) ? -1 : 1

const isCocok = (p: PesananRingkas, dicari: string): boolean =>
  p.no_hp.includes(bagianTelepon(dicari)) ||
  [p.no_pesanan, p.nama_customer, p.nama_barang, p.nama_tukang].some((text) =>
    text.toUpperCase().includes(dicari),
  )

interface ColumnProps {
  column: PapanColumn
  hariIni: string
  list: readonly PesananRingkas[]
  onBuka: (no_pesanan: string) => void
}

/** On a phone, where one column stands below the other, what is over already is folded. */
function Column({ column, hariIni, list, onBuka }: ColumnProps) {
  const id = `papan-${column.toLowerCase().replace(' ', '-')}`
  return (
    <section className={`papan-kolom ${id}`} aria-labelledby={id}>
      <details open={column !== 'DIAMBIL' || !matchMedia('(max-width: 699px)').matches}>
        <summary>
          <h2 id={id}>
            {column} <span className="papan-jumlah">{list.length}</span>
          </h2>
          <small className="muted">{TENTANG[column]}</small>
        </summary>
        {list.length === 0 ? (
          <p className="muted papan-kosong">Tidak ada</p>
        ) : (
          <ul>
            {list.map((p) => (
              <li key={p.no_pesanan}>
                <Kartu pesanan={p} hariIni={hariIni} onBuka={onBuka} />
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  )
}

function Kartu({
  pesanan: p,
  hariIni,
  onBuka,
}: { pesanan: PesananRingkas } & Pick<ColumnProps, 'hariIni' | 'onBuka'>) {
  const diambil = p.tanggal_ambil !== null
  return (
    <button type="button" className="papan-kartu" onClick={() => onBuka(p.no_pesanan)}>
      <strong>{p.nama_customer}</strong>
      <span>
        {p.nama_barang}
        {p.total_qty > 1 && <small className="muted"> · {p.total_qty} barang</small>}
      </span>
      <span className={p.terlambat ? 'pesan-lewat' : undefined}>
        {diambil
          ? `diambil ${sebutDiambil(hariIni, p.tanggal_ambil!)}`
          : sebutJanji(hariIni, p.estimasi_tanggal)}
        {!diambil && <small className="muted"> · {formatTanggal(p.estimasi_tanggal)}</small>}
      </span>
      {p.kode_tukang !== '-' && <small>Tukang {p.nama_tukang}</small>}
      <small className="number">
        DP <Rupiah value={p.jumlah_bayar} />
        {p.status_pesanan !== 'FINISH' && (
          <>
            {' '}
            · sisa <Rupiah value={p.sisa_bayar} />
          </>
        )}
      </small>
      <small className="muted">{p.no_pesanan}</small>
    </button>
  )
}

const sebutDiambil = (hariIni: string, hari: string): string =>
  hari === hariIni ? 'hari ini' : formatTanggal(hari)
