import { Button, Select } from 'antd'
import { useRef } from 'react'
import { formatTanggal } from '#domain/format.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { RentangTanggal } from '#client/ui/RentangTanggal.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { kodeNota } from './dokumen.ts'
import { LIST_LIMIT, type Rentang, type Saringan } from './useSaringan.ts'
import './cari-dokumen.css'

interface Props<D, S extends string> {
  /** 'Penjualan': what it lists, and the name of its file. */
  nama: string
  saringan: Saringan<S>
  /** The days that are asked for, where nobody has chosen any. */
  range?: Rentang
  /** Days must be named. */
  wajib?: boolean
  status: readonly S[]
  /** The name of a row of buttons, one for each status. */
  papan?: string
  placeholder: string
  /** A whole number that is scanned opens its document. */
  nomor?: RegExp
  /** Finds a document otherwise than by its number or a text. */
  onScan?: (kode: string) => void
  busy?: boolean
  /** True while a modal lies over the list: no scan is meant for it. */
  covered: boolean
  columns: readonly DataColumn<D>[]
  rows: readonly D[]
  no: (d: D) => string
  /** Answered with `LIST_LIMIT` there may be more. */
  reading: Reading & { data?: readonly unknown[] | undefined }
  onOpen: (no: string) => void
}

/** Documents of a range of days, found by what is scanned or typed. */
export function DokumenList<D extends object, S extends string>(props: Props<D, S>) {
  const { nama, saringan, columns, rows, no, reading, onOpen, nomor } = props
  const { text, setText, allDays, setAllDays } = saringan
  const box = useRef<HTMLDivElement>(null)
  /** Searches only when the date boxes are right: no other days than they show are searched. */
  const bilaBenar = (cari: () => void) => keTanggalKeliru(box.current) || cari()
  const hari = allDays ? ALL_DAYS : sebutHari(props.range ?? saringan.range)
  const lebihLuas = text !== '' && hari !== ALL_DAYS
  const searchAll = <Button onClick={() => setAllDays(true)}>Cari Di Semua Hari</Button>
  const kecil = nama.toLowerCase()
  const cari = (given: string) => {
    const kode = given.trim()
    if (props.onScan) props.onScan(kode)
    else if (nomor?.test(kode)) onOpen(kode)
    else setText(kode)
  }
  return (
    <>
      {props.papan && <Papan nama={props.papan} saringan={saringan} status={props.status} />}
      <div className="cari-dokumen" ref={box}>
        <Lipat nama="Filter" content={saringan.status}>
          <Saring {...props} onStatus={(next) => bilaBenar(() => saringan.setStatus(next))} />
        </Lipat>
        <div className="cari-dokumen-scan">
          <ScanBox
            label={`Cari ${kecil}`}
            inputMode="text"
            placeholder={props.placeholder}
            mask={kodeNota}
            busy={props.busy ?? false}
            active={!props.covered}
            onScan={(kode) => bilaBenar(() => cari(kode))}
          />
        </div>
      </div>
      {text && (
        <p>
          Hasil pencarian <strong>{text}</strong> pada {hari} {lebihLuas && rows.length > 0 && searchAll}{' '}
          <Button size="small" onClick={() => setText('')}>
            Hapus Pencarian
          </Button>
        </p>
      )}
      <DataTable
        label={nama}
        columns={columns}
        rows={rows}
        rowKey={no}
        loading={reading.isFetching}
        reading={reading}
        search={false}
        onOpen={(d) => onOpen(no(d))}
        empty={`${text ? 'Data Yang Anda Cari Tidak Ada' : `Tidak Ada ${nama}`}${hari === ALL_DAYS ? '' : ` Pada ${hari}`}`}
        emptyAction={lebihLuas && searchAll}
        csv={`${kecil}.csv`}
      />
      {reading.data?.length === LIST_LIMIT && (
        <p className="muted">
          Hanya {LIST_LIMIT} {kecil} terbaru yang ditampilkan. Persempit tanggal atau pencarian.
        </p>
      )}
    </>
  )
}

/** '15 Januari 2025', '1 Januari 2025 s/d 15 Januari 2025', 'semua hari'. */
function sebutHari({ tgl_from, tgl_to }: Rentang): string {
  const [from, to] = [tgl_from ?? tgl_to, tgl_to ?? tgl_from]
  if (!from || !to) return ALL_DAYS
  return from === to ? formatTanggal(from) : `${formatTanggal(from)} s/d ${formatTanggal(to)}`
}
const ALL_DAYS = 'semua hari'

const Papan = <S extends string>({
  nama,
  saringan,
  status,
}: Pick<Props<never, S>, 'nama' | 'saringan' | 'status'>) => (
  <div className="cari-dokumen-papan" role="group" aria-label={nama}>
    {status.map((s) => (
      <Button
        key={s}
        size="small"
        type={s === saringan.status ? 'primary' : 'default'}
        aria-pressed={s === saringan.status}
        onClick={() => saringan.setStatus(s)}
      >
        {s}
      </Button>
    ))}
  </div>
)

function Saring<D, S extends string>({
  saringan,
  range = saringan.range,
  wajib,
  status,
  onStatus,
}: Props<D, S> & { onStatus: (status: S) => void }) {
  return (
    <>
      <RentangTanggal<Rentang>
        value={saringan.allDays ? ALL : range}
        empty={!wajib}
        {...(saringan.allDays && { placeholder: 'Semua hari' })}
        onChange={(next) => saringan.setRange(wajib ? lengkap(next, saringan.range) : next)}
      />
      <Field label="Status">
        {(c) => (
          <Select
            {...c}
            className="cari-dokumen-status"
            value={saringan.status}
            onChange={onStatus}
            options={status.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
    </>
  )
}

const ALL: Rentang = {}

/** Returns a range with both ends, when only a single end was chosen after a search through all days. */
const lengkap = ({ tgl_from, tgl_to }: Rentang, dulu: Rentang): Rentang => {
  const [from, to] = [tgl_from ?? dulu.tgl_from ?? tgl_to!, tgl_to ?? dulu.tgl_to ?? tgl_from!]
  if (from <= to) return { tgl_from: from, tgl_to: to }
  return tgl_from ? { tgl_from, tgl_to: tgl_from } : { tgl_from: tgl_to!, tgl_to: tgl_to! }
}
