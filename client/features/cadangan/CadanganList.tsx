import { Button } from 'antd'
import { listCadangan, periksaCadangan, unduhCadangan, type Cadangan } from '#domain/calls/cadangan.ts'
import { formatUkuran } from '#domain/format.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { time } from '#client/net/time.ts'
import type { Reading } from '#client/ui/reading.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'

const NADA: Record<Cadangan['status'], Nada> = {
  BERJALAN: 'tunggu',
  TERPUTUS: 'buruk',
  BAIK: 'baik',
  GAGAL: 'buruk',
  DIBUANG: 'biasa',
}
const ASAL: Record<Cadangan['asal'], string> = { JADWAL: 'Jadwal', PERINTAH: 'Perintah', LAYAR: 'Layar' }
const asal = ({ asal: dari, oleh }: Cadangan): string => [ASAL[dari], oleh].filter(Boolean).join(' ')

const diperiksa = ({ diperiksa: pada, temuan }: Cadangan): string =>
  pada === null ? '-' : `${time(pada)} ${temuan ?? 'baik'}`

const COLUMNS: readonly DataColumn<Cadangan>[] = [
  { key: 'mulai', title: 'Saat', value: (c) => time(c.mulai) },
  {
    key: 'status',
    title: 'Status',
    value: (c) => [c.status, c.sebab].filter(Boolean).join(': '),
    render: (c) => (
      <>
        <Lencana nada={NADA[c.status]}>{c.status}</Lencana>
        {c.sebab && <small className="muted cadangan-sebab">{c.sebab}</small>}
      </>
    ),
  },
  { key: 'asal', title: 'Asal', value: asal },
  { key: 'ukuran', title: 'Ukuran', value: (c) => (c.bytes === null ? '-' : formatUkuran(c.bytes)) },
  {
    key: 'diperiksa',
    title: 'Diperiksa Lagi',
    value: diperiksa,
    render: (c) => (c.temuan === null ? diperiksa(c) : <span className="field-error">{diperiksa(c)}</span>),
  },
  {
    key: 'nama',
    title: 'Berkas',
    value: (c) => c.nama,
    render: (c) => (
      <>
        {c.nama}
        {c.hash && (
          <small className="muted cadangan-sebab" title={c.hash}>
            SHA-256 {c.hash.slice(0, 8)}
          </small>
        )}
      </>
    ),
  },
]

interface Props {
  reading: Reading
  rows: readonly Cadangan[]
  /** A backup job is at work: no other begins. */
  bekerja: boolean
}

/** The backups that were made, with their outcome. Files that are still there can be read again or taken away. */
export function CadanganList({ reading, rows, bekerja }: Props) {
  const { unduh, busy } = useUnduh()
  const periksa = useSend(periksaCadangan, { changes: [listCadangan] })
  const actions = actionColumn<Cadangan>(({ id, nama, ada }) => {
    const params = { id: String(id) }
    return (
      ada && (
        <div className="page-actions">
          <Button
            size="small"
            aria-label={`Periksa ${nama}`}
            disabled={bekerja || periksa.busy}
            onClick={() => void periksa.send({ params })}
          >
            Periksa
          </Button>
          {mayMake(unduhCadangan) && (
            <Button
              size="small"
              aria-label={`Unduh ${nama}`}
              loading={busy}
              onClick={() => void unduh(unduhCadangan, { params })}
            >
              Unduh
            </Button>
          )}
        </div>
      )
    )
  })
  return (
    <div className="cadangan-daftar">
      <DataTable
        label="Cadangan"
        columns={[...COLUMNS, actions]}
        rows={rows}
        rowKey={(c) => String(c.id)}
        loading={false}
        reading={reading}
        csv="cadangan.csv"
        empty="Belum Ada Cadangan"
      />
    </div>
  )
}
