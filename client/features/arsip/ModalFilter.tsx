import { Alert, Button, Segmented } from 'antd'
import { useRef } from 'react'
import { arsipkanPenjualan, eksporPenjualan } from '#domain/calls/arsip.ts'
import { JENIS_ARSIP } from '#domain/rules/arsip.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { RentangTanggal } from '#client/ui/RentangTanggal.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { JumlahBackup, BackupTable } from './BackupTable.tsx'
import type { DataBackup } from './useBackup.ts'
import type { Truncate } from './useTruncate.ts'

interface Props {
  data: DataBackup
  truncate: Truncate
  min_hari: number
  onTutup: () => void
}

/** Chooses the kind and the days to find, look at, take away or archive. */
export function ModalFilter({ data, truncate, min_hari, onTutup }: Props) {
  const { jenis, rentang, rows, gagal, mencari, ubah, cari } = data
  const { sibuk, kerjakan } = truncate
  const { kode_toko, nama_toko } = currentSession()!.userdata
  const filter = useRef<HTMLDivElement>(null)
  /** Goes on only when the date boxes are right: no search or archive uses other days than they show. */
  const bilaBenar = (lanjut: () => unknown) => () => void (keTanggalKeliru(filter.current) || lanjut())
  const beku = sibuk !== undefined || mencari
  const button = (
    <>
      <Button onClick={onTutup} disabled={beku}>
        Tutup
      </Button>
      {rows && rows.length > 0 && mayMake(arsipkanPenjualan) && (
        <Button
          danger
          disabled={beku}
          loading={sibuk === 'clear'}
          onClick={bilaBenar(() => kerjakan('clear'))}
        >
          Clear
        </Button>
      )}
      {rows && rows.length > 0 && mayMake(eksporPenjualan) && (
        <Button disabled={beku} loading={sibuk === 'backup'} onClick={bilaBenar(() => kerjakan('backup'))}>
          Backup
        </Button>
      )}
      <Button type="primary" disabled={beku} loading={mencari} onClick={bilaBenar(cari)}>
        Cari
      </Button>
    </>
  )
  return (
    <StaticModal
      open
      title="Filter Backup"
      width={1040}
      busy={beku}
      onClose={onTutup}
      onOk={() => void cari()}
      footer={button}
    >
      <div className="backup-filter" data-autofocus="" ref={filter}>
        <RentangTanggal value={rentang} onChange={(next) => ubah({ rentang: next })} />
        <Field label="Gudang">
          {(c) => <TextInput {...c} readOnly value={`${kode_toko} ${nama_toko}`} />}
        </Field>
        <div className="field">
          <span aria-hidden="true">Jenis Transaksi</span>
          <Segmented
            aria-label="Jenis Transaksi"
            options={[...JENIS_ARSIP]}
            value={jenis}
            onChange={(next) => ubah({ jenis: next })}
          />
        </div>
      </div>
      {gagal && <Alert type="error" showIcon role="alert" title={gagal} />}
      {rows && (
        <>
          <div className="backup-hasil">
            <BackupTable data={data} truncate={truncate} min_hari={min_hari} />
          </div>
          <JumlahBackup jumlah={data.jumlah} />
        </>
      )}
    </StaticModal>
  )
}
