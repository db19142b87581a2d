import { Button, Select } from 'antd'
import { formatTanggal } from '#domain/format.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Bacaan } from '#client/ui/bacaan.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { ScanBox, type ScanBoxProps } from '#client/ui/ScanBox.tsx'
import { BATAS_DAFTAR, type Rentang, type Saringan } from './useSaringan.ts'
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
  scan: Pick<ScanBoxProps, 'placeholder' | 'mask' | 'onScan' | 'busy' | 'active'>
  columns: readonly DataColumn<D>[]
  rows: readonly D[]
  rowKey: (d: D) => string
  /** Answered with `BATAS_DAFTAR` there may be more. */
  dibaca: Bacaan & { data?: readonly unknown[] | undefined }
  onOpen: (d: D) => void
}

/** Documents of a range of days, found by what is scanned or typed. */
export function DaftarDokumen<D extends object, S extends string>(props: Props<D, S>) {
  const { nama, saringan, scan, columns, rows, rowKey, dibaca, onOpen } = props
  const { text, setText, semuaHari, setSemuaHari } = saringan
  const hari = semuaHari ? SEMUA_HARI : sebutHari(props.range ?? saringan.range)
  const lebihLuas = text !== '' && hari !== SEMUA_HARI
  const cariSemua = <Button onClick={() => setSemuaHari(true)}>Cari Di Semua Hari</Button>
  const kecil = nama.toLowerCase()
  return (
    <>
      <div className="cari-dokumen">
        <Lipat nama="Filter" isi={saringan.status}>
          <Saring {...props} />
        </Lipat>
        <div className="cari-dokumen-scan">
          <ScanBox label={`Cari ${kecil}`} inputMode="text" {...scan} />
        </div>
      </div>
      {text && (
        <p>
          Hasil pencarian <strong>{text}</strong> pada {hari} {lebihLuas && rows.length > 0 && cariSemua}{' '}
          <Button size="small" onClick={() => setText('')}>
            Hapus Pencarian
          </Button>
        </p>
      )}
      <DataTable
        label={nama}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        loading={dibaca.isFetching}
        dibaca={dibaca}
        search={false}
        onOpen={onOpen}
        empty={`${text ? 'Data Yang Anda Cari Tidak Ada' : `Tidak Ada ${nama}`}${hari === SEMUA_HARI ? '' : ` Pada ${hari}`}`}
        emptyAksi={lebihLuas && cariSemua}
        csv={`${kecil}.csv`}
      />
      {dibaca.data?.length === BATAS_DAFTAR && (
        <p className="muted">
          Hanya {BATAS_DAFTAR} {kecil} terbaru yang ditampilkan. Persempit tanggal atau pencarian.
        </p>
      )}
    </>
  )
}

/** '15 Januari 2025', '1 Januari 2025 s/d 15 Januari 2025', 'semua hari'. */
function sebutHari({ tgl_from, tgl_to }: Rentang): string {
  const [from, to] = [tgl_from ?? tgl_to, tgl_to ?? tgl_from]
  if (!from || !to) return SEMUA_HARI
  return from === to ? formatTanggal(from) : `${formatTanggal(from)} s/d ${formatTanggal(to)}`
}
const SEMUA_HARI = 'semua hari'

function Saring<D, S extends string>({ saringan, range = saringan.range, wajib, status }: Props<D, S>) {
  const isi = (key: keyof Rentang) => (value: string | null) => {
    const { [key]: _, ...rest } = saringan.range
    if (value) saringan.setRange({ ...rest, [key]: value as TanggalSystem })
    else if (!wajib) saringan.setRange(rest)
  }
  return (
    <>
      <Field label="Tanggal Awal">
        {(c) => (
          <TanggalPicker
            {...c}
            allowClear={!wajib}
            {...(saringan.semuaHari ? { placeholder: 'Semua hari' } : {})}
            value={(saringan.semuaHari ? undefined : range.tgl_from) ?? null}
            {...(range.tgl_to ? { max: range.tgl_to } : {})}
            onChange={isi('tgl_from')}
          />
        )}
      </Field>
      <Field label="Tanggal Akhir">
        {(c) => (
          <TanggalPicker
            {...c}
            allowClear={!wajib}
            {...(saringan.semuaHari ? { placeholder: 'Semua hari' } : {})}
            value={(saringan.semuaHari ? undefined : range.tgl_to) ?? null}
            {...(range.tgl_from ? { min: range.tgl_from } : {})}
            onChange={isi('tgl_to')}
          />
        )}
      </Field>
      <Field label="Status">
        {(c) => (
          <Select
            {...c}
            className="cari-dokumen-status"
            value={saringan.status}
            onChange={saringan.setStatus}
            options={status.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
    </>
  )
}
