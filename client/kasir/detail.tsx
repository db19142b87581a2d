/** The parts of which a document is shown whole: its head, its facts, its pieces, what it comes to. */
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import type { HadiahDiserahkan } from '#domain/calls/hadiah-diserahkan.ts'
import { formatHariTanggal, formatRupiah, formatTanggal } from '#domain/format.ts'
import { nameAll } from '#domain/rules/hadiah-diserahkan.ts'
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
  cetak?: number | undefined
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

interface DetailProps {
  no: string
  status: ReactNode
  /** Number of prints. */
  cetak?: number
  facts: readonly Fakta[]
  /** The two lists below it: what was paid, and what it comes to. */
  kiri?: RincianProps
  kanan: RincianProps
  className?: string
  /** Above everything: 'Nota Asli'. */
  above?: ReactNode
  below?: ReactNode
  /** Its pieces, and all else that stands on it. */
  children: ReactNode
}

/** A whole document. */
export const Detail = ({ no, status, cetak, facts, kiri, kanan, ...rest }: DetailProps) => (
  <div className={`detail ${rest.className ?? ''}`}>
    {rest.above}
    <KepalaDetail no={no} status={status} cetak={cetak} />
    <FactList facts={facts} />
    {rest.children}
    <div className="detail-foot">
      {kiri ? <Rincian {...kiri} /> : <span />}
      <Rincian {...kanan} />
    </div>
    {rest.below}
  </div>
)

/** A day, and who did it. */
export const dayBy = (day: string | null, oleh = '-'): string =>
  day ? `${formatTanggal(day)}${oleh === '-' ? '' : ` oleh ${oleh}`}` : '-'

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

interface RincianProps {
  label?: string
  rows: readonly RincianRow[]
}

/** Names and amounts, one below the other. */
export const Rincian = ({ label, rows }: RincianProps) => (
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

interface SetoranRow {
  urut: number
  tgl_system: string
  jam: string
  status_valid: string
  pembayaran: readonly { jenis: string; nama_bank: string; no_card: string; nominal: Amount }[]
  total: Amount
}

/** The payments of a document, made one after the other. */
export const SetoranTable = <S extends SetoranRow>({
  label,
  title,
  setoran,
  nama,
  state,
  actions,
}: {
  label: string
  /** The head of their names. */
  title: string
  setoran: readonly S[]
  nama: (s: S) => string
  /** What became of it, and by whom or why. */
  state: (s: S) => readonly [string, string]
  actions?: { title: string; render: (s: S) => ReactNode } | undefined
}) => (
  <DetailTable
    label={label}
    columns={[
      { title },
      { title: 'Tanggal' },
      { title: 'Pembayaran' },
      { title: 'Keadaan' },
      { title: 'Jumlah', number: true },
      ...(actions ? [{ title: <span className="only-heard">{actions.title}</span> }] : []),
    ]}
  >
    {setoran.map((s) => {
      const [became, by] = state(s)
      return (
        <tr key={s.urut} className={s.status_valid === 'CANC' ? 'detail-batal' : undefined}>
          <th scope="row">{nama(s)}</th>
          <td>
            {s.tgl_system} {s.jam.slice(0, 5)}
          </td>
          <td>
            {s.pembayaran.map((p) => (
              <span key={p.jenis} className="detail-bayar">
                {caraBayar(
                  p.jenis,
                  p.nama_bank,
                  p.no_card,
                  // the amount of this way of paying, where there were several
                  s.pembayaran.length > 1 ? formatRupiah(p.nominal) : '-',
                )}
              </span>
            ))}
          </td>
          <td>
            {became}
            {by !== '-' && <small className="muted">{by}</small>}
          </td>
          <td className="number">
            <Rupiah value={s.total} strong />
          </td>
          {actions && <td>{actions.render(s)}</td>}
        </tr>
      )
    })}
  </DetailTable>
)

export const dikembalikan = (
  refund: readonly { jenis: string; nama_bank: string; nominal: Amount }[],
  text = 'Dikembalikan',
): RincianRow[] => refund.map((p) => ({ label: caraBayar(text, p.jenis, p.nama_bank), nilai: p.nominal }))

/** What a visit earned in the draw. */
export const Undian = ({
  kupon,
  hadiah,
}: {
  kupon: readonly string[]
  hadiah: readonly HadiahDiserahkan[]
}) => (
  <>
    {kupon.length > 0 && <p>Kupon: {kupon.join(', ')}</p>}
    {hadiah.length > 0 && <p>Hadiah undian yang sudah diserahkan: {nameAll(hadiah)}</p>}
  </>
)

/** 'DEBET BCA 1234 fee 1.5%': what of it is '-' is left out. */
export const caraBayar = (...parts: readonly string[]): string => parts.filter((t) => t !== '-').join(' ')
