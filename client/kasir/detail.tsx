/** The parts of which a document is shown whole: its head, its facts, its pieces, what it comes to. */
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { formatHariTanggal } from '#domain/format.ts'
import type { Milligram, Rupiah as Amount, TanggalSystem } from '#domain/units.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import type { Reading } from '#client/ui/reading.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { useScrollByKeys } from '#client/ui/scroll.ts'
import './detail.css'

/** Shows an answer of the server, once it has arrived. */
export function WhenLoaded<D>({
  reading,
  children,
}: {
  reading: Reading & { data: D | undefined }
  children: (data: D) => ReactNode
}) {
  return reading.data === undefined ? <Menunggu reading={reading} apa="Dokumen" /> : children(reading.data)
}

export const KepalaDetail = ({
  no,
  status,
  cetak = 0,
}: {
  no: string
  status: ReactNode
  cetak?: number
}) => (
  <div className="detail-head">
    <h2>{no}</h2>
    {status}
    {cetak > 0 && <span className="muted">dicetak {cetak} kali</span>}
  </div>
)

export type Fakta = readonly [label: string, text: string]

interface Kunjungan {
  tgl_system: TanggalSystem
  jam: string
  kode_customer: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}

/** Date and time, and the customer. */
export const faktaKunjungan = (d: Kunjungan): Fakta[] => [
  ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
  ['Customer', d.kode_customer === 'NONMEMBER' ? d.nama_customer : `${d.nama_customer} (${d.kode_customer})`],
  ['No HP', d.no_hp],
  ['Alamat', d.alamat_customer],
]

export const faktaSales = (d: { nama_sales: string; kode_sales: string }): Fakta => [
  'Sales',
  `${d.nama_sales} (${d.kode_sales})`,
]

/** Lists facts, leaving out those whose text is '-'. */
export const FactList = ({ facts }: { facts: readonly Fakta[] }) => (
  <dl className="detail-facts">
    {facts
      .filter(([, text]) => text !== '-')
      .map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
)

export interface TableColumn {
  title: ReactNode
  number?: boolean
}

/** A wide table, moved by keys too. */
export function DetailTable({
  label,
  columns,
  children,
}: {
  label: string
  columns: readonly TableColumn[]
  children: ReactNode
}) {
  const region = useScrollByKeys('.detail-scroll')
  return (
    <div ref={region} className="detail-scroll" role="region" aria-label={label}>
      <table className="detail-table">
        <caption className="only-heard">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ title, number }, i) => (
              <th key={i} scope="col" className={number ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** A piece that was sold or set aside, at the price that was agreed on. */
export interface BarangDetail {
  kunci: string
  nama_barang: string
  kadar_cetak: string
  berat: Milligram
  harga_gram: Amount
  harga_jual: Amount
  ongkos: Amount
  harga_atribut: Amount
  harga_total: Amount
  /** Below its name: barcode, attachments, what became of it. */
  catatan: readonly string[]
  batal: boolean
}

interface BarangTableProps {
  label: string
  title: string
  barang: readonly BarangDetail[]
  /** false: their prices per gram are left out, where the room is needed. */
  perGram?: boolean
  /** A box in front of each. */
  choice?: Choice | undefined
}

/** Pieces to choose from, by their kunci. */
export interface Choice {
  chosen: ReadonlySet<string>
  onChoose: (kunci: string, on: boolean) => void
}

export function BarangTable({ label, title, barang, perGram = true, choice }: BarangTableProps) {
  const numbers = ['Berat', ...(perGram ? ['Harga/gram'] : []), 'Harga Jual', 'Ongkos', 'Atribut', 'Total']
  return (
    <DetailTable
      label={label}
      columns={[
        ...(choice ? [{ title: <span className="only-heard">Pilih</span> }] : []),
        { title },
        ...numbers.map((text) => ({ title: text, number: true })),
      ]}
    >
      {barang.map((b) => (
        <tr key={b.kunci} className={b.batal ? 'detail-batal' : undefined}>
          {choice && <Box barang={b} {...choice} />}
          <NamaBarang {...b} catatan={b.catatan.join(' · ')} />
          <td className="number">
            <Gram value={b.berat} />
          </td>
          {perGram && (
            <td className="number">
              <Rupiah value={b.harga_gram} />
            </td>
          )}
          <td className="number">
            <Rupiah value={b.harga_jual} />
          </td>
          <td className="number">
            <Rupiah value={b.ongkos} />
          </td>
          <td className="number">{b.harga_atribut === 0 ? '-' : <Rupiah value={b.harga_atribut} />}</td>
          <td className="number">
            <Rupiah value={b.harga_total} strong />
          </td>
        </tr>
      ))}
    </DetailTable>
  )
}

const Box = ({
  barang: { kunci, nama_barang, catatan, batal },
  chosen,
  onChoose,
}: { barang: BarangDetail } & Choice) => (
  <td>
    <Checkbox
      aria-label={`Pilih ${nama_barang} ${catatan[0]}`}
      disabled={batal}
      checked={chosen.has(kunci)}
      onChange={(event) => onChoose(kunci, event.target.checked)}
    />
  </td>
)

export const NamaBarang = ({
  nama_barang,
  kadar_cetak,
  catatan,
}: Pick<BarangDetail, 'nama_barang' | 'kadar_cetak'> & { catatan: string }) => (
  <th scope="row">
    <strong>{nama_barang}</strong> {kadar_cetak}
    <small className="muted">{catatan}</small>
  </th>
)

export interface RincianRow {
  label: ReactNode
  /** An amount, or what stands in its place. */
  nilai?: Amount | string
  /** Below it, small. */
  catatan?: ReactNode
  /** The row is the total of all rows. */
  jumlah?: boolean
}

/** Names and amounts, one below the other. */
export const Rincian = ({ label, rows }: { label?: string; rows: readonly RincianRow[] }) => (
  <dl className="detail-sum" aria-label={label}>
    {rows.map(({ label: name, nilai, catatan, jumlah }, i) => (
      <div key={i} className={jumlah ? 'detail-due' : undefined}>
        <dt>{name}</dt>
        <dd>
          {typeof nilai === 'number' ? <Rupiah value={nilai} strong={jumlah === true} /> : nilai}
          {catatan && <small className="muted">{catatan}</small>}
        </dd>
      </div>
    ))}
  </dl>
)

/** 'DEBET BCA 1234 fee 1.5%': what of it is '-' is left out. */
export const caraBayar = (...parts: readonly string[]): string => parts.filter((t) => t !== '-').join(' ')
